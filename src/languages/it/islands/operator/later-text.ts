import type { NoteProblem } from '#domain/decisions/decision-note.ts';
import type { ReferenceErrors } from '#domain/withdrawals/payout-reference-form.ts';
import { LONGEST_REFERENCE } from '#domain/withdrawals/payout-reference.ts';
import { errorText, type SentencesFor } from '#i18n/field-errors.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/operator/later-text.ts';
import { messageText } from '#i18n/message.ts';
import { decisionText } from './queue/text.ts';
import { userNameOf } from './text.ts';

export const fillText: Words<typeof english.fillText> = {
  press: 'Inizia una comunità di esempio',
  hint: 'Vi entri come numero 900\u00a0di\u00a01.000. Tutti gli altri sono membri di esempio, e tutti i soldi sono monete di prova.',
};

export const setAsideText: Words<typeof english.setAsideText> = {
  caption: 'Richieste che non vengono più ritentate, dalla più vecchia',
  hint: 'L’elaborazione di ognuna è fallita più volte. Sono rimaste com’erano e non bloccano le altre. Scopri perché, poi falla ritentare con il comando.',
  empty: 'Nessuna richiesta accantonata',
  emptyHint: 'Una richiesta la cui elaborazione è fallita più volte compare qui da sola.',
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
  caption: 'Quanto c’è in tutti i conti del registro',
  account: 'Conto',
  amount: 'Importo',
  meanings: {
    external: 'I pagamenti meno i versamenti: sotto zero per ciò che hanno i membri e il programma',
    house: 'Ciò che le matrici hanno dato al programma stesso',
    locked: 'Soldi dei membri che servono a pagare i livelli',
    earning: 'Soldi dei membri che si possono prelevare',
    held: 'Soldi dei membri in prelievi in corso',
  },
  sum: 'Somma',
  sumMeaning: 'Sempre zero: i soldi passano solo da un conto all’altro',
  broken: 'La somma dei conti non è zero. Smetti di decidere e fai controllare il registro.',
};

export const threadText: Words<typeof english.threadText> = {
  list: 'Membri con messaggi',
  none: 'Ancora nessun messaggio',
  noneHint: 'Quando un membro scrive da «Aiuto», il messaggio compare qui da solo.',
  unanswered: 'Senza risposta',
  choose: 'Scegli un membro per leggere e rispondere.',
  with: 'Messaggi con',
  back: 'Tutti i membri',
  reads: { it: 'Questo membro legge l’italiano.', en: 'Questo membro legge l’inglese.' },
  own: 'Sono messaggi tuoi: risponde un altro operatore.',
  author: ({ from, operator }, reader) => {
    if (from === 'member') return messageText.member;
    if (operator === null) return messageText.operator;
    return operator.uid === reader ? messageText.you : `${messageText.operator} ${userNameOf(operator)}`;
  },
};

/** “Voce” is the sequence of its entry in the public log. */
const MONEY_COLUMNS = [
  'Voce del registro',
  'Ora (UTC)',
  'Tipo',
  'Da',
  'A',
  'Importo',
  'Oggetto',
  'Movimento',
  'Storna',
];

export const accountingText: Words<typeof english.accountingText> = {
  days: {
    title: 'Gli ultimi 30 giorni',
    caption: 'Quanto si è mosso ogni giorno, e quanto era in sospeso alla fine. I giorni sono in UTC.',
    day: 'Giorno',
    in: 'Entrate',
    out: 'Uscite',
    held: 'In sospeso',
    wait: 'Attesa mediana',
    none: '–',
  },
  files: {
    title: 'La contabilità di un periodo',
    hint: 'Ogni riga che riguarda denaro indica la sua voce nel registro pubblico: un revisore la può verificare da «Registro».',
    from: 'Dal',
    to: 'Al',
    file: 'File',
    name: {
      postings: 'Tutti i movimenti',
      payouts: 'Pagamenti',
      fees: 'Quanto ha trattenuto il programma',
      requests: 'Richieste',
    },
    save: 'Scarica in CSV',
    saving: (rows) => `${rows} righe…`,
    done: (rows) => `Righe scaricate: ${rows}.`,
    wrong: 'Scegli due giorni, il primo prima dell’ultimo.',
    fileName: (file, from, to) => `tessera-${file}-dal-${from}-al-${to}.csv`,
  },
  columns: {
    ...{ postings: MONEY_COLUMNS, payouts: MONEY_COLUMNS, fees: MONEY_COLUMNS },
    requests: [
      'Tipo',
      'ID',
      'Riferimento',
      'Membro',
      'Nome utente',
      'Chiesto',
      'Prova di pagamento',
      'Deciso',
      'Importo',
      'Moneta o banca',
      'Importo in moneta',
      'Stato',
      'Nota',
      'Inviato da',
      'Movimento',
    ],
  },
};

export const recordsText: Words<typeof english.recordsText> = {
  of: 'Richieste',
  kind: { deposit: 'Depositi', withdrawal: 'Prelievi' },
  status: 'Stato',
  coin: 'Moneta',
  any: 'Qualsiasi',
  from: 'Presentate dal',
  to: 'Presentate fino al',
  filter: 'Quali richieste',
  ofAll: 'Mostra quelle di tutti i membri',
  caption: { deposit: 'Depositi, dal più recente', withdrawal: 'Prelievi, dal più recente' },
  none: { deposit: 'Ancora nessun deposito', withdrawal: 'Ancora nessun prelievo' },
  noneFound: { deposit: 'Nessun deposito trovato', withdrawal: 'Nessun prelievo trovato' },
  noneFoundHint: 'I filtri li escludono tutti.',
  amount: 'Importo',
  member: 'Membro',
  how: 'Come',
  when: 'Chiesto',
  decided: 'Deciso',
};

export const auditText: Words<typeof english.auditText> = {
  caption: 'Decisioni, dalla più recente',
  empty: 'Ancora nessuna decisione',
  emptyHint: 'Qui compare ogni decisione, con chi l’ha presa e perché.',
  what: 'Decisione',
  member: 'Membro',
  operator: 'Operatore',
  when: 'Quando',
  note: 'Nota',
  requested: 'Non ancora eseguita',
  refused: {
    'changed-since-seen': 'Il membro aveva cambiato la richiesta: non è stato fatto nulla',
    'not-an-operator': 'L’operatore era già stato tolto dall’elenco: non è stato fatto nulla',
    'would-be-negative': 'Il membro ne aveva speso una parte: non è stato fatto nulla',
    'id-used': 'Un’altra richiesta è stata elaborata con lo stesso ID: non è stato fatto nulla',
  },
  tooLate: 'Arrivata troppo tardi: non è stato fatto nulla',
  grants: {
    title: 'Decisioni di chi gestisce il sito',
    caption: 'Diritti degli operatori e richieste ritentate, dai più recenti',
    by: 'Da',
    sandbox: 'la simulazione in questo browser',
    empty: 'Ancora niente.',
    change: {
      granted: 'È diventato operatore',
      revoked: 'Non è più operatore',
      'factor-removed': 'Secondo fattore perso, tolto',
      'request-released': 'Richiesta accantonata, ritentata',
    },
  },
};

const SENTENCES: Readonly<Record<NoteProblem, string>> = {
  required: 'Scrivi perché si storna: il membro non ha altro su cui basarsi.',
  'too-long': 'Il motivo è troppo lungo. Usa al massimo 500 caratteri.',
};

export const correctionText: Words<typeof english.correctionText> = {
  open: 'Storna…',
  openFor: (what) => `Storna: ${what}`,
  title: 'Confermare lo storno?',
  consequence: {
    deposit:
      'L’importo torna dal Deposito attivo all’esterno, con un movimento che richiama questo. Quello che il membro ha speso non si può stornare.',
    withdrawal:
      'L’importo torna dall’esterno nei Guadagni, con un movimento che richiama questo. Se era stato inviato, assicurati prima che sia tornato.',
  },
  final: 'Il membro legge il motivo. Si fa una volta sola ed è definitivo.',
  byCommand: 'Lo fa chi gestisce il sito, con questo comando:',
  command: (posting, operator) =>
    `npm run settle -- --reverse ${posting} --reason "…" --operator ${operator}`,
  copy: 'Copia il comando',
  keep: 'Lascia com’è',
  form: {
    fields: { note: { label: 'Motivo', hint: 'Per il membro, per esempio: Accreditato due volte.' } },
    error: (error) => SENTENCES[error],
    submit: 'Storna',
    sending: 'Storno in corso…',
  },
};

const referenceSentences: SentencesFor<ReferenceErrors> = {
  reference: {
    required: 'Inserisci l’ID della transazione, o il riferimento della banca.',
    'too-long': `Il riferimento è troppo lungo. Usa al massimo ${LONGEST_REFERENCE} caratteri.`,
    'not-visible':
      'Usa lettere senza accenti, cifre e segni comuni, con spazi singoli: l’ID di una transazione non ne ha altri.',
  },
};

export const payoutText: Words<typeof english.payoutText> = {
  order: 'Dal più vecchio. Invia i soldi, poi annota con quale riferimento sono partiti.',
  shown: (count, total) => `Qui vedi i più vecchi: ${count} su ${total}.`,
  select: (what) => `Seleziona: ${what}`,
  selectAll: 'Seleziona tutti',
  selectNone: 'Deseleziona tutti',
  selected: (count) => (count === 1 ? '1 selezionato' : `${count} selezionati`),
  copyCsv: 'Copia in CSV',
  saveCsv: 'Scarica in CSV',
  copied: 'Copiato',
  file: (day) => `tessera-da-inviare-${day}.csv`,
  columns: [
    'ID',
    'Membro',
    'Importo',
    'Metodo',
    'Rete',
    'Indirizzo o conto',
    'Intestatario',
    'Banca',
    'Paese',
    'Deciso',
  ],
  batch: {
    open: 'Annota più invii…',
    title: 'Annota più invii insieme',
    text: 'Incolla due colonne: ID o indirizzo, poi il riferimento. Ogni invio ha la sua annotazione.',
    label: 'ID o indirizzo, e riferimento',
    caption: 'Che cosa hai incollato',
    line: 'Riga',
    named: 'Indicato',
    payout: 'Pagamento',
    reference: 'Riferimento',
    outcome: {
      unknown: 'Nessun pagamento in attesa',
      ambiguous: 'Più pagamenti: indicalo con l’ID',
      repeated: 'Già indicato sopra',
      'wrong-reference': 'Non è un riferimento',
      own: 'Tuo: lo invia un altro operatore',
    },
    submit: (count) => (count === 1 ? 'Annota 1 come inviato' : `Annota ${count} come inviati`),
    recording: (done, all) => `Annotazione di ${done} su ${all}…`,
    done: (count) => (count === 1 ? '1 annotato come inviato.' : `${count} annotati come inviati.`),
    failed: (what, why) => `${what}: ${why}`,
    keep: 'Non ancora inviati',
    close: 'Chiudi',
  },
  empty: 'Niente da inviare',
  emptyHint: 'I prelievi che un operatore ha deciso di pagare compaiono qui da soli.',
  undecided: (count) =>
    count === 1 ? '1 prelievo aspetta una decisione' : `${count} prelievi aspettano una decisione`,
  decidedAt: 'Deciso',
  copy: (label, what) => `Copia ${label.toLowerCase()}: ${what}`,
  own: 'È un tuo prelievo: lo invia un altro operatore.',
  record: 'Annota come inviato',
  title: 'Annotare l’invio?',
  final: 'Il membro vede il riferimento. Poi non si può più cambiare.',
  keep: 'Non ancora inviato',
  done: (what) => `${what}: annotato come inviato.`,
  form: {
    fields: {
      reference: {
        label: 'ID della transazione o riferimento della banca',
        hint: `Al massimo ${LONGEST_REFERENCE} caratteri. Copialo da dove hai inviato i soldi.`,
      },
    },
    error: errorText(referenceSentences),
    submit: 'Annota come inviato',
    sending: 'Un momento…',
  },
};

export const keyText: Words<typeof english.keyText> = {
  title: 'Con la tastiera',
  text: 'Quando sullo schermo c’è una coda e non stai scrivendo. Nessun tasto decide qualcosa senza una conferma.',
  keys: [
    { key: 'j o ↓', does: 'vai alla richiesta successiva' },
    { key: 'k o ↑', does: 'vai alla richiesta precedente' },
    { key: 'Invio', does: 'apri la richiesta e passa ai suoi dettagli' },
    {
      key: 'c',
      does: 'accredita, approva o paga, come dice il primo pulsante della richiesta: prima di confermare puoi aggiungere una nota',
    },
    { key: 'r', does: 'rifiuta questa, o tutte quelle selezionate: viene chiesta una nota' },
    { key: 'x', does: 'seleziona: poi r rifiuta tutte quelle selezionate' },
    { key: 'm', does: 'segna per riguardarla, o togli il segno' },
    { key: 'z', does: 'ingrandisci la prova di pagamento, accanto a quanto previsto, o chiudila' },
    { key: 'l', does: 'vai all’elenco successivo' },
    { key: 'Ctrl + Invio', does: 'conferma una decisione' },
    { key: '/', does: 'cerca un membro o una richiesta' },
    { key: '?', does: 'mostra questo elenco' },
  ],
  also: 'Tutto si raggiunge anche con Tab e si attiva con Invio. Esc chiude una domanda senza rispondere.',
  switch: 'Usa questi tasti',
  close: 'Chiudi',
};

export const bulkDialogText: Words<typeof english.bulkDialogText> = {
  title: (count) => (count === 1 ? 'Rifiutare 1 richiesta?' : `Rifiutare ${count} richieste?`),
  text: [
    'Ognuna è una decisione a sé, su quello che ne hai visto. Gli importi in sospeso tornano nei Guadagni; per il resto i soldi non si muovono. Ogni membro legge la nota.',
    decisionText.final,
  ],
  form: { ...decisionText.form('refuse'), submit: 'Rifiuta la selezione', sending: 'Rifiuto in corso…' },
};
