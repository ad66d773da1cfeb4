import { atom, onMount, type ReadableAtom } from 'nanostores';
import { backend } from '../../backend/index.ts';
import type { Proof } from '../../domain/proof.ts';
import { asFailure, type Failure } from '../failure.ts';

/** The picture beside a deposit, as the screen shows it. */
export type ShownProof =
  | { readonly state: 'loading' | 'none' }
  | { readonly state: 'ready'; readonly address: string }
  | { readonly state: 'failed'; readonly failure: Failure };

export interface ProofStore extends ReadableAtom<ShownProof> {
  readonly retry: () => void;
}

/** Reads a proof for as long as it is looked at: its picture's address is given back when nobody does any more. */
export function proofOf(uid: string, depositId: string): ProofStore {
  const $proof = atom<ShownProof>({ state: 'loading' });
  let isShown = false;
  let address: string | null = null;

  function show(proof: Proof | null): void {
    if (!isShown) return;
    if (proof === null) {
      $proof.set({ state: 'none' });
      return;
    }
    address = URL.createObjectURL(new Blob([proof.bytes], { type: proof.type }));
    $proof.set({ state: 'ready', address });
  }

  function read(): void {
    $proof.set({ state: 'loading' });
    backend()
      .then((opened) => opened.readProofOf(uid, depositId))
      .then(
        show,
        (thrown: unknown) => isShown && $proof.set({ state: 'failed', failure: asFailure(thrown) }),
      );
  }

  onMount($proof, () => {
    isShown = true;
    read();
    return () => {
      isShown = false;
      if (address !== null) URL.revokeObjectURL(address);
      address = null;
    };
  });

  return Object.assign($proof, { retry: read });
}
