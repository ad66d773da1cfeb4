import { usd } from '#i18n/format.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/operator/text.ts';

export const userNameOf: typeof english.userNameOf = ({ username }) => username ?? 'un account eliminato';

export const DONE: Words<typeof english.DONE> = {
  credit: 'accreditato',
  approve: 'approvato (1\u00a0su\u00a02)',
  pay: 'approvato',
  reverse: 'stornato',
  refuse: 'rifiutato',
  send: 'inviato',
};

export const operatorText: Words<typeof english.operatorText> = {
  title: 'Operatore',
  membersArea: 'Area dei membri',
  back: 'Torna all’area dei membri',
  tab: { queue: 'Coda', more: 'Altro' },
  find: {
    label: 'Cerca un membro o una richiesta',
    open: 'Cerca',
    clear: 'Svuota il campo',
  },
  views: 'Sezioni dell’area degli operatori',
  view: {
    deposits: 'Depositi',
    withdrawals: 'Prelievi',
    payouts: 'Da inviare',
    messages: 'Messaggi',
    members: 'Membri',
    records: 'Tutte le richieste',
    totals: 'Totali',
    audit: 'Decisioni',
    'set-aside': 'Da ritentare',
  },
  count: {
    deposits: 'in attesa',
    withdrawals: 'in attesa',
    payouts: 'da inviare',
    messages: 'senza risposta',
    members: 'da eliminare',
    'set-aside': 'da ritentare',
  },
  orMore: (count) => `${count} o più`,
  overdue: (count) => `${count} in ritardo`,
  alert: (waiting, overdue) =>
    waiting === 0 ? '' : `(${waiting}${overdue > 0 ? `, di cui ${overdue} in ritardo` : ''}) `,
  place: { members: 'Account', records: 'Richieste', messages: 'Messaggi' },
  sample: 'Esempio',
  allSamples: 'I membri sono esempi.',
  handledBy: (operator, since) => `Se ne occupa ${operator} (da ${since})`,
  suspended: 'Sospeso',
  more: 'Mostra altri',
  shown: (count, total) => (total === null ? `Ne vedi ${count}` : `${count} su ${total}`),
};

const requests = (count: number): string => (count === 1 ? '1 richiesta' : `${count} richieste`);

export const settlementText: Words<typeof english.settlementText> = {
  never:
    'Il programma di elaborazione non è ancora in funzione. Richieste e decisioni aspettano finché non viene avviato: vedi la sezione «The settler» di docs/operating.md.',
  alive: (version) => `Il programma di elaborazione è al lavoro (versione ${version}).`,
  setAside: (count) => `${requests(count)} ${count === 1 ? 'non è riuscita' : 'non sono riuscite'}`,
  unwell: (reason) => `Il programma di elaborazione ha un problema: ${reason.replace(/\.$/, '')}.`,
  silent: 'Il programma di elaborazione non dà più segnali. L’ultimo:',
  waiting: (count) =>
    count === 0
      ? 'Non c’è niente da elaborare'
      : `${requests(count)} ${count === 1 ? 'aspetta' : 'aspettano'} di essere ${count === 1 ? 'elaborata' : 'elaborate'}`,
  waited: (count) =>
    count === 0
      ? 'In quel momento non c’era niente in attesa'
      : `In quel momento ${count === 1 ? 'era' : 'erano'} in attesa ${requests(count)}`,
  oldest: ', la più vecchia:',
  last: 'Ultima elaborazione:',
  since:
    'Le richieste e le decisioni successive aspettano che il programma riparta: vedi la sezione «What to watch» di docs/operating.md.',
};

export const decisionSummary: typeof english.decisionSummary = ({ requestKind, outcome, amount }) =>
  `${requestKind === 'deposit' ? 'Deposito' : 'Prelievo'}${amount === null ? '' : ` di ${usd(amount)}`} ${DONE[outcome]}`;
