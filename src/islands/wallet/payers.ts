import { ownerOf, type Posting } from '#domain/money/ledger.ts';
import type { StatementEntry } from '#domain/money/statement.ts';
import { levelKey } from '#domain/programme/activation.ts';
import type { Income } from '#domain/programme/box.ts';

/**
 * Finds the username of the partner whose level a posting paid the member for; undefined: not known. A posting names no one, and
 * an income has no id of a posting: those of one moment and level have the same order, newest first.
 */
export function payerFinder(
  entries: readonly StatementEntry[],
  incomes: readonly Income[],
): (posting: Posting) => string | undefined {
  const unnamed = Map.groupBy(
    incomes.filter(({ kind }) => kind === 'earned'),
    (income) => `${income.at} ${levelKey(income)}`,
  );
  const names = new Map<string, string | undefined>();
  for (const { kind, posting } of entries) {
    // A partner may pay from two books, with a posting for each.
    if (kind !== 'earned' || names.has(paymentOf(posting))) continue;
    names.set(paymentOf(posting), unnamed.get(`${posting.at} ${posting.subject}`)?.shift()?.partner);
  }
  return (posting) => names.get(paymentOf(posting));
}

const paymentOf = ({ at, subject, from }: Posting): string => `${at} ${subject} ${ownerOf(from)}`;
