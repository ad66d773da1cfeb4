import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type * as english from '#i18n/guest.ts';
import type { Words } from '#i18n/words.ts';

export const guestText: Words<typeof english.guestText> = {
  justLooking: 'Vuoi solo dare un’occhiata?',
  tryIt: 'Prova come ospite',
  trying: 'Apertura di un account ospite…',
  about: 'Non servono dati. Dura finché non esci.',
  upline:
    'La tua upline sarà il membro del link d’invito che hai aperto, se ne indica uno. Resta la stessa anche in un account completo.',
  malformedLink: `Il link d’invito che hai aperto non indica un membro possibile. Come ospite saresti sotto il programma stesso (${PROGRAMME_USERNAME}), anche in un account completo. Prima chiedi il link giusto a chi te l’ha mandato.`,
  withoutUpline: `Continua senza: sotto il programma stesso (${PROGRAMME_USERNAME})`,

  notice: 'Sei un ospite: solo questo browser può aprire questo account, e solo finché non esci.',
  upgrade: 'Rendilo un account completo',

  leave: {
    title: 'Lasciare l’account ospite?',
    text: 'Un account ospite non ha una password: dopo l’uscita nessuno può più aprirlo. Per conservare quello che contiene, rendilo prima un account completo.',
    confirm: 'Esci per sempre',
    confirming: 'Uscita…',
    keep: 'Resta',
  },

  upgradedTitle: 'Ora sei un membro',
  upgradedText: (email: string) =>
    `Niente dell’account ospite è andato perso. D’ora in poi accedi con ${email} e la tua password.`,
};
