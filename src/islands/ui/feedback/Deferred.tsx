import { type ReactNode, useEffect, useState } from 'react';
import { asFailure } from '#stores/failure.ts';
import { loadSiteChunk } from '#stores/load-chunk.ts';
import { reloadPage } from '#stores/navigate.ts';
import type { RemoteData } from '#stores/remote-data.ts';
import { Failed } from './Failed.tsx';
import { PendingPart } from './PaintOnce.tsx';

interface Props<Part> {
  /** See `useChunk`. */
  readonly load: () => Promise<Part>;
  /** Shown until then: ideally the same size. */
  readonly fallback?: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** A part of the screen whose code comes once it is shown. A screen that is painted once waits for it. */
export function Deferred<Part>({ load, fallback = <PendingPart />, children }: Props<Part>) {
  const chunk = useChunk(load);
  if (chunk.state === 'failed') return <Failed failure={chunk.failure} onRetry={reloadPage} />;
  return chunk.state === 'ready' ? children(chunk.value) : fallback;
}

/**
 * A part of a screen that is a chunk of its own, because most visits do without it.
 *
 * @param load loads it; the same function on each render
 * @param isWanted false puts it off
 */
export function useChunk<Part>(load: () => Promise<Part>, isWanted = true): RemoteData<Part> {
  const [chunk, setChunk] = useState<RemoteData<Part>>({ state: 'loading' });

  useEffect(() => {
    if (!isWanted) return;
    loadSiteChunk(load).then(
      (value) => setChunk({ state: 'ready', value }),
      (thrown: unknown) => setChunk({ state: 'failed', failure: asFailure(thrown) }),
    );
  }, [isWanted, load]);

  return chunk;
}
