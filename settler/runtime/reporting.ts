import { LedgerBroken } from '#domain/money/ledger.ts';
import { kindOf, type Log } from './log.ts';
import type { Failed, Report } from './report.ts';

const EVENT = {
  request: 'failed',
  listening: 'listening-failed',
  partners: 'partners-failed',
  heartbeat: 'heartbeat-failed',
} as const satisfies Record<Failed['kind'], string>;

/** Writes each event to the settler's log. */
export const reportTo = (log: Log): Report => ({
  settled(path, { kind: outcome, ...details }, ms) {
    log('INFO', { event: 'request', path, outcome, ...details, ms: Math.round(ms) });
  },
  setAside(path, cause) {
    log('ERROR', { event: 'set-aside', path, ...kindOf(cause) });
  },
  failed({ kind, ...where }, cause, retryIn) {
    // Nothing was written, but the books are wrong and only a person can find out why.
    const isBroken = cause instanceof LedgerBroken;
    log(isBroken ? 'CRITICAL' : 'WARNING', {
      event: EVENT[kind],
      ...where,
      ...kindOf(cause),
      retryInMs: retryIn,
    });
  },
});
