import { add, type Cents } from '#domain/money/cents.ts';
import { type MemberResult, NO_RESULT, type OwnedResult, type Tally } from './results.ts';
import { tallyAfter } from './tally.ts';

/** What is known before a payment. */
export interface ResultsSoFar {
  resultOf(uid: string): MemberResult;
  /** The members that this one has paid, each once; never the member. */
  payeesOf(uid: string): readonly string[];
  /** All members. */
  readonly community: Tally;
}

/** The price of a level and who gets it. */
export interface LevelPayment {
  readonly buyer: string;
  /** Null: the programme itself. */
  readonly payee: string | null;
  readonly price: Cents;
}

export interface ResultsAfter {
  /** Every result that changes: the buyer's, the payee's, and those of the members that these two have paid. */
  readonly results: readonly OwnedResult[];
  readonly community: Tally;
}

/** What one payment does to the results. A member pays at most as many others as there are levels, so few change. */
export function resultsAfter(so: ResultsSoFar, { buyer, payee, price }: LevelPayment): ResultsAfter {
  const results = new Map<string, MemberResult>();
  const resultOf = (uid: string) => results.get(uid) ?? so.resultOf(uid);
  let { community } = so;

  function move(uid: string, side: 'earned' | 'paid'): void {
    const before = resultOf(uid);
    const after = { ...before, [side]: add(before[side], price) };
    results.set(uid, after);
    community = tallyAfter(community, before, after);
    for (const each of so.payeesOf(uid)) {
      const own = resultOf(each);
      results.set(each, { ...own, payers: tallyAfter(own.payers, before, after) });
    }
  }

  move(buyer, 'paid');
  if (payee !== null) move(payee, 'earned');
  if (isNewPayer(so, { buyer, payee })) {
    const own = resultOf(payee as string);
    const payers = tallyAfter(own.payers, NO_RESULT, resultOf(buyer));
    results.set(payee as string, { ...own, payers });
  }
  return { results: Array.from(results, ([uid, result]) => ({ uid, result })), community };
}

/** Whether the buyer pays this member for the first time. */
export const isNewPayer = (
  so: Pick<ResultsSoFar, 'payeesOf'>,
  { buyer, payee }: Pick<LevelPayment, 'buyer' | 'payee'>,
): boolean => payee !== null && payee !== buyer && !so.payeesOf(buyer).includes(payee);
