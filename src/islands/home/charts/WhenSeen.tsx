import { type ComponentType, useEffect, useRef, useState } from 'react';
import { asFailure, type Failure } from '../../../stores/failure.ts';
import { piece as fetchPiece } from '../../../stores/piece.ts';
import { Failed } from '../../ui/Failed.tsx';
import { Waiting } from './Waiting.tsx';

interface Props {
  /** Fetches the chart. Called once, when its place comes near the window. */
  readonly load: () => Promise<ComponentType>;
}

type Piece =
  | { readonly state: 'waiting' }
  | { readonly state: 'loaded'; readonly Chart: ComponentType }
  | { readonly state: 'failed'; readonly failure: Failure };

/** How far below the window a chart is fetched already. */
const NEAR = '300px';

/** Keeps the place of a chart, and loads it when it is about to be seen. */
export function WhenSeen({ load }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const [piece, setPiece] = useState<Piece>({ state: 'waiting' });

  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        fetchPiece(load).then(
          (Chart) => setPiece({ state: 'loaded', Chart }),
          (thrown: unknown) => setPiece({ state: 'failed', failure: asFailure(thrown) }),
        );
      },
      { rootMargin: `${NEAR} 0px` },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [load]);

  if (piece.state === 'loaded') return <piece.Chart />;
  if (piece.state === 'failed') {
    return <Failed failure={piece.failure} onRetry={() => location.reload()} />;
  }
  return (
    <div ref={place}>
      <Waiting />
    </div>
  );
}
