import { atom, onMount, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import type { DaysPassed, WalkStart } from '#backend/port/backend.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { SECOND } from '#domain/time.ts';
import { createAction } from './action.ts';
import { loadSiteChunk } from './load-chunk.ts';
import { partOf } from './optional-backend-part.ts';
import { unmarkTour } from './walk.ts';

/* Beginning a walk, and letting time pass in it. Screens load this with the controls that use it. */

const sandbox = async () => partOf(await backend(), 'sandbox');

const $share = atom(0);

/** The share of the community that is loaded, from 0 to 1. */
export const $loaded: ReadableAtom<number> = $share;

export const walkBeginning = createAction(async (start: WalkStart, offers: SiteOffers) => {
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

export const dayPassing = createAction(async (days: number, offers: SiteOffers) => {
  $report.set(await (await sandbox()).passDays(days, offers));
});

/** A deposit of the smallest package, declared and credited at once. */
export const depositGift = createAction(async (offers: SiteOffers) => {
  await (await sandbox()).giveDeposit(offers);
});

/** The time between two days while time passes by itself. */
const PACE = 0.6 * SECOND;

const $running = atom(false);

/** Whether time passes by itself. Never while no one watches. */
export const $timePasses: ReadableAtom<boolean> = $running;

onMount($running, () => {
  const pauseUnseen = () => document.hidden && stopTime();
  const ending = new AbortController();
  document.addEventListener('visibilitychange', pauseUnseen, { signal: ending.signal });
  return () => {
    ending.abort();
    stopTime();
  };
});

/** Lets a day pass at a time: until it is stopped, the last day has passed, or one fails. */
export async function letTimePass(offers: SiteOffers): Promise<void> {
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
