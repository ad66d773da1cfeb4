import { computed, type ReadableAtom } from 'nanostores';
import { LARGEST_PAGE } from '#domain/limits.ts';
import { NO_BALANCES } from '#domain/money/ledger.ts';
import {
  balanceSteps,
  type PortfolioDay,
  portfolioOf,
  type Step,
  stepsSince,
} from '#domain/money/portfolio.ts';
import type { Posted, StatementLine } from '#domain/money/statement.ts';
import { DAY, type Instant } from '#domain/time.ts';
import { $account } from '#stores/account.ts';
import { createAction } from '#stores/action.ts';
import { present, type RemoteData, type RemoteStore } from '#stores/remote-data.ts';
import { memberRead, type OfMember } from '#islands/wallet/member-read.ts';
import { $walletView, type Range } from '#islands/wallet/model.ts';
import { $statement, type Statement } from '#islands/wallet/statement.ts';

export interface Portfolio {
  /** The days of the range on which something moved. */
  readonly days: readonly PortfolioDay[];
  /** If the range began with the account on it, the first is at its beginning. */
  readonly steps: readonly Step[];
  /** From when on the lines pass through every posting; before, through samples. Null: all of it is exact. */
  readonly exactFrom: Instant | null;
  /** The postings of the range that are read, oldest first. */
  readonly events: readonly StatementLine[];
}

/** In days. */
const LENGTHS: Readonly<Record<Exclude<Range, 'all'>, number>> = { '1w': 7, '1m': 30, '3m': 91, '1y': 365 };

const midnightBefore = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0);

/** The midnight at which a range begins; null: with the account. */
export const startOf = (range: Range, now: Instant): Instant | null =>
  range === 'all' ? null : midnightBefore(now - LENGTHS[range] * DAY);

/**
 * Moments of a long history at which the balances are read. Each costs one read, so a history of a hundred thousand postings
 * is drawn for as much as one of a hundred.
 */
const SAMPLES = 10;

interface Samples {
  /** When the account began, with nothing; null: not known. */
  readonly since: Instant | null;
  /** The last postings before some midnights of the time before the newest page, oldest first: each ends its day. */
  readonly posted: readonly Posted[];
}

const NO_SAMPLES: Samples = { since: null, posted: [] };

const samplesOf = (range: Range): RemoteStore<OfMember<Samples>> =>
  memberRead<Samples>(async (opened) => {
    const [{ lines, hasOlder }, { createdAt }] = await Promise.all([present($statement), present($account)]);
    const oldest = lines.at(-1);
    if (!hasOlder || !oldest) return { since: createdAt, posted: [] };
    const start = startOf(range, Date.now()) ?? createdAt;
    const isWhole = start <= createdAt;
    const from = isWhole ? createdAt : start;
    const length = oldest.posting.at - from;
    if (length <= 0) return { since: createdAt, posted: [] };
    const moments = Array.from({ length: SAMPLES + 1 }, (_, nth) =>
      midnightBefore(from + (length * nth) / SAMPLES),
    );
    // Before the account there is nothing to read.
    const wanted = new Set(isWhole ? moments.slice(1) : moments);
    const found = await Promise.all([...wanted].map((moment) => opened.readPostingBefore(moment)));
    const byId = new Map(
      found.filter((posted) => posted !== null).map((posted) => [posted.posting.id, posted]),
    );
    return { since: createdAt, posted: [...byId.values()] };
  });

/** @param samples null: not read yet, or of another member. Then the portfolio is null where it needs them. */
function drawn({ lines, hasOlder }: Statement, samples: Samples | null, range: Range): Portfolio | null {
  const start = startOf(range, Date.now());
  const oldest = hasOlder ? (lines.at(-1)?.posting.at ?? null) : null;
  const exactFrom = oldest !== null && (start === null || oldest > start) ? oldest : null;
  if (exactFrom !== null && samples === null) return null;
  const { since, posted } = samples ?? NO_SAMPLES;
  const sampled = posted.filter(({ posting }) => exactFrom !== null && posting.at < exactFrom);
  const points = [...sampled, ...lines.toReversed()];
  const steps = balanceSteps(points);
  // A clock that was wrong may date a posting before its account.
  const isBegun = exactFrom !== null && since !== null && since <= (steps[0]?.at ?? since);
  const all = isBegun ? [{ at: since, balances: NO_BALANCES }, ...steps] : steps;
  const isInRange = (at: Instant) => start === null || at >= start;
  return {
    days: portfolioOf(points, midnightBefore).filter(({ day }) => isInRange(day)),
    steps: start === null ? all : stepsSince(all, start),
    exactFrom,
    events: lines.filter(({ posting }) => isInRange(posting.at)).toReversed(),
  };
}

function portfolioStore(range: Range): RemoteStore<Portfolio> {
  const $samples = samplesOf(range);
  const $portfolio = computed([$statement, $samples], (statement, samples): RemoteData<Portfolio> => {
    if (statement.state !== 'ready') return statement;
    if (samples.state === 'failed') return samples;
    const isKnown = samples.state === 'ready' && samples.value.uid === statement.value.uid;
    const value = drawn(statement.value, isKnown ? samples.value.value : null, range);
    return value ? { state: 'ready', value } : { state: 'loading' };
  });
  return Object.assign($portfolio, {
    retry() {
      for (const $each of [$statement, $samples]) if ($each.get().state === 'failed') $each.retry();
    },
  });
}

const stores = new Map<Range, RemoteStore<Portfolio>>();

/** The account of the signed-in member, day by day and posting by posting. */
export function portfolioOver(range: Range): RemoteStore<Portfolio> {
  const store = stores.get(range) ?? portfolioStore(range);
  stores.set(range, store);
  return store;
}

/** The same, over the range that the URL says. */
export const $portfolio: ReadableAtom<RemoteStore<Portfolio>> = computed($walletView, ({ range }) =>
  portfolioOver(range),
);

/** Reads all postings of the range, so that the lines pass through each. */
export const drawingAll = createAction(async () => {
  const start = startOf($walletView.get().range, Date.now()) ?? Number.NEGATIVE_INFINITY;
  for (;;) {
    const { lines, hasOlder } = await present($statement);
    if (!hasOlder || (lines.at(-1)?.posting.at ?? start) <= start) return;
    await $statement.readUpTo(lines.length + LARGEST_PAGE);
  }
});
