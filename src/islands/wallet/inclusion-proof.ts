import { atom, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import { comparePublicLog } from '#domain/log/compare.ts';
import { checkWith, isUnsupported } from '#domain/log/ed25519.ts';
import { checkInclusionProof, type InclusionProof } from '#domain/log/inclusion-proof.ts';
import { type LogFault, LogFileBroken } from '#domain/log/fault.ts';
import type { Vouched } from '#domain/log/policy.ts';
import { inclusionProofOf } from '#domain/log/source.ts';
import { asLogFailure, type Failure } from '#stores/failure.ts';
import { witnessesOf } from '#stores/ledger-policy.ts';
import { $lastSeenLog } from '#stores/last-seen-log.ts';

export type InclusionProofState =
  | { readonly state: 'reading' }
  /** The checkpoint follows within seconds. */
  | { readonly state: 'not-yet'; readonly entry: number; readonly size: number }
  | {
      readonly state: 'proved';
      readonly proof: InclusionProof;
      /** Null: no policy demands witnesses. */
      readonly vouched: Vouched | null;
    }
  | { readonly state: 'refused'; readonly fault: LogFault }
  /** The browser cannot check the signature. */
  | { readonly state: 'unsupported' }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface InclusionProofStore {
  readonly $state: ReadableAtom<InclusionProofState>;
  readonly read: () => Promise<void>;
}

/**
 * That an own posting is in the public log, which begins with what this browser saw of it before. All of it is checked here, so
 * nothing wrong is handed out as a proof.
 */
export function createInclusionProof(postingId: string): InclusionProofStore {
  const $state = atom<InclusionProofState>({ state: 'reading' });
  const check = checkWith(crypto.subtle);

  async function find(): Promise<InclusionProofState> {
    const opened = await backend();
    const { publicLog } = opened;
    const logged = await opened.readLoggedRequest(postingId);
    const compared = await comparePublicLog(publicLog, $lastSeenLog.get(), check);
    if (!compared.ok) return { state: 'refused', fault: compared.fault };
    const { checkpoint, edge, verifierKey, note, key } = compared;
    const witnesses = await witnessesOf(compared);
    if (witnesses?.ok === false) return { state: 'refused', fault: witnesses.fault };
    const { sequence } = logged;
    if (sequence > checkpoint.size) return { state: 'not-yet', entry: sequence, size: checkpoint.size };
    const proof = await inclusionProofOf(publicLog, logged, note);
    const checked = await checkInclusionProof(proof, key, check);
    if (!checked.ok) return { state: 'refused', fault: checked.fault };
    $lastSeenLog.set({ ...checkpoint, edge, verifierKey, at: Date.now() });
    return { state: 'proved', proof, vouched: witnesses };
  }

  return {
    $state,
    async read() {
      $state.set({ state: 'reading' });
      $state.set(await find().catch(stateOf));
    },
  };
}

function stateOf(thrown: unknown): InclusionProofState {
  if (thrown instanceof LogFileBroken) return { state: 'refused', fault: thrown.fault };
  return isUnsupported(thrown)
    ? { state: 'unsupported' }
    : { state: 'failed', failure: asLogFailure(thrown) };
}
