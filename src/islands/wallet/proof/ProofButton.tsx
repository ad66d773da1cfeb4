import { lazy, Suspense, useState } from 'react';
import type { Posting } from '#domain/money/ledger.ts';
import styles from './Proof.module.css';
import { proofText } from './text.ts';

// Few postings are ever proved: its script comes with the first press.
const ProofDialog = lazy(async () => ({ default: (await import('./ProofDialog.tsx')).ProofDialog }));

interface Props {
  readonly posting: Posting;
  /** The posting's name on the screen. */
  readonly what: string;
}

/** Opens the proof that a posting is in the public ledger. */
export function ProofButton({ posting, what }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.open}
        aria-label={proofText.openFor(what)}
        onClick={() => setOpen(true)}
      >
        {proofText.open}
      </button>
      {isOpen && (
        <span className={styles.dialog}>
          <Suspense>
            <ProofDialog postingId={posting.id} onClose={() => setOpen(false)} />
          </Suspense>
        </span>
      )}
    </>
  );
}
