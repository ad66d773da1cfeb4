import type { Backend } from './port.ts';

let opened: Promise<Backend> | undefined;

/**
 * The backend of this build, opened once a page. The only place that knows which adapter that is. The adapter is
 * a chunk of its own, so that a build ships only the one that it uses.
 */
export function backend(): Promise<Backend> {
  opened ??= import('./local/index.ts').then(({ openLocalBackend }) => openLocalBackend());
  return opened;
}
