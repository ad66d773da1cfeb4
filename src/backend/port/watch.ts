import type { BackendError } from './error.ts';

export type Unsubscribe = () => void;

/** A live read that has failed goes on: it calls back again as soon as there is a value to show. */
export type OnError = (error: BackendError) => void;
