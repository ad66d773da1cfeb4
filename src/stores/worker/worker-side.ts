/** Each worker's first message: its script has loaded. The first result may be a long computation away. */
export const STARTED = 'started';

/** Call it in the worker, once it listens. */
export const announceStart = (): void => postMessage(STARTED);
