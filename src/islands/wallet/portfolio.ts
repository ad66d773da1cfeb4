import { ZERO } from '#domain/money/cents.ts';
import { type PortfolioDay, portfolioOf, type Step, valueSteps } from '#domain/money/portfolio.ts';
import type { Posted } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import { $account } from '#stores/account.ts';
import { createAction } from '#stores/action.ts';
import { memberRead } from '#stores/member-read.ts';
import { both, present } from '#stores/remote-data.ts';
import { $underWay } from './model.ts';
import { $statement } from './statement.ts';

export interface Portfolio {
  /** Whether the account has no postings and no pending requests. */
  readonly isEmpty: boolean;
  readonly days: readonly PortfolioDay[];
  readonly steps: readonly Step[];
  /** From when on the line passes through every posting; before, through samples. Null: all of it is exact. */
  readonly exactFrom: Instant | null;
}

/**
 * Moments of a long history at which the balances are read. Each costs one read, so a history of a hundred thousand postings
 * is drawn for as much as one of a hundred.
 */
const SAMPLES = 10;

const midnightBefore = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0);

interface Samples {
  /** When the account began, with nothing; null: not known. */
  readonly since: Instant | null;
  /** The last postings before some midnights of the time before the newest page, oldest first: each ends its day. */
  readonly posted: readonly Posted[];
}

const NO_SAMPLES: Samples = { since: null, posted: [] };

const $samples = memberRead<Samples>(async (opened) => {
  const [{ lines, hasOlder }, { createdAt }] = await Promise.all([present($statement), present($account)]);
  const oldest = lines.at(-1);
  if (!hasOlder || !oldest) return { since: createdAt, posted: [] };
  const length = oldest.posting.at - createdAt;
  const moments = Array.from({ length: SAMPLES }, (_, nth) =>
    midnightBefore(createdAt + (length * (nth + 1)) / SAMPLES),
  );
  const found = await Promise.all([...new Set(moments)].map((moment) => opened.readPostingBefore(moment)));
  const byId = new Map(
    found.filter((posted) => posted !== null).map((posted) => [posted.posting.id, posted]),
  );
  return { since: createdAt, posted: [...byId.values()] };
});

/** The value of the signed-in member's account, day by day and posting by posting. */
export const $portfolio = both(
  both($statement, $samples, (statement, samples) => ({ statement, samples })),
  $underWay,
  ({ statement: { uid, lines, hasOlder }, samples }, underWay): Portfolio => {
    const { since, posted } = samples.uid === uid ? samples.value : NO_SAMPLES;
    const exactFrom = hasOlder ? (lines.at(-1)?.posting.at ?? null) : null;
    const isBefore = ({ posting }: Posted) => exactFrom !== null && posting.at < exactFrom;
    const points = [...posted.filter(isBefore), ...lines.toReversed()];
    const steps = valueSteps(points);
    // A clock that was wrong may date a posting before its account.
    const isBegun = exactFrom !== null && since !== null && since <= (steps[0]?.at ?? since);
    return {
      isEmpty: points.length === 0 && underWay.length === 0,
      days: portfolioOf(points, midnightBefore),
      steps: isBegun ? [{ at: since, value: ZERO }, ...steps] : steps,
      exactFrom,
    };
  },
);

/** Reads the whole history, so that the line passes through every posting. */
export const drawingAll = createAction(() => $statement.readUpTo(Number.POSITIVE_INFINITY));
