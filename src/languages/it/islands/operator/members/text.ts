import { LONGEST_MEMBER_NOTE, type MemberNoteProblem } from '#domain/accounts/member-note.ts';
import { LONGEST_REASON, type ReasonProblem } from '#domain/accounts/suspension.ts';
import { wholeNumber } from '#i18n/format.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/operator/members/text.ts';

export const membersText: Words<typeof english.membersText> = {
  language: 'Lingua',
  languages: { it: 'Italiano', en: 'Inglese' },
  hint: {
    browser:
      'Puoi cercare un nome utente, un nome con le stesse maiuscole e minuscole («Ada», non «ADA»), un indirizzo e-mail, l’ID di un account o il riferimento di un deposito.',
    settler:
      'Puoi cercare un nome utente, un nome con le stesse maiuscole e minuscole («Ada», non «ADA»), l’ID di un account o il riferimento di un deposito. Per un indirizzo e-mail, «npm run member:find -- E-MAIL» trova l’account.',
  },
  byReference: 'Depositi con questo riferimento',
  samples: (count) => (count === 1 ? '1 membro di esempio.' : `${count} membri di esempio.`),
  found: (count, find) => `${count === 1 ? '1 membro trovato' : `${count} membri trovati`} per «${find}»`,
  foundRequests: (count) =>
    count === 0
      ? 'Nessuna richiesta ha questo riferimento'
      : count === 1
        ? '1 richiesta ha questo riferimento'
        : `${count} richieste hanno questo riferimento`,
  first: (count, find) => `I primi ${count} per «${find}»: scrivi altre lettere per restringere la ricerca`,
  member: 'Membro',
  joinedOn: 'iscrizione:',
  latest: 'Ultima richiesta',
  latestFirst: 'Dalla richiesta più recente',
  time: 'Tempi',
  waitingFirst: 'Membri, prima quelli in attesa',
  quiet: 'Nessun membro ha ancora fatto richieste',
  quietHint: 'I membri compaiono qui quando fanno una richiesta.',
  outcome: {
    putIn: 'Versati',
    withdrawn: 'Prelevati',
    result: 'Risultato finora',
  },
  waits: {
    title: 'In attesa di un operatore',
    amount: 'Importo',
    what: 'Che cosa',
    none: 'Altri membri',
    deposits: (count) => (count === 1 ? 'Deposito' : `${count} depositi`),
    withdrawals: (count) => (count === 1 ? 'Prelievo' : `${count} prelievi`),
    payouts: (count) => (count === 1 ? 'Da inviare' : `${count} da inviare`),
    message: 'Messaggio',
    all: (count) => `Mostra tutti (${count})`,
    first: (count) => `Mostra solo i primi ${count}`,
    decide: 'Decidi',
    send: 'Invia',
  },
  asked: {
    deposit: (amount) => `Deposito di ${amount}`,
    withdrawal: (amount) => `Prelievo di ${amount}`,
  },
  list: 'Membri trovati',
  none: 'Nessun membro trovato',
  back: 'Tutti i membri',
  gone: 'Questo account non esiste, o è stato eliminato.',
  name: 'Nome',
  email: 'E-mail',
  country: 'Paese',
  upline: 'Upline',
  joined: 'Registrazione',
  id: 'ID dell’account',
  plan: 'Livelli',
  history: 'Movimenti',
  historyCaption: 'Dal più recente',
  historyEmpty: 'Ancora nessun movimento',
  times: (kind, count) => `${kind} (${count} volte)`,
  what: 'Movimento',
  when: 'Data',
  amount: 'Variazione',
  balance: 'Saldo',
};

export const heldText: Words<typeof english.heldText> = {
  save: 'Scarica i dati del membro',
  saveNotes: 'Scarica le note',
  saving: 'Preparazione del file…',
  notes:
    'Tutti i dati che il sito conserva su questo membro. Gli importi sono in centesimi di dollaro USA. Le note degli operatori sono in un file a parte.',
};

export const erasureText: Words<typeof english.erasureText> = {
  title: 'Eliminazione',
  asked: 'Richiesta del membro:',
  waits: 'L’eliminazione è bloccata da:',
  open: {
    requested: (amount) =>
      `Un prelievo di ${amount} che il programma di elaborazione non ha ancora preso in carico`,
    held: (amount) => `Un prelievo di ${amount} in attesa di una decisione`,
    cancelling: (amount) => `Un prelievo di ${amount} che il membro sta annullando`,
    paid: (amount) => `Un pagamento di ${amount} già deciso e non ancora inviato`,
  },
  held: (amount) => `${amount} che per la contabilità sono ancora in sospeso`,
  ready: 'Non ci sono richieste aperte.',
  finish: 'Completa l’eliminazione',
  confirm: {
    title: 'Eliminare per sempre questo account?',
    text: [
      'Nome, e-mail, telefono, password, foto, richieste, prove di pagamento, messaggi e note degli operatori vengono eliminati. Nessuno potrà recuperarli.',
      'La contabilità resta, ma senza il nome. Il nome utente non può essere riutilizzato. Insieme all’eliminazione viene registrato il tuo nome.',
    ],
    confirm: 'Elimina per sempre',
    confirming: 'Eliminazione in corso…',
    keep: 'Non eliminare',
  },
  asking: 'In attesa di eliminazione',
  gone: 'Questo account è stato eliminato',
  deleted: 'Eliminazione:',
  by: (operator) => `L’eliminazione è stata completata da ${operator}.`,
  erased: 'Rimozione di tutti i dati personali:',
  left: 'Il programma di elaborazione sta ancora rimuovendo gli ultimi dati. Se non finisce, il motivo è nello stato del programma di elaborazione.',
};

const REASONS: Readonly<Record<ReasonProblem, string>> = {
  required: 'Scrivi il motivo: il membro lo legge, e resta tra le decisioni.',
  'too-long': `Il motivo è troppo lungo. Usa al massimo ${LONGEST_REASON} caratteri.`,
};

const NOTE_PROBLEMS: Readonly<Record<MemberNoteProblem, string>> = {
  required: 'Scrivi prima la nota.',
  'too-long': `La nota è troppo lunga. Usa al massimo ${wholeNumber(LONGEST_MEMBER_NOTE)} caratteri.`,
};

export const notesText: Words<typeof english.notesText> = {
  title: 'Note',
  open: 'Aggiungi una nota',
  form: {
    fields: {
      text: {
        label: 'Nuova nota',
        hint: 'La vedono solo gli operatori e non si può modificare. Se il membro chiede i suoi dati, riceve anche le note.',
      },
    },
    error: (error) => NOTE_PROBLEMS[error],
    submit: 'Aggiungi la nota',
    sending: 'Aggiunta in corso…',
  },
};

export const standingText: Words<typeof english.standingText> = {
  suspend: {
    open: 'Sospendi l’account',
    title: 'Sospendere questo account?',
    text: [
      'Finché non togli la sospensione, il membro non può fare depositi né attivare livelli. Può accedere, ricevere i pagamenti dei partner, annullare le sue richieste, prelevare e scriverti.',
    ],
    keep: 'Non sospendere',
    form: {
      fields: {
        reason: { label: 'Motivo', hint: 'Spiega che cosa è successo e che cosa può fare il membro.' },
      },
      error: (error) => REASONS[error],
      submit: 'Sospendi',
      sending: 'Sospensione in corso…',
    },
  },
  lift: {
    open: 'Togli la sospensione',
    title: 'Togliere la sospensione?',
    text: ['Il membro potrà di nuovo fare depositi e attivare livelli. Il motivo resta tra le decisioni.'],
    keep: 'Lascialo sospeso',
    form: {
      fields: { reason: { label: 'Motivo' } },
      error: (error) => REASONS[error],
      submit: 'Togli la sospensione',
      sending: 'Un momento…',
    },
  },
  since: 'Inizio della sospensione:',
  own: 'È il tuo account: deve decidere un altro operatore.',
  done: { suspended: 'L’account è sospeso.', lifted: 'La sospensione è stata tolta.' },
  caption: 'Account sospesi e riammessi, dal più recente',
  empty: 'Nessun account è mai stato sospeso',
  change: { suspended: 'Sospeso', lifted: 'Sospensione tolta' },
  reason: 'Motivo',
};
