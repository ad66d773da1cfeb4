/** Whether e-mails lie in this browser's outbox: so it is in the build with the embedded backend, and in no other. */
export const hasOutbox = (import.meta.env.PUBLIC_BACKEND ?? 'local') === 'local';
