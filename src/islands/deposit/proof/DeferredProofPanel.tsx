import type { Deposit } from '#domain/deposits/deposit.ts';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';

const loadProofPanel = () => import('./ProofPanel.tsx');

/** A deposit's proof. Its code handles pictures, and comes once the person opens it. */
export const DeferredProofPanel = ({ deposit }: { readonly deposit: Deposit }) => (
  <Deferred load={loadProofPanel} fallback={<Skeleton />}>
    {({ ProofPanel }) => <ProofPanel deposit={deposit} />}
  </Deferred>
);
