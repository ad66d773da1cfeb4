import { PUBLIC_BACKEND, PUBLIC_FIREBASE_APP_CHECK_KEY } from 'astro:env/client';
import { canGoLive } from '#market/index.ts';

export const BACKEND = PUBLIC_BACKEND;
export type Backend = typeof BACKEND;

/** Whether accounts are kept by the visitor's own browser: so it is in the build with the embedded backend alone. */
export const isEmbedded = BACKEND === 'local';

/** Whether e-mails lie in this browser's outbox: in the same build. */
export const hasOutbox = BACKEND === 'local';

/** What the terms differ by. */
export type Built = Backend | 'app-check' | 'live-prices';

export const BUILT_WITH: readonly Built[] = [
  BACKEND,
  ...(BACKEND === 'firebase' && PUBLIC_FIREBASE_APP_CHECK_KEY ? (['app-check'] as const) : []),
  ...(canGoLive ? (['live-prices'] as const) : []),
];
