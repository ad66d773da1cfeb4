import { computed } from 'nanostores';
import { isSignedIn } from '#domain/accounts/session.ts';
import type { Message } from '#domain/message.ts';
import type { Instant } from '#domain/time.ts';
import { appendOnly } from '#stores/list.ts';
import { persisted } from '#stores/persisted.ts';
import { remote } from '#stores/remote-data.ts';
import { $session } from '#stores/session.ts';

/** Messages shown at first, and added by each press. */
const PAGE = 10;

/** The thread with the operators. */
export const $messages = appendOnly<Message>(
  PAGE,
  (opened, ...call) => opened.watchMessages(...call),
  ({ id }) => id,
);

const $lastAnswer = remote<Instant | null>((opened, ...listeners) => opened.watchLastAnswer(...listeners));

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

/** Whether the operators have answered since the thread was last on the screen. A member who writes has read what is above. */
export const $hasUnread = computed([$lastAnswer, $seen, $session], (answer, seen, session) => {
  if (answer.state !== 'ready' || !isSignedIn(session)) return false;
  return answer.value !== null && answer.value > (seen[session.uid] ?? 0);
});

/** Call it while the thread is on the screen. @param messages newest first */
export function markRead(messages: readonly Message[]): void {
  const session = $session.get();
  const latest = messages[0]?.at ?? 0;
  if (!isSignedIn(session) || latest <= ($seen.get()[session.uid] ?? 0)) return;
  $seen.set({ ...$seen.get(), [session.uid]: latest });
}
