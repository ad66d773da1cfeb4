import { LedgerBroken } from '../src/domain/ledger.ts';
import { kindOf, type Log } from './log.ts';
import type { Report } from './report.ts';

/** Writes each thing that the settler does to its log. */
export const reportTo = (log: Log): Report => ({
  settled(path, { kind: outcome, ...details }, ms) {
    log('INFO', { event: 'request', path, outcome, ...details, ms: Math.round(ms) });
  },
  failed(path, cause, retryIn) {
    // Nothing was written: but the books are not what they have to be, and nobody but a person can tell why.
    const isBroken = cause instanceof LedgerBroken;
    const entry = { ...kindOf(cause), ...(isBroken && { message: cause.message }), retryInMs: retryIn };
    const severity = isBroken ? 'CRITICAL' : 'WARNING';
    log(
      severity,
      path === null ? { event: 'listening-failed', ...entry } : { event: 'failed', path, ...entry },
    );
  },
});
