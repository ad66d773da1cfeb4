import { add, type Cents, subtract, ZERO } from '#domain/money/cents.ts';

/** What levels have brought one member and cost them, and how those stand who paid them. */
export interface MemberResult {
  /** What partners' activations have paid the member. */
  readonly earned: Cents;
  /** The prices of the member's own levels. */
  readonly paid: Cents;
  /** The members who have paid this one, each counted once. */
  readonly payers: Tally;
}

/** How a group of members stands. Only sums: no one is named. */
export interface Tally {
  /** Those who have paid for a level. */
  readonly members: number;
  /** Those who got more than they paid. */
  readonly ahead: number;
  /** Those who got less than they paid. */
  readonly behind: number;
  /** Those who got nothing at all. They are behind too. */
  readonly unpaid: number;
  /** What all of them got, less what all of them paid. */
  readonly net: Cents;
}

export interface OwnedResult {
  readonly uid: string;
  readonly result: MemberResult;
}

export const NO_TALLY: Tally = { members: 0, ahead: 0, behind: 0, unpaid: 0, net: ZERO };
export const NO_RESULT: MemberResult = { earned: ZERO, paid: ZERO, payers: NO_TALLY };

export const netResult = ({ earned, paid }: Pick<MemberResult, 'earned' | 'paid'>): Cents =>
  subtract(earned, paid);

/** What is known before a payment. */
export interface ResultsSoFar {
  resultOf(uid: string): MemberResult;
  /** The members whom this one has paid, each once; never the member. */
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
  /** Every result that changes: the buyer's, the payee's, and those of the members whom these two have paid. */
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

/** Replaces one member of a tally. A member without a level counts for nothing. */
function tallyAfter(tally: Tally, before: MemberResult, after: MemberResult): Tally {
  const change = (is: (result: MemberResult) => boolean) => Number(is(after)) - Number(is(before));
  return {
    members: tally.members + change(hasPaid),
    ahead: tally.ahead + change((result) => netResult(result) > 0),
    behind: tally.behind + change((result) => netResult(result) < 0),
    unpaid: tally.unpaid + change((result) => hasPaid(result) && result.earned === ZERO),
    net: add(tally.net, subtract(netResult(after), netResult(before))),
  };
}

const hasPaid = ({ paid }: MemberResult) => paid > 0;

/** Where the money of a member is: four sums that are zero together. */
export interface WhoseMoney {
  readonly you: Cents;
  readonly payers: Cents;
  /** All other members. */
  readonly others: Cents;
  readonly programme: Cents;
}

/**
 * Each price goes to exactly one recipient, so what members lack together is what the programme got. The sum is zero by
 * construction: what is nobody else's is the others'.
 */
export function whoseMoney(mine: MemberResult, community: Tally): WhoseMoney {
  const [you, payers] = [netResult(mine), mine.payers.net];
  return {
    you,
    payers,
    others: subtract(subtract(community.net, you), payers),
    programme: subtract(ZERO, community.net),
  };
}

/** How all members stand except one and those who paid this one. */
export function tallyOfOthers(mine: MemberResult, community: Tally): Tally {
  const { payers } = mine;
  const own = tallyAfter(NO_TALLY, NO_RESULT, mine);
  const less = (of: Exclude<keyof Tally, 'net'>) => Math.max(0, community[of] - payers[of] - own[of]);
  return {
    members: less('members'),
    ahead: less('ahead'),
    behind: less('behind'),
    unpaid: less('unpaid'),
    net: whoseMoney(mine, community).others,
  };
}

/**
 * What others have to lose before each payer stands as well as the member does, or has at least got back what they paid.
 * It follows from the sum of zero: the payers can only gain what someone else lacks.
 */
export function neededForPayers({ you, payers }: WhoseMoney, { members }: Tally): Cents {
  const goal = (Math.max(you, 0) * members) as Cents;
  return subtract(goal, payers);
}
