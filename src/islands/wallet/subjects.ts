import { atom, type ReadableAtom } from 'nanostores';
import type { Coin } from '#domain/money/coin.ts';
import type { Posting, Reversed } from '#domain/money/ledger.ts';
import { readLevelKey } from '#domain/programme/activation.ts';
import { paymentQuery, ROUTES } from '#domain/routes.ts';
import { levelName } from '#i18n/levels.ts';
import { coinName } from '#i18n/status.ts';
import { depositOf } from '#stores/deposits.ts';
import { present } from '#stores/remote-data.ts';
import { withdrawalOf } from '#stores/withdrawals.ts';
import type { Transaction } from './model.ts';
import { SUBJECT_NAMES, walletText } from './text.ts';

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

/** How a statement names a posting's subject, and where it leads. */
export interface SubjectLink {
  readonly name: string;
  /** A link to it, or null. */
  readonly path: string | null;
  /** If its credit or its payout was taken back. */
  readonly reversed?: Reversed;
}

/**
 * Finds the subjects of postings. If a subject is not read yet or no longer exists, only its kind is known: an id means
 * nothing to a reader.
 *
 * @param known by id
 */
export function subjectLinkFinder(
  known: ReadonlyMap<string, Transaction | null>,
  coins: readonly Coin[],
): (posting: Posting) => SubjectLink {
  return ({ kind, subject }) => {
    const level = kind === 'activation' ? readLevelKey(subject) : null;
    if (level) return { name: levelName(level), path: `${ROUTES.programme.path}#matrix-${level.matrix}` };
    const transaction = known.get(subject);
    return transaction ? linkTo(transaction, coins) : { name: SUBJECT_NAMES[kind], path: null };
  };
}

/** How the screen names a deposit or a withdrawal, wherever it lists it. */
export function transactionName(one: Transaction, coins: readonly Coin[]): string {
  if (one.kind === 'deposit') return walletText.deposit(coinName(one.deposit.coin, coins));
  const { details } = one.withdrawal;
  return details.method === 'crypto'
    ? walletText.cryptoWithdrawal(coinName(details.coin, coins))
    : walletText.bankWithdrawal;
}

/** Where a request is shown. */
export function linkTo(one: Transaction, coins: readonly Coin[]): SubjectLink & { readonly path: string } {
  const name = transactionName(one, coins);
  if (one.kind === 'deposit') {
    const { id, reversed } = one.deposit;
    return { name, path: ROUTES.deposit.path + paymentQuery(id), ...(reversed && { reversed }) };
  }
  const { reversed } = one.withdrawal;
  return { name, path: `${ROUTES.withdraw.path}#withdrawals`, ...(reversed && { reversed }) };
}
