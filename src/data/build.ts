import { PUBLIC_BACKEND } from 'astro:env/client';

/** Whether e-mails lie in this browser's outbox: so it is in the build with the embedded backend, and in no other. */
export const hasOutbox = PUBLIC_BACKEND === 'local';
