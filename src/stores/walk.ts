import { atom, computed, onMount, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import {
  BackendError,
  type DaysPassed,
  type SampleOffers,
  type WalkStart,
  type WatchedWalk,
} from '#backend/port/backend.ts';
import { daysLeft } from '#domain/community/walk.ts';
import type { Cents } from '#domain/money/cents.ts';
import { EVERYTHING, type RunningSums } from '#domain/money/statement.ts';
import { SECOND } from '#domain/time.ts';
import { createAction } from './action.ts';
import { loadSiteChunk } from './load-chunk.ts';
import { partOf } from './optional-backend-part.ts';
import { remote } from './remote-data.ts';
import { $uid } from './session.ts';
import { persisted } from './persisted.ts';

export type { SampleOffers, WalkStart, WatchedWalk };

const sandbox = async () => partOf(await backend(), 'sandbox');

/** The walk in this browser; null: none, also where the backend has no sandbox. */
export const $walk = remote<WatchedWalk | null>((opened, onWalk, onError) => {
  if (opened.sandbox) return opened.sandbox.watchWalk(onWalk, onError);
  onWalk(null);
  return () => undefined;
});

/** What levels and withdrawals have moved for the signed-in member so far: the newest posting has the sums. */
export const $sums = remote<RunningSums>((opened, onSums, onError) =>
  opened.watchPostings(EVERYTHING, 1, ({ items: [newest] }) => onSums(newest?.sums ?? {}), onError),
);

const $share = atom(0);

/** The share of the community that is loaded, from 0 to 1. */
export const $loaded: ReadableAtom<number> = $share;

export const walkBeginning = createAction(async (start: WalkStart, offers: SampleOffers) => {
  $share.set(0);
  $report.set(null);
  const opened = await sandbox();
  await opened.beginWalk(start, offers, (share) => $share.set(share));
  // Its ledger is a new one: the browser has seen nothing of it. Loaded here, because it brings the code of hashes.
  const { $lastSeenLog } = await loadSiteChunk(() => import('./last-seen-log.ts'));
  $lastSeenLog.set(null);
  unmarkTour();
});

const $report = atom<DaysPassed | null>(null);

/** What the days that passed last have brought. */
export const $daysPassed: ReadableAtom<DaysPassed | null> = $report;

export const dayPassing = createAction(async (days: number, offers: SampleOffers) => {
  $report.set(await (await sandbox()).passDays(days, offers));
});

/** Declares a deposit of the smallest package, and has it credited at once. */
export const depositGift = createAction(async ({ coins: [coin], packages }: SampleOffers) => {
  const chosen = smallestOf(packages);
  if (!coin || !chosen) throw new BackendError('not-found');
  // Loaded on the press: it checks the address, and few visits need that.
  const { newDepositDeclaration } = await loadSiteChunk(() => import('#domain/deposits/declaration.ts'));
  const id = crypto.randomUUID();
  const declaration = newDepositDeclaration({ id, coin, package: chosen, usdPrice: coin.price });
  await (await sandbox()).giveDeposit(declaration);
});

export const smallestOf = <Offered extends { readonly amount: Cents }>(
  packages: readonly Offered[],
): Offered | undefined => packages.toSorted((one, other) => one.amount - other.amount)[0];

/** The time between two days while time passes by itself. */
const PACE = 0.6 * SECOND;

const $running = atom(false);

/** Whether time passes by itself. Never while no one watches. */
export const $timePasses: ReadableAtom<boolean> = $running;

onMount($running, () => {
  const pauseUnseen = () => document.hidden && stopTime();
  document.addEventListener('visibilitychange', pauseUnseen);
  return () => {
    document.removeEventListener('visibilitychange', pauseUnseen);
    stopTime();
  };
});

/** Lets a day pass at a time: until it is stopped, the last day has passed, or one fails. */
export async function letTimePass(offers: SampleOffers): Promise<void> {
  if ($running.get()) return;
  $running.set(true);
  const total = { days: 0, joined: 0, earned: 0, missed: 0 } as Mutable<DaysPassed>;
  while ($running.get()) {
    await dayPassing.run(1, offers);
    const passed = $report.get();
    if (dayPassing.$progress.get().state !== 'done' || passed === null || passed.days === 0) break;
    for (const what of ['days', 'joined', 'earned', 'missed'] as const) {
      total[what] = (total[what] + passed[what]) as typeof total.earned;
    }
    $report.set({ ...total });
    await new Promise((resolve) => setTimeout(resolve, PACE));
  }
  stopTime();
}

type Mutable<Value> = { -readonly [Name in keyof Value]: Value[Name] };

export const stopTime = (): void => $running.set(false);

export const isOver = (walk: WatchedWalk): boolean => daysLeft(walk) === 0;

/** Steps of the tour that a person has ended by a press, by uid: a hint for this browser. */
const $marks = persisted<{ readonly uid: string; readonly steps: readonly string[] }>(
  'tour',
  { uid: '', steps: [] },
  (text) => {
    const [uid = '', ...steps] = text.split(' ');
    return { uid, steps };
  },
  ({ uid, steps }) => [uid, ...steps].join(' '),
);

export const $tourMarks: ReadableAtom<readonly string[]> = computed([$marks, $uid], ({ uid, steps }, own) =>
  uid === own ? steps : [],
);

export function markTour(step: string): void {
  const uid = $uid.get();
  if (uid !== null) $marks.set({ uid, steps: [...new Set([...$tourMarks.get(), step])] });
}

export const unmarkTour = (): void => $marks.set({ uid: '', steps: [] });
