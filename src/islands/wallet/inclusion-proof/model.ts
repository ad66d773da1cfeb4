import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { checkWith } from '#domain/log/ed25519.ts';
import { readVerifierKey } from '#domain/log/note.ts';
import { type CheckedProof, checkProof, type InclusionProof } from '#domain/log/proof.ts';
import { proofOf } from '#domain/log/source.ts';
import { asFailure, type Failure } from '#stores/failure.ts';

export type InclusionProofState =
  | { readonly state: 'reading' }
  /** The log gets its entry within seconds. */
  | { readonly state: 'not-yet' }
  | { readonly state: 'proved'; readonly proof: InclusionProof; readonly checked: CheckedProof }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface InclusionProofStore {
  readonly $state: ReadableAtom<InclusionProofState>;
  readonly read: () => Promise<void>;
}

/** That an own posting is in the public log. The path is checked here, so a wrong one is not handed out as a proof. */
export function createInclusionProof(postingId: string): InclusionProofStore {
  const $state = atom<InclusionProofState>({ state: 'reading' });

  async function find(): Promise<InclusionProofState> {
    const opened = await backend();
    const proof = await proofOf(opened.log, await opened.readLoggedRequest(postingId));
    const key = readVerifierKey(await opened.log.verifierKey());
    const checked: CheckedProof = key
      ? await checkProof(proof, key, checkWith(crypto.subtle))
      : { ok: false, why: 'malformed' };
    return { state: 'proved', proof, checked };
  }

  return {
    $state,
    async read() {
      $state.set({ state: 'reading' });
      $state.set(await find().catch((thrown: unknown) => ({ state: 'failed', failure: asFailure(thrown) })));
    },
  };
}
