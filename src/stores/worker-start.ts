/** What each worker says first: its script has come. Its messages to the page may be a long computation away. */
export const STARTED = 'started';

/** In a worker, once it listens. */
export const announceStart = (): void => postMessage(STARTED);
