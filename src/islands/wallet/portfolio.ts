import { backend } from '#backend/index.ts';
import { type PortfolioDay, portfolioOf, type Step, valueSteps } from '#domain/money/portfolio.ts';
import type { Posted } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import { $account } from '#stores/account.ts';
import { createAction } from '#stores/action.ts';
import { both, present, remote } from '#stores/remote-data.ts';
import { $underWay } from './model.ts';
import { $statement } from './statement.ts';

export interface Portfolio {
  /** Whether the account has no postings and no pending requests. */
  readonly isEmpty: boolean;
  readonly days: readonly PortfolioDay[];
  readonly steps: readonly Step[];
  /** Whether all but the newest part of the line passes through samples only. */
  readonly isSampled: boolean;
}

/**
 * Moments of a long history at which the balances are read. Each costs one read, so a history of a hundred thousand postings
 * is drawn for as much as one of a hundred.
 */
const SAMPLES = 12;

const midnightBefore = (at: Instant): Instant => new Date(at).setHours(0, 0, 0, 0);

/** The last postings before some midnights of the time before the newest page, oldest first: each ends its day. */
const $samples = remote<readonly Posted[]>((_opened, onSamples, onError) => {
  sample().then(onSamples, onError);
  return () => undefined;
});

async function sample(): Promise<readonly Posted[]> {
  const [{ lines, hasOlder }, { createdAt }] = await Promise.all([present($statement), present($account)]);
  const oldest = lines.at(-1);
  if (!hasOlder || !oldest) return [];
  const length = oldest.posting.at - createdAt;
  const moments = Array.from({ length: SAMPLES }, (_, nth) =>
    midnightBefore(createdAt + (length * (nth + 1)) / SAMPLES),
  );
  const opened = await backend();
  const found = await Promise.all([...new Set(moments)].map((moment) => opened.readPostingBefore(moment)));
  const byId = new Map(
    found.filter((posted) => posted !== null).map((posted) => [posted.posting.id, posted]),
  );
  return [...byId.values()];
}

/** The value of the signed-in member's account, day by day and posting by posting. */
export const $portfolio = both(
  both($statement, $samples, (statement, samples) => ({ statement, samples })),
  $underWay,
  ({ statement: { lines, hasOlder }, samples }, underWay): Portfolio => {
    const oldest = lines.at(-1);
    const earlier = samples.filter(({ posting }) => oldest !== undefined && posting.at < oldest.posting.at);
    const points = [...(hasOlder ? earlier : []), ...lines.toReversed()];
    return {
      isEmpty: points.length === 0 && underWay.length === 0,
      days: portfolioOf(points, midnightBefore),
      steps: valueSteps(points),
      isSampled: hasOlder,
    };
  },
);

/** Reads the whole history, so that the line passes through every posting. */
export const drawingAll = createAction(() => $statement.readUpTo(Number.POSITIVE_INFINITY));
