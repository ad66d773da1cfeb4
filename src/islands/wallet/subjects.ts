import { atom, type ReadableAtom } from 'nanostores';
import type { Posting } from '#domain/money/ledger.ts';
import { depositOf } from '#stores/deposits.ts';
import { present } from '#stores/remote-data.ts';
import { withdrawalOf } from '#stores/withdrawals.ts';
import type { Transaction } from './model.ts';

/** How many are read at the same time. */
const AT_ONCE = 25;

const $known = atom<ReadonlyMap<string, Transaction | null>>(new Map());

/** Deposits and withdrawals that postings are about, by id; null: it no longer exists. */
export const $subjects: ReadableAtom<ReadonlyMap<string, Transaction | null>> = $known;

/** Reads the subjects of postings, each once per page. @throws BackendError */
export async function readSubjects(postings: readonly Posting[]): Promise<void> {
  const wanted = new Map(
    postings
      .filter(({ kind, subject }) => kind !== 'activation' && !$known.get().has(subject))
      .map((posting) => [posting.subject, posting]),
  );
  const left = [...wanted.values()];
  while (left.length > 0) {
    const read = await Promise.all(left.splice(0, AT_ONCE).map(transactionOf));
    $known.set(new Map([...$known.get(), ...read]));
  }
}

/** A correction of a credit sends money outside, that of a payout brings it back. */
const isOfDeposit = ({ kind, to }: Posting): boolean =>
  kind === 'credit' || (kind === 'reversal' && to === 'external');

async function transactionOf(posting: Posting): Promise<readonly [string, Transaction | null]> {
  const { subject } = posting;
  if (isOfDeposit(posting)) {
    const deposit = await present(depositOf(subject));
    return [subject, deposit && { kind: 'deposit', deposit }];
  }
  const withdrawal = await present(withdrawalOf(subject));
  return [subject, withdrawal && { kind: 'withdrawal', withdrawal }];
}
