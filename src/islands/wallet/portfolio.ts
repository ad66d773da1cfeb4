import { computed, type ReadableAtom } from 'nanostores';
import { dayAt, type TimedWalk } from '#domain/community/walk.ts';
import { subtract } from '#domain/money/cents.ts';
import { type History, inTime, lastOfEachDay, type Step, stepsSince } from '#domain/money/portfolio.ts';
import { type StatementKind, worth } from '#domain/money/statement.ts';
import { DAY, type Instant } from '#domain/time.ts';
import { usdChange } from '#i18n/format.ts';
import { STATEMENT_KIND_NAMES } from '#i18n/statement-kinds.ts';
import { both, remote, type RemoteStore } from '#stores/remote-data.ts';
import { $walk } from '#stores/walk.ts';
import { $walletView, type Range } from './model.ts';

/** A step by one posting, or by all of a day (UTC), of which no kind is known. */
interface PortfolioStep extends Step {
  readonly kind?: StatementKind;
}

export interface Portfolio {
  /** The present day of the member's walk, whose days, counted from 1970, then stand for time: two years pass in minutes. Null: no walk. */
  readonly walkDay: number | null;
  /** If the range began with the account on it, the first is at its beginning. */
  readonly steps: readonly PortfolioStep[];
  /** From when on there is a step for each posting; before, for the last one of each day (UTC). Null: for each in all of it. */
  readonly exactFrom: Instant | null;
  /** The last step of each day of the range on which something moved. */
  readonly days: readonly Step[];
}

/** In days. */
const LENGTHS: Readonly<Record<Exclude<Range, 'all'>, number>> = { '1w': 7, '1m': 30, '3m': 91, '1y': 365 };

const midnightBefore = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0);

/** The midnight at which a range begins; null: with the account. */
export const startOf = (range: Range, now: Instant): Instant | null =>
  range === 'all' ? null : midnightBefore(now - LENGTHS[range] * DAY);

const $history = remote<History>((opened, ...listeners) => opened.watchHistory(...listeners));

function drawn({ steps, dayEnds }: History, range: Range, walk: TimedWalk | null): Portfolio {
  const start = startOf(range, walk === null ? Date.now() : walk.day * DAY);
  const all = inTime<PortfolioStep>([...(dayEnds ?? []), ...steps]).map((step) =>
    walk === null ? step : { ...step, at: (dayAt(walk, step.at) ?? 0) * DAY },
  );
  const earlier = dayEnds?.length ?? 0;
  const exactFrom = dayEnds === null ? null : (all[earlier]?.at ?? null);
  return {
    walkDay: walk?.day ?? null,
    steps: start === null ? all : stepsSince(all, start),
    exactFrom: exactFrom !== null && (start === null || exactFrom > start) ? exactFrom : null,
    days: [...all.slice(0, earlier), ...lastOfEachDay(all.slice(earlier), midnightBefore)].filter(
      ({ at }) => start === null || at >= start,
    ),
  };
}

/** What one step did: `Earned, +$5.00`. Empty where one step stands for a day, or for all that was before the range. */
export function whatHappened(steps: readonly PortfolioStep[], nth: number, isWhole: boolean): string {
  const [before, step] = [steps[nth - 1], steps[nth]];
  if (!step?.kind || (!before && !isWhole)) return '';
  const change = before ? subtract(worth(step.balances), worth(before.balances)) : worth(step.balances);
  const name = STATEMENT_KIND_NAMES[step.kind];
  return change === 0 ? name : `${name}, ${usdChange(change)}`;
}

const portfolioStore = (range: Range): RemoteStore<Portfolio> =>
  both($history, $walk, (history, walk) => drawn(history, range, walk?.isOwn ? walk : null));

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
