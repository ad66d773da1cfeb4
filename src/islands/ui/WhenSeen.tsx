import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { asFailure, type Failure } from '../../stores/failure.ts';
import { reloadPage } from '../../stores/leave.ts';
import { piece as fetchPiece } from '../../stores/piece.ts';
import { Failed } from './Failed.tsx';
import { useSeen } from './use-seen.ts';

interface Props {
  /** Fetches it. Called once, when its place comes near the window. */
  readonly load: () => Promise<ComponentType>;
  /** What stands there until then: best as large as it will be. */
  readonly waiting: ReactNode;
}

type Piece =
  | { readonly state: 'waiting' }
  | { readonly state: 'loaded'; readonly Loaded: ComponentType }
  | { readonly state: 'failed'; readonly failure: Failure };

/** Keeps the place of what a page has further down, and loads it when it is about to be seen. */
export function WhenSeen({ load, waiting }: Props) {
  const { ref, isSeen } = useSeen<HTMLDivElement>();
  const [piece, setPiece] = useState<Piece>({ state: 'waiting' });

  useEffect(() => {
    if (!isSeen) return;
    fetchPiece(load).then(
      (Loaded) => setPiece({ state: 'loaded', Loaded }),
      (thrown: unknown) => setPiece({ state: 'failed', failure: asFailure(thrown) }),
    );
  }, [isSeen, load]);

  if (piece.state === 'loaded') return <piece.Loaded />;
  if (piece.state === 'failed') {
    return <Failed failure={piece.failure} onRetry={reloadPage} />;
  }
  return <div ref={ref}>{waiting}</div>;
}
