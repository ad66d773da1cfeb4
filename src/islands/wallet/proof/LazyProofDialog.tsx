import { lazy, Suspense } from 'react';

// Few postings are ever proved: its script comes with the first press.
const ProofDialog = lazy(async () => ({ default: (await import('./ProofDialog.tsx')).ProofDialog }));

interface Props {
  readonly postingId: string;
  readonly onClose: () => void;
}

export const LazyProofDialog = (props: Props) => (
  <Suspense>
    <ProofDialog {...props} />
  </Suspense>
);
