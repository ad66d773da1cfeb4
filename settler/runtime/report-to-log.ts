import { isOfBooks } from '#settler/ledger/books-disagree.ts';
import { describeFailure, stackOf } from './failure.ts';
import type { Logger } from './logger.ts';
import type { RetentionFailure, RetentionReport } from '#settler/retention/watch-retention.ts';
import type { Failure, Report } from './report.ts';

/** The name of each failure in the log. */
export const EVENT = {
  request: 'failed',
  listening: 'listening-failed',
  partners: 'partners-failed',
  upkeep: 'upkeep-failed',
  notices: 'notices-failed',
  mails: 'mails-failed',
  heartbeat: 'heartbeat-failed',
  sessions: 'sessions-failed',
  push: 'push-failed',
  webhook: 'webhook-failed',
  log: 'log-failed',
  witness: 'witness-failed',
  erasure: 'erasure-failed',
  retention: 'retention-failed',
} as const satisfies Record<(Failure | RetentionFailure)['kind'], string>;

/** Writes each event to the settler's log. */
export const reportTo = (logger: Logger): Report & RetentionReport => ({
  settled(path, { kind: outcome, ...details }, ms) {
    logger('INFO', { event: 'request', path, outcome, ...details, ms: Math.round(ms) });
  },
  setAside(path, cause) {
    logger('ERROR', { event: 'set-aside', path, ...describeFailure(cause), ...stackOf(cause) });
  },
  erased(path) {
    logger('INFO', { event: 'erased', path });
  },
  removed({ accounts, proofs, bankDetails, mails }) {
    if (accounts + proofs + bankDetails + mails > 0) {
      logger('INFO', { event: 'removed', accounts, proofs, bankDetails, mails });
    }
  },
  failed({ kind, ...where }: Failure | RetentionFailure, cause, retryIn) {
    // If the books are wrong, the settler wrote nothing, and only a person can find out why.
    logger(isOfBooks(cause) ? 'CRITICAL' : 'WARNING', {
      event: EVENT[kind],
      ...where,
      ...describeFailure(cause),
      retryInMs: retryIn,
      ...stackOf(cause),
    });
  },
});
