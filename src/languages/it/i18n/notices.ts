import { readLevelKey } from '#domain/programme/activation.ts';
import { usd } from '#i18n/format.ts';
import type * as english from '#i18n/notices.ts';
import type { Words } from '#i18n/words.ts';
import { inSentence, levelName } from './levels.ts';

export const NOTICE_NAMES: typeof english.NOTICE_NAMES = {
  'deposit-credited': 'Deposito accreditato',
  'deposit-refused': 'Deposito rifiutato',
  'deposit-expired': 'Deposito scaduto',
  'deposit-reversed': 'Deposito stornato',
  'withdrawal-held': 'In sospeso per un prelievo',
  'withdrawal-paid': 'Prelievo in pagamento',
  'withdrawal-sent': 'Prelievo inviato',
  'withdrawal-refused': 'Prelievo rifiutato',
  'withdrawal-cancelled': 'Prelievo annullato',
  'withdrawal-reversed': 'Prelievo stornato',
  'level-activated': 'Livello attivato',
  'income-earned': 'Guadagno',
  'income-missed': 'Mancato guadagno',
  'level-frozen': 'Livello congelato',
  'partner-joined': 'Nuovo partner',
  'message-answered': 'Gli operatori ti hanno risposto',
  'second-factor-added': 'Secondo fattore aggiunto',
  'second-factor-removed': 'Secondo fattore tolto',
  'password-changed': 'Password cambiata',
  'email-changed': 'Indirizzo e-mail cambiato',
  'sessions-ended': 'Altre sessioni chiuse',
};

export const noticeText: Words<typeof english.noticeText> = {
  title: 'Che cosa è successo',
  newTitle: 'Novità',
  isUnread: 'Da leggere:',
  markAll: 'Segna tutto come letto',
  marking: 'Un momento…',
  times: (kind: string, count: number) => `${kind} (${count} volte)`,
  incomeOf: (level: string, partner: string) => `${level}, attivato da ${partner}`,
  news: (name: string, details: string) => (details === '' ? name : `${name}: ${details}`),
};

export const noticeDetails: typeof english.noticeDetails = ({ kind, subject, partner, note }) => {
  if (kind === 'partner-joined') return subject;
  const level = /^(income|level)-/.test(kind) ? readLevelKey(subject) : null;
  if (level === null) return note ?? '';
  const name = inSentence(levelName(level));
  return partner === null ? name : noticeText.incomeOf(name, partner);
};

export const noticeInOneLine: typeof english.noticeInOneLine = (notice) =>
  noticeText.news(
    NOTICE_NAMES[notice.kind],
    [notice.amount === null ? '' : usd(notice.amount), noticeDetails(notice)]
      .filter(Boolean)
      .join(notice.note === null ? ', ' : '. '),
  );
