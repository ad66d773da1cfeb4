import { useState } from 'react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { DeferredProofPanel } from './proof/DeferredProofPanel.tsx';
import { depositText } from './text.ts';

interface Props {
  /** The present state of the deposit: once decided, its proof is final. */
  readonly deposit: Deposit;
  readonly name: string;
  readonly onClose: () => void;
}

/** The proof of a deposit; while it is pending, the member can add or replace it. */
export function ProofDialog({ deposit, name, onClose }: Props) {
  const [text] = useState([name]);
  return (
    <Dialog title={depositText.proofTitle} text={text} onClose={onClose}>
      {(close) => (
        <>
          <DeferredProofPanel deposit={deposit} />
          <div>
            <button type="button" className="button button--quiet" onClick={close}>
              {depositText.close}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
