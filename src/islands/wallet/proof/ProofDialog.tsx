import { LinkLine } from '#ui/data/LinkLine.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { proofText } from './text.ts';

/** Few postings are ever proved. */
const loadProof = () => import('./Proof.tsx');

interface Props {
  readonly postingId: string;
  readonly onClose: () => void;
}

/** Proves that one posting is in the public ledger. */
export const ProofDialog = ({ postingId, onClose }: Props) => (
  <Dialog title={proofText.title} text={[proofText.text]} onClose={onClose}>
    {(close) => (
      <>
        <Deferred load={loadProof} fallback={<Skeleton />}>
          {({ Proof }) => <Proof postingId={postingId} />}
        </Deferred>
        <LinkLine href="/ledger/">{proofText.ledger}</LinkLine>
        <div className="cluster">
          <button type="button" className="button button--quiet" onClick={close}>
            {proofText.close}
          </button>
        </div>
      </>
    )}
  </Dialog>
);
