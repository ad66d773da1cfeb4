import { useState } from 'react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { ProofPanel } from './ProofPanel.tsx';
import { depositText } from './text.ts';

interface Props {
  /** As it is at this moment: what is decided meanwhile cannot be changed any more. */
  readonly deposit: Deposit;
  readonly name: string;
  readonly onClose: () => void;
}

/** The proof of one deposit: to be looked at, and while it is pending to be put there or replaced. */
export function ProofDialog({ deposit, name, onClose }: Props) {
  const [text] = useState([name]);
  return (
    <Dialog title={depositText.proofTitle} text={text} onClose={onClose}>
      {(close) => (
        <>
          <ProofPanel deposit={deposit} />
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
