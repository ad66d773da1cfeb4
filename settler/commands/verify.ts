import type { Firestore } from 'firebase-admin/firestore';
import { verify } from '#settler/verify/verify.ts';
import { interrupted, type Program, unlessStopped } from './program.ts';

/**
 * Logs every difference that `verify` finds.
 *
 * @returns the exit code
 */
export async function verifyAndLog(program: Program, db: Firestore): Promise<number> {
  const { logger, stopped } = program;
  const verification = await unlessStopped(verify(db), stopped);
  if (verification === null) return interrupted(program, 'verify');
  const { at, postings, members, differences } = verification;
  for (const { path, message } of differences) {
    logger('ERROR', { event: 'difference', path, message });
  }
  const asOf = new Date(at).toISOString();
  logger('INFO', { event: 'verified', asOf, postings, members, differences: differences.length });
  return differences.length > 0 ? 1 : 0;
}
