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

type NotedRequests = Readonly<Partial<Record<RequestScreen, Noted>>>;

const NOTHING: Noted = { waiting: [], isDecided: false };

/** By uid. */
const $noted = persisted<Readonly<Record<string, NotedRequests>>>(
  'requests-seen',
  {},
  readNoted,
  JSON.stringify,
);

function readNoted(text: string): Record<string, NotedRequests> | null {
  try {
    const entries = Object.entries(JSON.parse(text) as object).map(([uid, noted]) => [
      uid,
      { deposit: readOne(noted?.deposit), withdraw: readOne(noted?.withdraw) },
    ]);
    return Object.fromEntries(entries);
  } catch {
    return null;
  }
}

const readOne = (noted: Partial<Noted> | undefined): Noted => ({
  waiting: Array.isArray(noted?.waiting) ? noted.waiting.map(String) : [],
  isDecided: noted?.isDecided === true,
});

/** Whether a request was decided since the member last looked, by screen. */
export const $decided = computed([$noted, $session], (noted, session) => {
  const own = isSignedIn(session) ? noted[session.uid] : undefined;
  return { deposit: own?.deposit?.isDecided ?? false, withdraw: own?.withdraw?.isDecided ?? false };
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
  const own = all[session.uid] ?? {};
  const before = own[screen] ?? NOTHING;
  const after = change(before);
  if (JSON.stringify(after) === JSON.stringify(before)) return;
  $noted.set({ ...all, [session.uid]: { ...own, [screen]: after } });
}
