import type { NoteProblem } from '#domain/decisions/decision-note.ts';
import type { Outcome } from '#domain/decisions/decision.ts';
import { SECOND_OPERATOR_ABOVE } from '#domain/decisions/second-operator.ts';
import { cents } from '#domain/money/cents.ts';
import { usd, usdShort } from '#i18n/format.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/operator/queue/text.ts';
import { DONE } from '#islands/operator/text.ts';

/** `l’importo`, `il numero di conto`, `il CAP`: what is copied is masculine. */
function withArticle(label: string): string {
  const name = label.toUpperCase() === label ? label : label.toLowerCase();
  return /^[aeiou]/i.test(name) ? `l’${name}` : `il ${name}`;
}

export const queueText: Words<typeof english.queueText> = {
  list: 'Richieste in attesa',
  order: {
    deposit: 'Per urgenza',
    withdrawal: 'Dal più vecchio',
  },
  lists: 'Elenchi',
  listName: { ready: 'Pronti', declared: 'Senza prova', marked: 'Segnati' },
  nothing: {
    ready: 'Nessun deposito con prova di pagamento è in attesa',
    declared: 'Nessun deposito è in attesa della prova di pagamento',
    marked: 'Nessuna richiesta segnata',
  },
  filter: {
    title: 'Filtri',
    any: 'Qualsiasi',
    coin: 'Moneta',
    amount: 'Importo',
    amounts: {
      small: `Fino a ${usdShort(cents(50_000))}`,
      middle: `Da ${usd(cents(50_001))} a ${usdShort(cents(100_000))}`,
      large: `Oltre ${usdShort(cents(100_000))}`,
    },
    age: 'Attesa',
    ages: {
      overdue: 'In ritardo',
      hour: 'Più di un’ora',
      day: 'Più di un giorno',
      week: 'Più di una settimana',
    },
    shown: (count) => (count === 1 ? '1 richiesta trovata' : `${count} richieste trovate`),
    none: 'Nessuna richiesta trovata',
    reset: 'Mostra tutto',
  },
  keys: 'Scorciatoie da tastiera',
  mark: 'Segna',
  unmark: 'Togli il segno',
  marked: (operator) => `Segnato da ${operator}`,
  usedBefore: 'Questa immagine è già stata usata:',
  usedAfter: 'Questa immagine è stata usata di nuovo, più tardi:',
  expected: (coinAmount, address) => `Pagamento previsto: ${coinAmount} a ${address}`,
  age: {
    waiting: (time) => `in attesa da ${time}`,
    now: 'un attimo fa',
    due: 'da decidere ora',
    dueIn: (time) => `entro ${time}`,
    overdue: (time) => `in ritardo di ${time}`,
    expiresIn: (time) => `scade tra ${time}`,
  },
  flag: {
    two: 'Servono 2 operatori',
    approved: 'Approvato da te',
    second: 'Approvato: 1 su 2',
    decided: 'Decisione registrata',
    marked: 'Segnato',
    own: 'Tuo',
  },
  showOthers: (count, member) =>
    count === 1 ? `Mostra un’altra richiesta di ${member}` : `Mostra altre ${count} richieste di ${member}`,
  hideOthers: (count, member) =>
    count === 1
      ? `Nascondi l’altra richiesta di ${member}`
      : `Nascondi le altre ${count} richieste di ${member}`,
  empty: { deposit: 'Nessun deposito è in attesa', withdrawal: 'Nessun prelievo è in attesa' },
  markHint: 'Premi «Segna» in una richiesta per ritrovarla qui.',
  elsewhere: {
    ready: (count) => (count === 1 ? 'Vedi la richiesta pronta' : `Vedi le ${count} richieste pronte`),
    declared: (count) =>
      count === 1
        ? '1 deposito è senza prova di pagamento'
        : `${count} depositi sono senza prova di pagamento`,
    deposits: (count) => (count === 1 ? 'Decidi su 1 deposito' : `Decidi su ${count} depositi`),
    withdrawals: (count) => (count === 1 ? 'Decidi su 1 prelievo' : `Decidi su ${count} prelievi`),
    payouts: (count) => (count === 1 ? 'Invia 1 pagamento' : `Invia ${count} pagamenti`),
  },
  what: {
    deposit: (amount, member) => `Deposito di ${amount} fatto da ${member}`,
    withdrawal: (amount, member) => `Prelievo di ${amount} chiesto da ${member}`,
  },
  package: 'Pacchetto',
  amount: 'Importo',
  declared: 'Pagamento',
  network: 'Rete',
  address: 'Indirizzo',
  mismatch: {
    address: 'Non è un indirizzo di questo sito',
    amount: 'L’importo non corrisponde',
  },
  askedAt: 'Data della richiesta',
  decided: {
    credit: 'Decisione registrata: accreditare',
    approve: 'Decisione registrata: approvare',
    pay: 'Decisione registrata: approvare',
    refuse: 'Decisione registrata: rifiutare',
  },
  decidedHint: 'Sarà eseguita appena arriva il suo turno.',
  proof: 'Prova di pagamento',
  noProof: 'Nessuna prova',
  enlarge: 'Ingrandisci la prova di pagamento',
  proofAlt: (what) => `Prova di pagamento: ${what}`,
  verb: { credit: 'Accredita', approve: 'Approva', pay: 'Approva', refuse: 'Rifiuta' },
  own: 'È una tua richiesta: deve decidere un altro operatore.',
  needsTwo: {
    credit: `Se a un membro si accreditano più di ${usd(SECOND_OPERATOR_ABOVE)} in 24 ore senza prova di pagamento, un operatore approva e un altro accredita.`,
    payout: `Se a un membro si pagano più di ${usd(SECOND_OPERATOR_ABOVE)} in 24 ore, devono approvare due operatori.`,
  },
  approvedBy: (operator) => `Approvato da ${operator}. La seconda approvazione spetta a te.`,
  approvedByWalk: 'Approvato dall’operatore simulato. La seconda approvazione spetta a te.',
  approvedByYou: 'Approvato da te. Serve un secondo operatore.',
  approvedByBoth: 'Approvato da te. Qui anche il secondo operatore sei tu.',
  refuse: 'Rifiuta',
  allAbout: (member) => `Tutto su ${member}`,
  label: (verb, what) => `${verb}: ${what}`,
  copy: (label, what) => `Copia ${withArticle(label)} (${what})`,
};

const UNPROVEN_WITHOUT_NOTE =
  'Scrivi perché accrediti senza prova di pagamento: la nota resta tra le decisioni.';

const NOTE_SENTENCES: Readonly<Record<NoteProblem, string>> = {
  required: 'Scrivi perché rifiuti la richiesta: il membro non riceve altre spiegazioni.',
  'too-long': 'La nota è troppo lunga. Usa al massimo 500 caratteri.',
};

function noteHint(outcome: Outcome, isUnproven: boolean) {
  if (outcome === 'refuse')
    return { hint: 'Spiega il motivo, così chi ha fatto la richiesta sa che cosa fare.' };
  return isUnproven ? { hint: 'Spiega perché accrediti senza prova di pagamento.' } : { optional: true };
}

const form = (outcome: Outcome, isUnproven = false) => ({
  fields: {
    note: {
      label: outcome === 'approve' ? 'Nota per l’elenco delle decisioni' : 'Nota al membro',
      ...noteHint(outcome, isUnproven),
    },
  },
  error: (error: NoteProblem) =>
    error === 'required' && outcome !== 'refuse' ? UNPROVEN_WITHOUT_NOTE : NOTE_SENTENCES[error],
  submit: queueText.verb[outcome],
  sending: 'Un momento…',
});

export const decisionText: Words<typeof english.decisionText> = {
  title: {
    credit: 'Accreditare questo deposito?',
    pay: 'Approvare questo prelievo?',
    refuse: 'Rifiutare questa richiesta?',
  },
  approve: {
    deposit: {
      title: 'Approvare questo accredito?',
      consequence:
        'I soldi non si muovono finché un altro operatore non li accredita. Il membro può ancora eliminare il deposito.',
    },
    withdrawal: {
      title: 'Approvare questo prelievo?',
      consequence:
        'L’importo resta in sospeso finché non approva anche un altro operatore. Il membro può ancora annullare il prelievo.',
    },
  },
  credit: (isUnproven) =>
    isUnproven
      ? `L’importo si aggiunge al Deposito attivo del membro senza prova di pagamento. Se questi accrediti superano ${usd(SECOND_OPERATOR_ABOVE)} in 24 ore, tu approvi e un altro operatore accredita.`
      : 'L’importo si aggiunge al Deposito attivo del membro.',
  pay: 'L’importo in sospeso esce dal programma. Invialo dopo questa decisione, non prima, e registra l’invio in «Da inviare».',
  refuse: {
    deposit: 'I soldi non si muovono. Il rifiuto è definitivo.',
    withdrawal: 'L’importo in sospeso torna nei Guadagni. Il rifiuto è definitivo.',
  },
  keep: 'Lascia in attesa',
  keys: 'Ctrl + Invio',
  form,
  asSecond:
    'Decidi come secondo operatore di esempio: in questa simulazione gli operatori sono due, e tu fai la parte di entrambi.',
  gone: 'Questa richiesta non è più in attesa. Non c’è più niente da decidere.',
  approvedMeanwhile: (what, by) =>
    `${what}: nel frattempo l’ha approvato ${by}. Chiudi questa finestra e controlla di nuovo.`,
  changed: (what, changes) =>
    `${what}: il membro l’ha modificato dopo che l’hai aperto. ${changes}. Non è stato deciso niente: controlla di nuovo.`,
  change: (label, before, now) =>
    before === now
      ? `${label}: il dato è cambiato`
      : `${label}: prima ${before === queueText.noProof ? 'nessuna' : before}, ora ${now}`,
  close: 'Chiudi',
  decided: (what, outcome) =>
    `${what}: ${DONE[outcome]}.${outcome === 'approve' ? ' Serve l’approvazione di un secondo operatore.' : ''}`,
  toSend: (amount, member) => `Da inviare: ${amount} a ${member}`,
  recorded: (what) => `${what}: la tua decisione è registrata e sarà eseguita appena arriva il suo turno.`,
  decidedElsewhere: (what, by, outcome) =>
    `${what}: ha già deciso ${by} (${DONE[outcome]}). La tua decisione non è stata registrata.`,
  decidedMeanwhile: (what, by, outcome) => `${what}: l’ha ${DONE[outcome]} ${by}.`,
  takenBack: (what) => `${what}: il membro ha annullato la richiesta.`,
};

export const reasonTexts: Words<typeof english.reasonTexts> = {
  deposit: [
    'All’indirizzo indicato non è arrivato nessun pagamento. Controlla la transazione nel tuo portafoglio.',
    'Il pagamento arrivato non corrisponde all’importo e alla moneta dichiarati.',
    'L’immagine non mostra questo pagamento, o è già stata usata per un altro. Fai un nuovo deposito e allega la prova di pagamento giusta.',
  ],
  withdrawal: [
    'Il destinatario ha respinto il pagamento. Controlla i dati e fai una nuova richiesta.',
    'I dati del destinatario non sono completi. Fai una nuova richiesta e indicali tutti.',
  ],
  unproven: [
    'Pagamento visto sulla rete di prova.',
    'Pagato in contanti.',
    'Confermato dall’ID della transazione fornito dal membro.',
  ],
};

export const reasonText: Words<typeof english.reasonText> = {
  title: 'Motivi frequenti',
  key: '↓',
  use: (reason) => `Usa: ${reason}`,
};

export const bulkText: Words<typeof english.bulkText> = {
  select: (what) => `Seleziona «${what}»`,
  selected: (count) => (count === 1 ? '1 selezionato' : `${count} selezionati`),
  refuse: 'Rifiuta…',
  all: (count) => `Seleziona tutti (${count})`,
  clear: 'Deseleziona',
  done: (refused, all) =>
    refused === all ? `Richieste rifiutate: ${refused}.` : `Richieste rifiutate: ${refused} su ${all}.`,
};
