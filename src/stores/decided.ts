import { computed } from 'nanostores';
import { isSignedIn } from '#domain/accounts/session.ts';
import { persisted } from './persisted.ts';
import { $session } from './session.ts';

/** The screens whose requests are decided elsewhere. */
export type RequestScreen = 'deposit' | 'withdraw';

/** What this browser knows of a member's requests of one kind. */
interface Noted {
  /** Ids of those that wait for a decision. */
  readonly waiting: readonly string[];
  /** Whether one was decided since the member last saw its screen. */
  readonly isDecided: boolean;
}

const NOTHING: Noted = { waiting: [], isDecided: false };

/** One entry for each member and screen, under the name that `keyOf` makes. */
type NotedRequests = Readonly<Record<string, Noted>>;

const $noted = persisted<NotedRequests>('requests-seen', {}, readNoted, JSON.stringify);

/** Anyone can edit what is stored. */
function readNoted(text: string): NotedRequests | null {
  try {
    const entries = Object.entries<Partial<Noted> | null>(JSON.parse(text));
    return Object.fromEntries(entries.filter(([, noted]) => Array.isArray(noted?.waiting))) as NotedRequests;
  } catch {
    return null;
  }
}

const keyOf = (uid: string, screen: RequestScreen) => `${uid}/${screen}`;

/** Whether a request was decided since the member last looked, by screen. */
export const $decided = computed([$noted, $session], (noted, session) => {
  const isDecided = (screen: RequestScreen) =>
    isSignedIn(session) && (noted[keyOf(session.uid, screen)]?.isDecided ?? false);
  return { deposit: isDecided('deposit'), withdraw: isDecided('withdraw') };
});

/** The requests that wait, from a screen that does not show what became of the others: one that is missing was decided. */
export function noteWaiting(screen: RequestScreen, waiting: readonly string[]): void {
  note(screen, (noted) => ({
    waiting,
    isDecided: noted.isDecided || noted.waiting.some((id) => !waiting.includes(id)),
  }));
}

/** The requests that wait, from the screen that shows all decisions. */
export function noteSeen(screen: RequestScreen, waiting: readonly string[]): void {
  note(screen, () => ({ waiting, isDecided: false }));
}

function note(screen: RequestScreen, change: (noted: Noted) => Noted): void {
  const session = $session.get();
  if (!isSignedIn(session)) return;
  const all = $noted.get();
  const key = keyOf(session.uid, screen);
  const before = all[key] ?? NOTHING;
  const after = change(before);
  if (JSON.stringify(after) !== JSON.stringify(before)) $noted.set({ ...all, [key]: after });
}
