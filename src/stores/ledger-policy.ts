import { loadChunk } from '#backend/port/error.ts';
import { checkWith } from '#domain/log/ed25519.ts';
import type { LogFault } from '#domain/log/fault.ts';

/** The site's policy: whose signatures a checkpoint needs (c2sp.org/tlog-policy). Empty: the site has none. */
const POLICY: string = import.meta.env.PUBLIC_LEDGER_POLICY ?? '';

/** Whether independent witnesses watch this site's ledger. */
export const isWatched = POLICY !== '';

/** Why the witnesses do not vouch for this checkpoint; null: they do, or the site has none. */
export async function witnessFault(
  { note, verifierKey }: { readonly note: string; readonly verifierKey: string },
  policy = POLICY,
): Promise<LogFault | null> {
  if (policy === '') return null;
  const { checkWitnessed, readPolicy } = await loadChunk(import('#domain/log/policy.ts'));
  const check = checkWith(crypto.subtle);
  const witnessed = await checkWitnessed(note, readPolicy(policy), { verifierKey, now: Date.now(), check });
  return witnessed.ok ? null : witnessed.fault;
}
