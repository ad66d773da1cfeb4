import { type Posting, ownerOf } from '#domain/money/ledger.ts';
import type { StatementEntry } from '#domain/money/statement.ts';
import { levelKey } from '#domain/programme/activation.ts';
import type { Income } from '#domain/programme/box.ts';

/**
 * Finds the username of the partner whose level a posting paid the member for; null: not known. A posting names no one, and an
 * income has no id of a posting: those of one moment and level have the same order, newest first. Both may end within a moment,
 * where what is older is not read yet; where one of another moment is missing, none of it is named.
 */
export function payerFinder(
  entries: readonly StatementEntry[],
  incomes: readonly Income[],
): (posting: Posting) => string | null {
  const earned = incomes.filter(({ kind }) => kind === 'earned');
  const partners = Map.groupBy(earned, (income) => keyOf(income.at, levelKey(income)));
  const received = entries.filter(({ kind }) => kind === 'earned').map(({ posting }) => posting);
  // A partner may pay from two books, with a posting for each.
  const payers = new Map(
    [...Map.groupBy(received, keyOfPosting)].map(([key, postings]) => [
      key,
      [...new Set(postings.map(payerOf))],
    ]),
  );
  const oldest = [[...payers.keys()].at(-1), [...partners.keys()].at(-1)];
  return (posting) => {
    const key = keyOfPosting(posting);
    const [all, named] = [payers.get(key) ?? [], partners.get(key) ?? []];
    if (all.length !== named.length && !oldest.includes(key)) return null;
    return named[all.indexOf(payerOf(posting))]?.partner ?? null;
  };
}

const keyOf = (at: number, level: string): string => `${at} ${level}`;
const keyOfPosting = ({ at, subject }: Posting): string => keyOf(at, subject);
const payerOf = ({ from }: Posting): string | null => ownerOf(from);
