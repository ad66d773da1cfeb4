import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type * as english from '#i18n/guest.ts';
import type { Words } from '#i18n/words.ts';

export const guestText: Words<typeof english.guestText> = {
  justLooking: 'Vuoi solo dare un’occhiata?',
  tryIt: 'Prova come ospite',
  trying: 'Apertura di un account ospite…',
  about: 'Non serve nessun dato. L’account dura finché non esci.',
  upline:
    'La tua upline sarà il membro indicato dal link d’invito che hai aperto, se ce n’è uno. Resta la stessa anche con un account completo.',
  malformedLink: `Il link d’invito che hai aperto non è valido: non indica nessun membro. Come ospite saresti direttamente sotto il programma (${PROGRAMME_USERNAME}), e ci resteresti anche con un account completo. Prima chiedi il link giusto a chi te l’ha mandato.`,
  withoutUpline: `Continua senza link: direttamente sotto il programma (${PROGRAMME_USERNAME})`,

  notice: 'Sei un ospite: questo account si apre solo in questo browser, e solo finché non esci.',
  upgrade: 'Passa a un account completo',

  leave: {
    title: 'Lasciare l’account ospite?',
    text: 'Un account ospite non ha una password: dopo l’uscita nessuno può più aprirlo. Per conservare quello che contiene, passa prima a un account completo.',
    confirm: 'Esci definitivamente',
    confirming: 'Uscita in corso…',
    keep: 'Resta',
  },

  upgradedTitle: 'Ora sei un membro',
  upgradedText: (email: string) =>
    `Dell’account ospite non è andato perso niente. D’ora in poi accedi con ${email} e la tua password.`,
};
