import { useEffect, useState } from 'react';
import { asFailure } from '#stores/failure.ts';
import { loadSiteChunk } from '#stores/load-chunk.ts';
import type { RemoteData } from '#stores/remote-data.ts';

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
