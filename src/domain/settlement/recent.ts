import { isCounted, type Moved, type Recent } from '#domain/decisions/second-operator.ts';
import type { Posting } from '#domain/money/ledger.ts';
import type { Settled } from './settlement.ts';

/**
 * A member's recent payouts and unproven credits after one of their requests was settled. Returns the same
 * object if nothing is new.
 */
export function recentAfter(
  recent: Recent,
  { postings, changes }: Pick<Settled, 'postings' | 'changes'>,
): Recent {
  const isUnproven = changes.some((change) => change.kind === 'deposit' && change.deposit.proofAt === null);
  const [posting] = postings.filter(({ kind }) => kind === 'pay' || (kind === 'credit' && isUnproven));
  if (!posting) return recent;
  const { payouts, unproven } = recent;
  return posting.kind === 'pay'
    ? { payouts: withNew(payouts, posting), unproven }
    : { payouts, unproven: withNew(unproven, posting) };
}

/** Also drops what no longer counts. */
const withNew = (before: readonly Moved[], { at, amount }: Posting): readonly Moved[] => [
  ...before.filter((each) => isCounted(each, at)),
  { at, amount },
];
