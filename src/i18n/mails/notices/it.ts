import type { NoticeWords } from './letter.ts';

const NOT_YOU = 'Se non sei stato tu, imposta subito una nuova password e scrivi agli operatori.';

const WHY = {
  deposits: 'quelle sui tuoi depositi',
  withdrawals: 'quelle sui tuoi prelievi',
  messages: 'quelle con le risposte degli operatori',
} as const;

export const ITALIAN_NOTICES: NoticeWords = {
  locale: 'it-IT',
  notices: {
    'deposit-credited': ({ amount }) => ({
      subject: `Deposito accreditato: ${amount}`,
      opening: `il tuo deposito di ${amount} è stato accreditato. È nel tuo Deposito attivo, che serve per i livelli.`,
      link: 'Vedi il deposito',
    }),
    'deposit-refused': ({ amount }) => ({
      subject: `Deposito rifiutato: ${amount}`,
      opening: `il tuo deposito di ${amount} è stato rifiutato. Al tuo conto non è stato aggiunto nulla.`,
      link: 'Vedi il deposito',
    }),
    'deposit-expired': ({ amount }) => ({
      subject: `Deposito scaduto: ${amount}`,
      opening: `il tuo deposito di ${amount} è scaduto: non è arrivata in tempo nessuna prova di pagamento.`,
      link: 'Vedi il deposito',
      closing: 'Se hai pagato, scrivi agli operatori e manda la prova di pagamento.',
    }),
    'deposit-reversed': ({ amount }) => ({
      subject: `Deposito stornato: ${amount}`,
      opening: `l’accredito del tuo deposito di ${amount} è stato stornato.`,
      link: 'Vedi il deposito',
    }),
    'withdrawal-paid': ({ amount }) => ({
      subject: `Prelievo in pagamento: ${amount}`,
      opening: `gli operatori stanno pagando il tuo prelievo di ${amount}. Riceverai un’altra e-mail quando i soldi saranno stati inviati.`,
      link: 'Vedi il prelievo',
    }),
    'withdrawal-sent': ({ amount }) => ({
      subject: `Prelievo inviato: ${amount}`,
      opening: `il tuo prelievo di ${amount} è stato inviato.`,
      link: 'Vedi il prelievo',
    }),
    'withdrawal-refused': ({ amount }) => ({
      subject: `Prelievo rifiutato: ${amount}`,
      opening: `il tuo prelievo di ${amount} è stato rifiutato. L’importo è rimasto sul tuo conto.`,
      link: 'Vedi il prelievo',
    }),
    'withdrawal-reversed': ({ amount }) => ({
      subject: `Prelievo stornato: ${amount}`,
      opening: `il pagamento del tuo prelievo di ${amount} è stato stornato. L’importo è di nuovo nei Guadagni.`,
      link: 'Vedi il prelievo',
    }),
    'message-answered': ({ site }) => ({
      subject: 'Gli operatori ti hanno risposto',
      opening: `gli operatori di ${site} hanno risposto al tuo messaggio.`,
      link: 'Leggi la risposta',
    }),
    'second-factor-added': () => ({
      subject: 'È stato aggiunto un secondo fattore',
      opening:
        'al tuo account è stato aggiunto un secondo fattore di autenticazione. D’ora in poi verrà chiesto a ogni accesso.',
      link: 'Vedi il tuo profilo',
      closing: NOT_YOU,
    }),
    'second-factor-removed': () => ({
      subject: 'Il secondo fattore è stato tolto',
      opening:
        'dal tuo account è stato tolto il secondo fattore di autenticazione. Ora basta la password per entrare.',
      link: 'Vedi il tuo profilo',
      closing: NOT_YOU,
    }),
    'password-changed': () => ({
      subject: 'La tua password è stata cambiata',
      opening: 'la password del tuo account è stata cambiata.',
      link: 'Vedi il tuo profilo',
      closing: NOT_YOU,
    }),
    'sessions-ended': () => ({
      subject: 'Le altre sessioni sono state chiuse',
      opening: 'tutte le altre sessioni del tuo account sono state chiuse.',
      link: 'Vedi il tuo profilo',
      closing: NOT_YOU,
    }),
  },
  greeting: (firstName) => `Ciao ${firstName},`,
  note: (note) => `Gli operatori scrivono: «${note}»`,
  testCoins: (site) =>
    `${site} funziona con monete di prova, che non hanno alcun valore reale. Nessuno ti chiederà mai di pagare per essere pagato.`,
  why: (kind) =>
    kind === 'security'
      ? 'Le e-mail sulla sicurezza del tuo account arrivano sempre.'
      : `Ricevi questa e-mail perché hai scelto di ricevere ${WHY[kind]}.`,
  preferences: 'Scegli quali e-mail ricevere',
  digest: {
    subject: (count, site) => `${count} novità su ${site}`,
    opening: (count) => `nell’ultima ora ci sono state ${count} novità. Eccole in una sola e-mail:`,
    link: 'Vedi le novità',
  },
};
