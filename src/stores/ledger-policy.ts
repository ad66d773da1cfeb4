import { loadChunk } from '#backend/port/error.ts';
import type { CheckCosignature } from '#domain/log/cosignature.ts';
import { checkWith } from '#domain/log/ed25519.ts';
import { ED25519_COSIGNATURE, ML_DSA_COSIGNATURE } from '#domain/log/note.ts';
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

/** Whether this browser demands anything of witnesses. */
export const hasPolicy = (): boolean => ($ownPolicy.get() || SITE_POLICY) !== '';

/** What the witnesses say of this checkpoint; null: no policy demands any. */
export async function askWitnesses({
  note,
  verifierKey,
}: {
  readonly note: string;
  readonly verifierKey: string;
}): Promise<Witnessed | null> {
  if (!hasPolicy()) return null;
  const { checkWitnessed, fewestOf, PolicyBroken, readPolicy } = await loadChunk(
    import('#domain/log/policy.ts'),
  );
  try {
    const policy = readPolicy($ownPolicy.get() || SITE_POLICY);
    const witnessed = await checkWitnessed(note, policy, { verifierKey, now: Date.now(), check: CHECK });
    return witnessed.ok && fewestOf(policy) === 0 ? null : witnessed;
  } catch (thrown) {
    // Anyone can edit what is stored.
    if (thrown instanceof PolicyBroken) return { ok: false, fault: { kind: 'policy-unreadable' } };
    throw thrown;
  }
}

const CHECK: CheckCosignature = {
  [ED25519_COSIGNATURE]: (...signed) => checkWith(crypto.subtle)(...signed),
  async [ML_DSA_COSIGNATURE](...signed) {
    const { checkMlDsa } = await loadChunk(import('#domain/log/ml-dsa.ts'));
    return checkMlDsa(...signed);
  },
};
