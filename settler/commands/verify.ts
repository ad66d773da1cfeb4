import type { Firestore } from 'firebase-admin/firestore';
import { verify } from '#settler/verify/verify.ts';
import { interrupted, type Program, unlessStopped } from './program.ts';

/**
 * Logs every difference that `verify` finds.
 *
 * @returns the exit code
 */
export async function verifyAndLog(program: Program, db: Firestore): Promise<number> {
  const { log, stopped } = program;
  const verdict = await unlessStopped(verify(db), stopped);
  if (verdict === null) return interrupted(program, 'verify');
  const { at, postings, members, differences } = verdict;
  for (const { document, message } of differences) {
    log('ERROR', { event: 'difference', path: document, message });
  }
  const asOf = new Date(at).toISOString();
  log('INFO', { event: 'verified', asOf, postings, members, differences: differences.length });
  return differences.length > 0 ? 1 : 0;
}
