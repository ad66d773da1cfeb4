import type { ReactNode } from 'react';
import { reloadPage } from '#stores/navigate.ts';
import { Failed } from './Failed.tsx';
import { useChunk } from './use-chunk.ts';

interface Props<Part> {
  /** See `useChunk`. */
  readonly load: () => Promise<Part>;
  /** Shown until then: ideally the same size. */
  readonly fallback: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

/** A part of the screen whose code comes once it is shown. */
export function Deferred<Part>({ load, fallback, children }: Props<Part>) {
  const chunk = useChunk(load);
  if (chunk.state === 'failed') return <Failed failure={chunk.failure} onRetry={reloadPage} />;
  return chunk.state === 'ready' ? children(chunk.value) : fallback;
}
