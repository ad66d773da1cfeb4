import { loadChunk } from '#backend/port/error.ts';
import type { CheckCosignature } from '#domain/log/cosignature.ts';
import { checkWith } from '#domain/log/ed25519.ts';
import { ED25519_COSIGNATURE, ML_DSA_COSIGNATURE } from '#domain/log/note.ts';
import { checkWitnessed, fewestOf, PolicyBroken, readPolicy, type Witnessed } from '#domain/log/policy.ts';

/** See `witnessesOf`. */
export async function askWitnesses(
  { note, verifierKey }: { readonly note: string; readonly verifierKey: string },
  policyText: string,
): Promise<Witnessed | null> {
  try {
    const policy = readPolicy(policyText);
    const witnessed = await checkWitnessed(note, policy, { verifierKey, now: Date.now(), check: CHECK });
    return witnessed.ok && fewestOf(policy) === 0 ? null : witnessed;
  } catch (thrown) {
    // Anyone can edit what is stored.
    if (thrown instanceof PolicyBroken) return { ok: false, fault: { kind: 'policy-unreadable' } };
    throw thrown;
  }
}

const CHECK: CheckCosignature = {
  [ED25519_COSIGNATURE]: checkWith(crypto.subtle),
  async [ML_DSA_COSIGNATURE](...signed) {
    const { checkMlDsa } = await loadChunk(import('#domain/log/ml-dsa.ts'));
    return checkMlDsa(...signed);
  },
};
