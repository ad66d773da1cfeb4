import { computed, type ReadableAtom } from 'nanostores';
import {
  type History,
  inTime,
  lastOfEachDay,
  type Movement,
  movementsOf,
  type Step,
  stepsSince,
} from '#domain/money/portfolio.ts';
import { DAY, type Instant } from '#domain/time.ts';
import { remote, type RemoteData, type RemoteStore } from '#stores/remote-data.ts';
import { $walletView, type Range } from '#islands/wallet/model.ts';

export interface Portfolio {
  /** If the range began with the account on it, the first is at its beginning. */
  readonly steps: readonly Step[];
  /** From when on there is a step for each posting; before, for the last one of each day (UTC). Null: for each in all of it. */
  readonly exactFrom: Instant | null;
  /** The last step of each day of the range on which something moved. */
  readonly days: readonly Step[];
  /** What is known of the postings of the range, oldest first. */
  readonly movements: readonly Movement[];
}

/** In days. */
const LENGTHS: Readonly<Record<Exclude<Range, 'all'>, number>> = { '1w': 7, '1m': 30, '3m': 91, '1y': 365 };

const midnightBefore = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0);

/** The midnight at which a range begins; null: with the account. */
export const startOf = (range: Range, now: Instant): Instant | null =>
  range === 'all' ? null : midnightBefore(now - LENGTHS[range] * DAY);

const $history = remote<History>((opened, ...listeners) => opened.watchHistory(...listeners));

function drawn(history: History, range: Range): Portfolio {
  const start = startOf(range, Date.now());
  const { steps, dayEnds } = history;
  const all: readonly Step[] = inTime([...(dayEnds ?? []), ...steps]);
  const earlier = dayEnds?.length ?? 0;
  const exactFrom = dayEnds === null ? null : (all[earlier]?.at ?? null);
  const isInRange = ({ at }: { readonly at: Instant }) => start === null || at >= start;
  return {
    steps: start === null ? all : stepsSince(all, start),
    exactFrom: exactFrom !== null && (start === null || exactFrom > start) ? exactFrom : null,
    days: [...all.slice(0, earlier), ...lastOfEachDay(all.slice(earlier), midnightBefore)].filter(isInRange),
    movements: movementsOf(history).filter(isInRange),
  };
}

function portfolioStore(range: Range): RemoteStore<Portfolio> {
  const $portfolio = computed($history, (history): RemoteData<Portfolio> =>
    history.state === 'ready' ? { state: 'ready', value: drawn(history.value, range) } : history,
  );
  return Object.assign($portfolio, { retry: $history.retry });
}

const stores = new Map<Range, RemoteStore<Portfolio>>();

/** The account of the signed-in member, posting by posting. */
export function portfolioOver(range: Range): RemoteStore<Portfolio> {
  const store = stores.get(range) ?? portfolioStore(range);
  stores.set(range, store);
  return store;
}

/** The same, over the range that the URL says. */
export const $portfolio: ReadableAtom<RemoteStore<Portfolio>> = computed($walletView, ({ range }) =>
  portfolioOver(range),
);
