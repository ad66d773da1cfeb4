import { PUBLIC_BACKEND } from 'astro:env/client';

/** Whether accounts are kept by the visitor's own browser: so it is in the build with the embedded backend alone. */
export const isEmbedded = PUBLIC_BACKEND === 'local';

/** Whether e-mails lie in this browser's outbox: in the same build. */
export const hasOutbox = PUBLIC_BACKEND === 'local';
