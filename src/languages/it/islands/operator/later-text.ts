import type { NoteProblem } from '#domain/decisions/decision-note.ts';
import type { RequestKind } from '#domain/decisions/decision.ts';
import type { ReferenceErrors } from '#domain/withdrawals/payout-reference-form.ts';
import { LONGEST_REFERENCE } from '#domain/withdrawals/payout-reference.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import { wholeNumber } from '#i18n/format.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/operator/later-text.ts';
import { messageText } from '#i18n/message.ts';
import { decisionText } from './queue/text.ts';
import { userNameOf } from './text.ts';

export const fillText: Words<typeof english.fillText> = {
  press: 'Avvia una comunità di esempio',
  hint: 'Arrivano circa 900\u00a0membri di esempio, con le loro richieste. Tutti i soldi sono monete di prova.',
};

export const setAsideText: Words<typeof english.setAsideText> = {
  caption: 'Richieste che non vengono più ritentate, dalla più vecchia',
  hint: 'L’elaborazione di queste richieste è fallita più volte. Sono rimaste com’erano e non bloccano le altre. Scopri perché l’elaborazione fallisce, poi falle ritentare con il comando.',
  empty: 'Nessuna richiesta da ritentare',
  emptyHint:
    'Qui compaiono le richieste non riuscite dopo più tentativi: quando sai perché, falle ritentare.',
  what: 'Richiesta',
  member: 'Membro',
  since: 'Primo errore',
  failures: 'Errori',
  reason: 'Motivo',
  command: 'Ritenta',
  kind: {
    withdrawal: 'Prelievo o annullamento',
    activation: 'Attivazione di un livello',
    decision: 'Decisione di un operatore',
  },
  release: (path) => `npm run settle -- --release ${path} --by NOME`,
  copy: (what, member) => `Copia il comando: ${what}, ${member}`,
};

export const totalsText: Words<typeof english.totalsText> = {
  empty: 'Non è ancora entrato denaro',
  emptyHint: 'Quanto entra ed esce compare qui, giorno per giorno e conto per conto.',
  title: 'Conti',
  lead: (kept, ofMembers) => `Il programma ha trattenuto ${kept}. Nei conti dei membri ci sono ${ofMembers}.`,
  caption: 'Quanto c’è in tutti i conti del registro',
  account: 'Conto',
  amount: 'Importo',
  meaning: 'Che cos’è',
  meanings: {
    house: 'Ciò che le matrici hanno assegnato al programma',
    locked: 'Soldi con cui i membri pagano i livelli',
    earning: 'Soldi che i membri possono prelevare',
    held: 'Soldi dei prelievi in corso',
    external: 'Quanto è uscito, meno quanto è entrato',
  },
  sum: 'Somma',
  sumMeaning: 'Sempre zero: quanto c’è negli altri conti è venuto dall’esterno',
  broken: 'La somma dei conti non è zero. Non prendere altre decisioni e fai controllare il registro.',
};

export const threadText: Words<typeof english.threadText> = {
  list: 'Membri con messaggi',
  none: 'Ancora nessun messaggio',
  noneHint: 'Quello che i membri scrivono da «Aiuto» compare qui.',
  listName: { unanswered: 'Senza risposta', answered: 'Con risposta' },
  order: { unanswered: 'Prima chi aspetta da più tempo', answered: 'Dal più recente' },
  nothing: { unanswered: 'Hanno tutti una risposta', answered: 'Ancora nessuna risposta' },
  choose: 'Scegli un membro per leggere e rispondere.',
  with: 'Messaggi con',
  reply: (member) => `Rispondi a ${member}`,
  back: 'Tutti i messaggi',
  reads: { it: 'Questo membro legge l’italiano.', en: 'Questo membro legge l’inglese.' },
  own: 'Sono messaggi tuoi: deve rispondere un altro operatore.',
  author: ({ operator }, reader) => {
    if (operator === null) return messageText.operator;
    return operator.uid === reader ? messageText.you : `${messageText.operator} ${userNameOf(operator)}`;
  },
};

export const dayText: Words<typeof english.dayText> = {
  dates: { from: 'Dal', to: 'Al' },
  ofWalk: { from: 'Dal giorno', to: 'Al giorno' },
};

/** “Voce” is the sequence of its entry in the public log. */
const moneyColumns = (time: string) => [
  'Voce del registro',
  time,
  'Tipo',
  'Da',
  'A',
  'Importo',
  'Oggetto',
  'Movimento',
  'Storno',
];

export const accountingText: Words<typeof english.accountingText> = {
  days: {
    title: 'Gli ultimi 30 giorni',
    caption: 'I soldi che si sono mossi ogni giorno, e quelli in sospeso a fine giornata.',
    inUtc: 'I giorni sono in UTC.',
    day: 'Giorno',
    in: 'Entrate',
    out: 'Prelievi pagati o da inviare',
    held: 'In sospeso',
    heldNow: 'In sospeso ora',
    wait: 'Attesa mediana',
    none: '–',
    top: (value, day) => `Massimo: ${value} (${day})`,
  },
  files: {
    title: 'Scarica',
    file: 'File',
    name: {
      postings: 'Tutti i movimenti',
      payouts: 'Pagamenti',
      fees: 'Quanto ha trattenuto il programma',
      requests: 'Richieste',
    },
    save: 'Scarica in CSV',
    saving: (rows) => `Righe: ${rows}…`,
    done: (rows) => `Righe scaricate: ${rows}.`,
    wrong: 'Scegli due giorni: il primo non può essere successivo al secondo.',
    inName: { postings: 'movimenti', payouts: 'pagamenti', fees: 'trattenute', requests: 'richieste' },
    fileName: (file, from, to) => `tessera-${file}-dal-${from}-al-${to}.csv`,
  },
  columns: (by) => {
    const money = moneyColumns(by === 'day' ? 'Giorno' : 'Ora (UTC)');
    const unit = by === 'day' ? 'giorno' : 'UTC';
    return {
      postings: money,
      payouts: money,
      fees: money,
      requests: [
        ...['Tipo', 'ID', 'Riferimento', 'Membro', 'Nome utente'],
        ...[`Richiesta (${unit})`, `Prova di pagamento (${unit})`, `Decisione (${unit})`],
        ...[
          'Importo',
          'Moneta o banca',
          'Importo in moneta',
          'Stato',
          'Nota',
          'Riferimento del pagamento',
          'Movimento',
        ],
      ],
    };
  },
};

export const recordsText: Words<typeof english.recordsText> = {
  of: 'Tipo',
  kind: { all: 'Tutti', deposit: 'Depositi', withdrawal: 'Prelievi' },
  one: { deposit: 'Deposito', withdrawal: 'Prelievo' },
  status: 'Stato',
  coin: 'Moneta',
  filter: 'Filtri',
  ofAll: 'Mostra le richieste di tutti i membri',
  caption: {
    all: (count) => (count === 1 ? '1 richiesta' : `${wholeNumber(count)} richieste, dalla più recente`),
    deposit: (count) => (count === 1 ? '1 deposito' : `${wholeNumber(count)} depositi, dal più recente`),
    withdrawal: (count) => (count === 1 ? '1 prelievo' : `${wholeNumber(count)} prelievi, dal più recente`),
  },
  newest: {
    all: (count) => `Richieste più recenti: ${wholeNumber(count)}`,
    deposit: (count) => `Depositi più recenti: ${wholeNumber(count)}`,
    withdrawal: (count) => `Prelievi più recenti: ${wholeNumber(count)}`,
  },
  none: {
    all: 'Ancora nessuna richiesta',
    deposit: 'Ancora nessun deposito',
    withdrawal: 'Ancora nessun prelievo',
  },
  noneFound: {
    all: 'Nessuna richiesta trovata',
    deposit: 'Nessun deposito trovato',
    withdrawal: 'Nessun prelievo trovato',
  },
  noneFoundHint: 'I filtri li escludono tutti.',
  amount: 'Importo',
  member: 'Membro',
  how: 'Pagamento',
  when: 'Richiesta',
  decided: 'Decisione:',
  sent: 'Invio:',
};

export const auditText: Words<typeof english.auditText> = {
  caption: 'Decisioni, dalla più recente',
  list: { decisions: 'Richieste', suspensions: 'Sospensioni', site: 'Gestione del sito' },
  kind: { all: 'Tutte', deposit: 'Depositi', withdrawal: 'Prelievi', operator: 'Degli operatori' },
  noneAmong: (count) => `Nessuna tra le ultime ${wholeNumber(count)} decisioni`,
  walk: 'simulazione',
  you: 'tu',
  empty: 'Ancora nessuna decisione',
  emptyHint: 'Qui compare ogni decisione, con chi l’ha presa e perché.',
  what: 'Decisione',
  member: 'Membro',
  amount: 'Importo',
  by: 'Autore',
  when: 'Data',
  requested: 'Decisione non ancora eseguita',
  refused: {
    'changed-since-seen': 'Il membro aveva cambiato la richiesta: non è stato fatto nulla',
    'not-an-operator': 'L’operatore era già stato tolto dall’elenco: non è stato fatto nulla',
    'would-be-negative': 'Il membro ne aveva speso una parte: non è stato fatto nulla',
    'id-used': 'Un’altra richiesta è stata elaborata con lo stesso ID: non è stato fatto nulla',
  },
  tooLate: 'Decisione arrivata troppo tardi: non è stato fatto nulla',
  grants: {
    caption:
      'Nomine e revoche di operatori, secondi fattori rimossi e nuovi tentativi per le richieste non riuscite, dal più recente',
    sandbox: 'La simulazione in questo browser',
    empty: 'Ancora niente',
    change: {
      granted: 'Nomina a operatore',
      revoked: 'Revoca dell’incarico di operatore',
      'factor-removed': 'Rimozione del secondo fattore perso',
      'request-released': 'Nuovo tentativo per una richiesta non riuscita',
    },
  },
};

const SENTENCES: Readonly<Record<NoteProblem, string>> = {
  required: 'Scrivi il motivo dello storno: al membro non arriva altra spiegazione.',
  'too-long': 'Il motivo è troppo lungo. Usa al massimo 500 caratteri.',
};

const EXAMPLES: Readonly<Record<RequestKind, string>> = {
  deposit: 'Accreditato due volte.',
  withdrawal: 'La banca ha restituito i soldi.',
};

export const correctionText: Words<typeof english.correctionText> = {
  open: 'Storna',
  openFor: (what) => `Storna: ${what}`,
  title: 'Confermare lo storno?',
  consequence: {
    deposit:
      'L’importo torna dal Deposito attivo all’esterno: lo storno è definitivo. Quello che il membro ha speso non si può stornare.',
    withdrawal:
      'L’importo torna dall’esterno nei Guadagni: lo storno è definitivo. Se i soldi erano già stati inviati, assicurati prima che siano rientrati.',
  },
  byCommand: 'Lo storno lo fa chi gestisce il sito, con questo comando:',
  command: (posting, operator) =>
    `npm run settle -- --reverse ${posting} --reason "…" --operator ${operator}`,
  copy: 'Copia il comando',
  keep: 'Non stornare',
  form: (requestKind) => ({
    fields: { note: { label: 'Motivo', hint: `Per il membro, per esempio: ${EXAMPLES[requestKind]}` } },
    error: (error) => SENTENCES[error],
    submit: 'Storna',
    sending: 'Storno in corso…',
  }),
};

const referenceSentences: SentencesFor<ReferenceErrors> = {
  reference: {
    required: 'Inserisci l’ID della transazione, o il riferimento della banca.',
    'too-long': `Il riferimento è troppo lungo. Usa al massimo ${LONGEST_REFERENCE} caratteri.`,
    'not-visible':
      'Usa lettere senza accenti, cifre e segni comuni, con spazi singoli: l’ID di una transazione non contiene altro.',
  },
};

export const payoutText: Words<typeof english.payoutText> = {
  order: 'Dal più vecchio. Invia i soldi, poi registra il riferimento del pagamento.',
  shown: (count, total) => `Qui vedi i più vecchi: ${count} su ${total}.`,
  select: (what) => `Seleziona «${what}»`,
  toSend: (count) => `${count} da inviare`,
  selectAll: 'Seleziona tutti',
  selectNone: 'Deseleziona tutti',
  selected: (count) => (count === 1 ? '1 selezionato' : `${count} selezionati`),
  csv: 'CSV',
  copyCsv: 'Copia come CSV',
  saveCsv: 'Scarica in CSV',
  file: (day) => `tessera-da-inviare-${day}.csv`,
  columns: (by) => [
    ...['ID', 'Membro', 'Importo', 'Metodo', 'Rete'],
    ...['Indirizzo o conto', 'Intestatario', 'Banca', 'Paese'],
    by === 'day' ? 'Decisione (giorno)' : 'Data della decisione',
  ],
  batch: {
    open: 'Riferimenti…',
    title: 'Registra più invii insieme',
    text: 'Incolla due colonne: l’ID del prelievo (o l’indirizzo del membro) e il riferimento del pagamento. Ogni invio viene registrato a parte.',
    label: 'ID o indirizzo, e riferimento',
    caption: 'Che cosa hai incollato',
    line: 'Riga',
    named: 'ID o indirizzo',
    payout: 'Pagamento',
    reference: 'Riferimento',
    outcome: {
      unknown: 'Nessun pagamento in attesa corrisponde',
      ambiguous: 'Più pagamenti possibili: indica l’ID',
      repeated: 'Già indicato sopra',
      'wrong-reference': 'Non è un riferimento',
      own: 'È tuo: deve inviarlo un altro operatore',
    },
    submit: (count) =>
      count === 0 ? 'Registra gli invii' : count === 1 ? 'Registra 1 invio' : `Registra ${count} invii`,
    recording: (done, all) => `Registrazione degli invii: ${done} su ${all}…`,
    done: (count) => (count === 1 ? '1 invio registrato.' : `${count} invii registrati.`),
    failed: (what, why) => `${what}: ${why}`,
    keep: 'Non ancora inviati',
    close: 'Chiudi',
  },
  empty: 'Niente da inviare',
  emptyHint: 'I prelievi approvati compaiono qui.',
  decidedAt: 'Data della decisione',
  own: 'È un tuo prelievo: deve inviarlo un altro operatore.',
  record: 'Registra l’invio',
  title: 'Registrare l’invio?',
  final: 'Il membro vede il riferimento. Poi non si può più cambiare.',
  keep: 'Non ancora inviato',
  done: (what) => `${what}: invio registrato.`,
  form: {
    fields: {
      reference: {
        label: 'ID della transazione o riferimento della banca',
        hint: `Al massimo ${LONGEST_REFERENCE} caratteri. Copialo dal servizio con cui hai inviato i soldi.`,
      },
    },
    error: errorText(referenceSentences),
    submit: 'Registra l’invio',
    sending: 'Un momento…',
  },
};

export const enlargedText: Words<typeof english.enlargedText> = {
  zoom: 'Ingrandisci',
  fit: 'Adatta alla finestra',
  close: 'Chiudi',
};

export const keyText: Words<typeof english.keyText> = {
  title: 'Scorciatoie da tastiera',
  text: 'Nessun tasto decide niente senza una conferma. Tutto si raggiunge anche con Tab e Invio.',
  keys: [
    { keys: ['j', '↓'], does: 'Richiesta successiva' },
    { keys: ['c'], does: 'Accredita o approva' },
    { keys: ['k', '↑'], does: 'Richiesta precedente' },
    { keys: ['r'], does: 'Rifiuta questa richiesta, o quelle selezionate' },
    { keys: ['Invio'], does: 'Apri la richiesta' },
    { keys: ['Ctrl', 'Invio'], does: 'Conferma una decisione' },
    { keys: ['l'], does: 'Elenco successivo' },
    { keys: ['Esc'], does: 'Chiudi senza decidere' },
    { keys: ['z'], does: 'Ingrandisci la prova di pagamento' },
    { keys: ['x'], does: 'Seleziona' },
    { keys: ['/'], does: 'Cerca' },
    { keys: ['m'], does: 'Segna, o togli il segno' },
    { keys: ['?'], does: 'Questo elenco' },
  ],
  switch: 'Usa questi tasti',
  close: 'Chiudi',
};

export const bulkDialogText: Words<typeof english.bulkDialogText> = {
  title: (count) => (count === 1 ? 'Rifiutare 1 richiesta?' : `Rifiutare ${count} richieste?`),
  form: { ...decisionText.form('refuse'), submit: 'Rifiuta', sending: 'Rifiuto in corso…' },
};
