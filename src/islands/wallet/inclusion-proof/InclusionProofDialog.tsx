import { LinkLine } from '#ui/data/LinkLine.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { inclusionProofText } from './text.ts';

/** Few postings are ever proved. */
const loadInclusionProof = () => import('./InclusionProof.tsx');

interface Props {
  readonly postingId: string;
  readonly onClose: () => void;
}

/** Proves that one posting is in the public ledger. */
export const InclusionProofDialog = ({ postingId, onClose }: Props) => (
  <Dialog title={inclusionProofText.title} text={[inclusionProofText.text]} onClose={onClose}>
    {(close) => (
      <>
        <Deferred load={loadInclusionProof} fallback={<Skeleton />}>
          {({ InclusionProof }) => <InclusionProof postingId={postingId} />}
        </Deferred>
        <LinkLine href="/ledger/">{inclusionProofText.ledger}</LinkLine>
        <div className="cluster">
          <button type="button" className="button button--quiet" onClick={close}>
            {inclusionProofText.close}
          </button>
        </div>
      </>
    )}
  </Dialog>
);
