import { al, dal, del } from '#i18n/italian-articles.ts';
import { CREDIT_WITHIN } from '#domain/deposits/deposit.ts';
import { HOUR } from '#domain/time.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/deposit/text.ts';

export const depositText: Words<typeof english.depositText> = {
  steps: 'Fasi del deposito',
  stepNames: { coin: 'Moneta', package: 'Pacchetto', payment: 'Pagamento' },
  back: 'Indietro',

  coinTitle: 'Scegli una moneta',
  moreTitle: 'Nuovo deposito',
  packageTitle: 'Scegli un pacchetto',
  lateTitle: 'Un deposito fatto ora non può più fruttare nulla',
  lateHint: 'Frutta quando altri entrano e pagano, e ormai non entra più nessuno.',
  lateDeposit: 'Fai un deposito lo stesso',
  advertised: (percent) => `${percent}% di rendimento pubblicizzato`,
  reached: (share) => `raggiunto ${dal(share)} dei membri`,
  advertisedHint: (members) =>
    `Pubblicizzato non vuol dire pagato: la quota di membri che raggiunge quel rendimento viene dalla nostra simulazione con ${members} membri.`,
  mathsLink: 'Vedi i conti',
  coinUnknown: 'Questa moneta non è disponibile. Scegline un’altra.',

  paymentTitle: 'Pagamento',
  checkout: 'Pagamento del deposito',
  states: {
    waiting: 'Manca il tuo pagamento',
    proven: 'Prova di pagamento ricevuta',
    credited: (amount) => `${amount} aggiunti al conto «Deposito attivo».`,
    reversed: (amount) => `${amount} accreditati, poi tolti dal conto «Deposito attivo».`,
    refused: 'Al tuo conto non è stato aggiunto nulla.',
    expired: 'Al tuo conto non è stato aggiunto nulla.',
  },
  countdown: {
    expiry: (left) => `Scade tra ${left}`,
    credit: (left) => `Accredito entro ${left}`,
  },
  realTime: (left) => `${left} di tempo reale`,
  countedDown: { expiry: 'Sta per scadere', credit: 'In ritardo' },
  amount: 'Importo',
  worth: (usd) => `per un deposito di ${usd}`,
  address: 'Indirizzo',
  on: (network) => `su ${network}`,
  copyAddress: 'Copia l’indirizzo',
  copyAmount: 'Copia l’importo',
  amountCopied: 'Importo copiato',
  addressCopied: 'Indirizzo copiato: ora fai il pagamento',
  onlyTestCoins: (network) =>
    `Solo monete di prova su ${network}: quello che mandi su un’altra rete va perso.`,
  qrTitle: 'Codice QR del link di pagamento',
  openWallet: 'Apri in un portafoglio',
  noWalletLink: (coin) =>
    `Per ${coin} non c’è un link di pagamento valido per tutti i portafogli. Copia l’indirizzo e l’importo nel tuo portafoglio.`,
  havePaid: 'Ho pagato: invio la prova di pagamento',
  ownProof: 'La tua prova di pagamento',

  details: 'Dettagli e prossimi passi',
  next: 'Prossimi passi',
  nextHint: `Un operatore accredita il tuo pagamento in dollari USA, entro ${CREDIT_WITHIN / HOUR} ore. Non serve aspettare qui.`,
  package: 'Pacchetto',
  packageOf: (packageName, amount) => `${packageName}, ${amount}`,
  referenceHint:
    'Distingue questo deposito da altri dello stesso importo. Se il tuo portafoglio prevede una nota, scrivilo lì.',
  rate: 'Cambio applicato',
  rateRecorded: (one, price, date) => `${one} = ${price}, ${al(date)}`,
  rateAtDeposit: (date) => `Il cambio al momento del deposito (${date})`,
  network: 'Rete',
  uri: 'Link di pagamento',
  copyUri: 'Copia il link di pagamento',
  time: 'Tempi',
  due: 'Accredito entro:',
  dueAfterPayment: `Accredito entro ${CREDIT_WITHIN / HOUR} ore dal pagamento`,
  dueInSandbox: 'Pagalo, o accreditalo come operatore',
  overdue: 'in ritardo',
  expires: 'Scadenza se non mandi una prova di pagamento:',

  another: 'Fai un altro deposito',
  paymentDeleted:
    'Questo deposito è stato eliminato: non pagarlo. Se hai già pagato, scrivilo agli operatori da «Aiuto», nel menu del tuo account.',
  paymentUnknown: 'Questo deposito non è tra i tuoi. Forse è stato eliminato.',
  seeLevels: 'Vedi i livelli',
  seeBalance: 'Vedilo in «Il mio conto»',
  note: (note) => `Nota dell’operatore: ${note}`,

  proofTitle: 'Prova di pagamento',
  proofHint: 'Un’immagine del tuo portafoglio aiuta l’operatore a trovare il pagamento.',
  proofLater: 'Puoi aggiungerla più tardi.',
  addProof: 'Aggiungi una prova',
  addProofLabel: (what) => `Aggiungi una prova di pagamento: ${what}`,
  viewProof: 'Vedi la prova',
  viewProofLabel: (what) => `Vedi la prova di pagamento: ${what}`,

  history: 'I tuoi depositi',
  historyCaption: 'Dal più recente',
  empty: 'Nessun deposito',
  coin: 'Moneta',
  status: 'Stato',
  date: 'Data',
  actions: 'Azioni',
  shownAbove: 'Vedi sopra',
  pay: 'Paga',
  payLabel: (what) => `Paga il deposito: ${what}`,
  remove: 'Elimina',
  removeLabel: (what) => `Elimina il deposito: ${what}`,
  described: (coin, amount, at) => `${coin}, ${amount}, ${del(at)}`,

  removeTitle: 'Eliminare questo deposito?',
  removeText: (what) =>
    `${what}. Se hai già pagato, non eliminarlo: altrimenti il pagamento non potrà essere accreditato.`,
  removeConfirm: 'Elimina il deposito',
  removing: 'Eliminazione in corso…',
  keep: 'Non eliminare',
  removed: 'Il deposito è stato eliminato.',
};

export const coinFormText: Words<typeof english.coinFormText> = {
  fields: {
    coin: {
      label: 'Moneta',
      hint: 'Tutte e quattro sono monete di prova, senza alcun valore: le regalano i siti chiamati «faucet».',
    },
  },
  error: () => 'Scegli la moneta con cui vuoi pagare.',
  submit: 'Continua',
  sending: 'Un momento…',
};

export const packageFormText: Words<typeof english.packageFormText> = {
  fields: { package: { label: 'Pacchetto' } },
  error: (error) =>
    error === 'missing'
      ? 'Scegli un pacchetto.'
      : `Non è stato registrato nulla: nella configurazione di questo sito c’è qualcosa che non è una moneta di prova. ${error.message}`,
  submit: 'Continua',
  sending: 'Registrazione del deposito…',
};

export const depositDetailsText: Words<typeof english.depositDetailsText> = {
  asked: 'Data della richiesta',
  package: 'Pacchetto',
  toPay: 'Da pagare',
  payOn: (amount, network) => `${amount} su ${network}`,
  address: 'Indirizzo',
  copyAddress: 'Copia l’indirizzo',
  proof: 'Prova di pagamento',
  noProof: 'Nessuna',
  uploaded: 'Caricata:',
  time: 'Tempi',
  decision: 'Decisione',
  on: '·',
  note: 'Nota dell’operatore',
  correction: 'Storno',
  reason: 'Motivo',
  posting: 'Movimento',
  toStatement: 'Vedilo nell’estratto conto',
};

export const proofText: Words<typeof english.proofText> = {
  picture: 'Prova di pagamento, così come è stata caricata',
  uploadedOn: (at) => `Caricata: ${at}`,
  choose: 'Scegli un’immagine',
  replace: 'Scegli un’altra immagine',
  send: 'Carica la prova di pagamento',
  sent: 'La prova di pagamento è stata caricata.',
  decided:
    'La decisione su questo deposito è già stata presa: la prova di pagamento non si può più cambiare.',
};
