import type { Message } from '../domain/message.ts';
import { live } from './live.ts';

/** The thread with the operators, oldest first. */
export const $messages = live<readonly Message[]>((opened, onMessages, onError) =>
  opened.watchMessages(onMessages, onError),
);
