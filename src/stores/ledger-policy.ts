import { loadChunk } from '#backend/port/error.ts';
import type { Witnessed } from '#domain/log/policy.ts';
import { persisted } from './persisted.ts';

/** The site's policy: whose signatures a checkpoint needs (c2sp.org/tlog-policy). Empty: the site has none. */
export const SITE_POLICY: string = import.meta.env.PUBLIC_LEDGER_POLICY ?? '';

const asItIs = (text: string): string => text;

/**
 * The reader's own policy, in place of the site's; empty: they have none. Kept in this browser, where the log's
 * operator does not reach it.
 */
export const $ownPolicy = persisted('ledger-policy', '', asItIs, asItIs);

/** The policy that this reader checks; empty: none. */
export const policyInForce = (): string => $ownPolicy.get() || SITE_POLICY;

/**
 * What the witnesses say of a log's checkpoint; null: no policy demands any. The code comes where there is a
 * policy. No witness can read what only this browser has.
 */
export async function witnessesOf(log: {
  readonly note: string;
  readonly verifierKey: string;
}): Promise<Witnessed | null> {
  if (import.meta.env.PUBLIC_BACKEND === 'local' || policyInForce() === '') return null;
  const { askWitnesses } = await loadChunk(import('./ask-witnesses.ts'));
  return askWitnesses(log, policyInForce());
}
