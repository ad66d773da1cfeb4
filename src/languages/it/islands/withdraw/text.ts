import { del } from '#i18n/italian-articles.ts';
import type { IbanProblem } from '#domain/withdrawals/iban.ts';
import type { BankFormErrors, WithdrawalAmountProblem } from '#domain/withdrawals/withdrawal-form.ts';
import { MINIMUM_WITHDRAWAL } from '#domain/withdrawals/withdrawal.ts';
import type { SentencesFor } from '#i18n/field-errors.ts';
import { usd, usdShort } from '#i18n/format.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/withdraw/text.ts';
import { payeeText } from '#i18n/payee.ts';

const MINIMUM = usdShort(MINIMUM_WITHDRAWAL);

export const withdrawText: Words<typeof english.withdrawText> = {
  notEnough: `Per prelevare servono almeno ${MINIMUM}`,
  notEnoughHint: 'Molti membri non ci arrivano mai.',
  lateTitle: (earned) => `I tuoi Guadagni si sono fermati a ${earned}: per prelevare servono ${MINIMUM}`,
  lateHint: 'Ormai non entra più nessuno che possa pagarti.',
  levels: 'Vedi i tuoi livelli',
  form: 'Vedi il modulo',
  more: 'Preleva ancora',

  steps: 'Fasi del prelievo',
  stepNames: { method: 'Importo', form: 'Dati', review: 'Conferma' },
  methodTitle: 'Quanto vuoi prelevare, e dove vuoi riceverlo?',
  bankHint: 'Con dati inventati: nessun pagamento arriva a una banca vera',
  cryptoHint: 'Monete di prova al tuo indirizzo',

  formTitle: { bank: 'Preleva su un conto bancario', crypto: 'Preleva in criptovaluta' },
  madeUp: 'Usa dati inventati: nessun pagamento arriva a una banca vera.',
  fillSample: 'Compila con dati di esempio',
  sampleFilled: 'Dati di esempio inseriti.',
  chooseCountry: 'Scegli un Paese',
  chooseCoin: 'Scegli una moneta',
  account: 'Il conto',
  holder: 'L’intestatario',

  reviewTitle: 'Controlla e conferma',
  reviewText:
    'L’importo resta in sospeso finché un operatore non decide. Fino ad allora puoi annullare il prelievo e riavere i soldi.',
  confirm: 'Conferma il prelievo',
  confirming: 'Registrazione del prelievo…',
  change: 'Modifica',
  fee: 'Commissione',
  arrives: 'Ricevi',
  left: 'Restano nei Guadagni',
  recorded: (amount) => `Richiesta registrata: il tuo prelievo di ${amount} è in sospeso.`,
  requested: (amount) =>
    `Prelievo di ${amount} richiesto. Finché la richiesta non è elaborata, nessun importo è in sospeso.`,
  requestedAlready: (amount) => `Importo dei tuoi Guadagni già impegnato in altre richieste: ${amount}.`,

  amount: 'Importo',
  max: (amount) => `Massimo ${amount}`,
  meant: (amount) => `Sì, ${amount}`,
  changeAmount: 'Cambia importo o metodo',

  history: 'I tuoi prelievi',
  newestFirst: 'Dal più recente',
  empty: 'Nessun prelievo',
  to: 'Destinatario',
  status: 'Stato',
  date: 'Data',
  actions: 'Azioni',
  cancel: 'Annulla',
  cancelLabel: (what) => `Annulla il prelievo: ${what}`,
  described: (to, amount, at) => `${amount} (${to}), richiesta ${del(at)}`,
  cancelTitle: 'Annullare questo prelievo?',
  cancelText: (what) => `${what}. L’importo torna nei Guadagni.`,
  cancelRequestText: (what) => `${what}. Per ora nessun importo è in sospeso.`,
  cancelConfirm: 'Annulla il prelievo',
  cancelling: 'Annullamento in corso…',
  keep: 'Non annullare',
  cancelled: 'Il prelievo è stato annullato. L’importo è di nuovo nei Guadagni.',
  cancelledBefore: 'Il prelievo è stato annullato. Non c’era nessun importo in sospeso.',
  cancellationRecorded:
    'L’annullamento è stato registrato. L’importo torna nei Guadagni appena la richiesta viene elaborata.',
};

/** An Italian reader sees invented names in Italian. */
export const SAMPLE_BANK_DETAILS: Words<typeof english.SAMPLE_BANK_DETAILS> = {
  country: 'IT',
  bankName: 'Banca di esempio',
  accountHolder: 'Intestatario di esempio',
  // An Italian IBAN of a bank and a branch that do not exist.
  accountNumber: 'IT78X0000000000000000000000',
  zip: '00000',
  postalCode: '',
};

const AMOUNT_FIELD = {
  label: 'Importo in dollari USA',
  hint: `Minimo ${MINIMUM}.`,
} as const;

export const methodFormText: Words<typeof english.methodFormText> = {
  fields: { amount: AMOUNT_FIELD, method: { label: 'Metodo' } },
  error: (error) => (error === 'missing' ? 'Scegli Banca o Criptovaluta.' : amountError(error)),
  submit: 'Continua',
  sending: 'Un momento…',
};

function amountError(error: WithdrawalAmountProblem): string {
  switch (error.code) {
    case 'below-minimum':
      return `Inserisci almeno ${usd(error.minimum)}.`;
    case 'insufficient-funds':
      return error.available > 0
        ? `Saldo insufficiente: puoi prelevare fino a ${usd(error.available)}.`
        : `Non puoi ancora prelevare: nei Guadagni devi avere almeno ${usd(MINIMUM_WITHDRAWAL)}.`;
    case 'requested-already':
      return error.available > 0
        ? `Saldo insufficiente: puoi prelevare fino a ${usd(error.available)}. Importo già impegnato in altre richieste: ${usd(error.requested)}.`
        : `Saldo insufficiente: restano ${usd(error.left)}. Importo già impegnato in altre richieste: ${usd(error.requested)}. ${AMOUNT_FIELD.hint}`;
    case 'required':
      return 'Inserisci l’importo che vuoi prelevare.';
    case 'negative':
      return 'Inserisci un importo maggiore di zero.';
    case 'misplaced-marks':
      return 'I punti o le virgole di questo importo non tornano. Scrivilo come 1100 o 1100,50.';
    case 'ambiguous':
      return `Intendi ${usd(error.likely)}?`;
    case 'too-many-decimals':
      return 'Inserisci al massimo due decimali, come 150,25.';
    case 'too-large':
      return 'Questo importo è troppo alto. Controlla le cifre.';
    case 'not-a-number':
      return 'Inserisci un importo in cifre, come 150 o 1250,50.';
  }
}

function ibanSentence({ code, form: { letters, length } }: IbanProblem): string {
  const made = 'Va bene anche inventato: i dati di esempio ne hanno uno.';
  switch (code) {
    case 'other-letters':
      return `In questo Paese il numero di conto è un IBAN, che comincia con ${letters}. ${made}`;
    case 'other-length':
      return `Un IBAN che comincia con ${letters} ha ${length} caratteri, tra lettere e cifre. Controlla se ne manca o ne avanza qualcuno. ${made}`;
    case 'check-digits':
      return `Le cifre di controllo di questo IBAN non tornano, quindi non può essere giusto. Cerca un carattere sbagliato. ${made}`;
  }
}

const bankSentences: SentencesFor<Omit<BankFormErrors, 'amount'>> = {
  country: { required: 'Scegli un Paese.', 'unknown-country': 'Scegli un Paese dall’elenco.' },
  bankName: {
    required: 'Inserisci il nome di una banca. Va bene anche inventato.',
    'too-long': 'Il nome della banca è troppo lungo. Usa al massimo 80 caratteri.',
  },
  accountHolder: {
    required: 'Inserisci un intestatario. Va bene anche inventato.',
    'too-long': 'Il nome dell’intestatario è troppo lungo. Usa al massimo 80 caratteri.',
  },
  accountNumber: {
    required: 'Inserisci un numero di conto. Va bene anche inventato.',
    'too-long': 'Il numero di conto è troppo lungo. Usa al massimo 34 caratteri.',
  },
  zip: { 'too-long': 'Il CAP è troppo lungo. Usa al massimo 16 caratteri.' },
  postalCode: { 'too-long': 'Il codice postale estero è troppo lungo. Usa al massimo 16 caratteri.' },
};

type BankError = NonNullable<BankFormErrors[keyof BankFormErrors]>;

function bankError(error: BankError, field: keyof BankFormErrors): string {
  if (typeof error === 'object') return 'form' in error ? ibanSentence(error) : amountError(error);
  const sentences: Readonly<Partial<Record<string, string>>> = field === 'amount' ? {} : bankSentences[field];
  return sentences[error] ?? error;
}

export const bankFormText: Words<typeof english.bankFormText> = {
  fields: {
    amount: AMOUNT_FIELD,
    country: { label: payeeText.country },
    bankName: { label: payeeText.bankName },
    accountNumber: {
      label: payeeText.accountNumber,
      hint: 'Un IBAN, nei Paesi che lo usano. Si controlla solo che sia scritto bene.',
    },
    accountHolder: { label: payeeText.accountHolder },
    zip: { label: payeeText.zip, hint: 'Se abita in Italia', optional: true },
    postalCode: { label: payeeText.postalCode, hint: 'Se abita all’estero', optional: true },
  },
  error: bankError,
  submit: 'Controlla',
  sending: 'Controllo in corso…',
};

export const cryptoFormText: Words<typeof english.cryptoFormText> = {
  fields: {
    amount: AMOUNT_FIELD,
    coin: { label: 'Moneta e rete' },
    address: { label: payeeText.address, hint: 'Il tuo indirizzo sulla rete di prova della moneta scelta.' },
  },
  error: (error) => ('reason' in error ? error.reason : amountError(error)),
  submit: 'Controlla',
  sending: 'Controllo in corso…',
};

export const withdrawalDetailsText: Words<typeof english.withdrawalDetailsText> = {
  asked: 'Data della richiesta',
  amount: 'Importo',
  decision: 'Decisione',
  decided: {
    paid: 'Accettato',
    reversed: 'Accettato',
    refused: 'Rifiutato',
    cancelled: 'Annullato',
  },
  on: '·',
  approval: 'Prima approvazione',
  recorded: 'Invio:',
  correction: 'Storno',
  postings: 'Movimenti',
  toStatement: 'Vedili nell’estratto conto',
};
