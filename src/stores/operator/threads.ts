import { computed } from 'nanostores';
import { backend } from '../../backend/index.ts';
import type { Thread } from '../../backend/port.ts';
import type { Message } from '../../domain/message.ts';
import { type LiveStore, live } from '../live.ts';
import { createComposer } from '../message-composer.ts';

export type { Thread };

/** Latest message first. */
export const $threads = live<readonly Thread[]>((opened, onThreads, onError) =>
  opened.watchThreads(onThreads, onError),
);

/** How many members have had the last word; null until it is known. */
export const $unanswered = computed($threads, (threads) =>
  threads.state === 'ready' ? threads.value.filter(({ isUnanswered }) => isUnanswered).length : null,
);

/** Everything that was said with one member, oldest first. */
export const threadOf = (uid: string): LiveStore<readonly Message[]> =>
  live((opened, onMessages, onError) => opened.watchThread(uid, onMessages, onError));

const composers = new Map<string, ReturnType<typeof createComposer>>();

/** What is being written to one member: looking at another thread loses nothing. */
export function replyTo(uid: string) {
  const composer =
    composers.get(uid) ?? createComposer(uid, async (draft) => (await backend()).reply(uid, draft));
  composers.set(uid, composer);
  return composer;
}
