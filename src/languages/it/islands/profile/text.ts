import { ZERO } from '#domain/money/cents.ts';
import { usd } from '#i18n/format.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/profile/text.ts';

export const profileText: Words<typeof english.profileText> = {
  pictureOf: (name) => `Immagine predefinita di ${name}: un mosaico`,
  photoOf: (name) => `Foto di ${name}`,
  photo: {
    change: {
      first: 'Aggiungi una foto',
      another: 'Sostituisci la foto',
      title: 'La tua foto',
      text: 'Conserviamo solo il riquadro centrale. Nessun altro membro lo vede.',
      label: 'Scegli un’immagine',
      send: 'Usa questa foto',
    },
    sent: 'Ora la tua foto è questa.',
    remove: {
      button: 'Togli',
      title: 'Togliere la tua foto?',
      text: 'Al suo posto torna l’immagine predefinita.',
      confirm: 'Togli la foto',
      confirming: 'Un momento…',
      keep: 'Non togliere',
    },
  },
  username: 'Nome utente',
  email: 'E-mail',
  country: 'Paese',
  phone: 'Telefono',
  notGiven: 'non indicato',
  levels: 'Livelli',
  accountType: 'Tipo di account',
  basic: 'Base',
  memberSince: 'Registrazione',

  status: 'Stato dell’account',
  verified: 'Verificato',
  notVerified: 'Non verificato',
  notVerifiedHint: (email) => `Apri il link nell’e-mail mandata a ${email}.`,
  sendAgain: 'Manda di nuovo',
  sending: 'Invio in corso…',
  sent: (email) => `L’e-mail è stata mandata di nuovo a ${email}.`,

  upgrade: {
    title: 'Account di categoria superiore',
    dueLabel: 'Pacchetto da acquistare:',
    due: 'nessuno',
    button: 'Passa alla categoria superiore',
  },
  fee: {
    title: 'Commissione di prelievo',
    dueLabel: 'Commissione da pagare:',
    due: usd(ZERO),
    button: 'Paga la commissione',
  },
  nothingDue: 'Non devi pagare nulla',
  dependsOnNothing: 'Per prelevare non servono mai né un pagamento né un account di categoria superiore.',
};
