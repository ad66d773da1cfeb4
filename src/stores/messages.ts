import { computed } from 'nanostores';
import { isSignedIn } from '#domain/accounts/session.ts';
import type { Message } from '#domain/message.ts';
import type { Instant } from '#domain/time.ts';
import { persisted } from './persisted.ts';
import { remote } from './remote-data.ts';
import { $session } from './session.ts';

/** The thread with the operators, oldest first. */
export const $messages = remote<readonly Message[]>((opened, onMessages, onError) =>
  opened.watchMessages(onMessages, onError),
);

/** When the latest message seen in this browser was written, by uid. */
type Seen = Readonly<Record<string, Instant>>;

const $seen = persisted<Seen>('messages-seen', {}, readSeen, JSON.stringify);

function readSeen(text: string): Seen | null {
  try {
    const entries = Object.entries(JSON.parse(text));
    return Object.fromEntries(entries.filter(([, at]) => Number.isFinite(at))) as Seen;
  } catch {
    return null;
  }
}

/** The number of unread answers from operators. */
export const $unread = computed([$messages, $seen, $session], (messages, seen, session) => {
  if (messages.state !== 'ready' || !isSignedIn(session)) return 0;
  const since = seen[session.uid] ?? 0;
  return messages.value.filter(({ from, at }) => from === 'operator' && at > since).length;
});

/** Call it while the thread is on the screen. */
export function markRead(messages: readonly Message[]): void {
  const session = $session.get();
  const latest = messages.at(-1)?.at ?? 0;
  if (!isSignedIn(session) || latest <= ($seen.get()[session.uid] ?? 0)) return;
  $seen.set({ ...$seen.get(), [session.uid]: latest });
}
