import { isSampleUid, usernameOfSample } from '#domain/community/samples.ts';
import { LAST_DAY_OF_GROWTH } from '#domain/community/walk.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { add, type Cents, subtract, ZERO } from '#domain/money/cents.ts';
import { ownerOf } from '#domain/money/ledger.ts';
import { EVERYTHING, type Position } from '#domain/money/statement.ts';
import type { HeldLevel } from '#domain/programme/view.ts';
import { paymentQuery, ROUTES } from '#domain/routes.ts';
import { isBeingPaid, isOpen, MINIMUM_WITHDRAWAL, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { $position } from '#stores/balances.ts';
import { $pendingDeposits } from '#stores/deposits.ts';
import { $tradingPlan } from '#stores/programme.ts';
import { both, remote } from '#stores/remote-data.ts';
import { $walk, type WatchedWalk } from '#stores/walk.ts';
import { $openWithdrawals } from '#stores/withdrawals.ts';

/** What a person tries out once, in this order. Without a sandbox there is no community to join. */
const STEPS = [
  'join',
  'deposit',
  'credit',
  'level',
  'payee',
  'income',
  'whose',
  'withdrawal',
  'sent',
] as const;
export type TourStep = (typeof STEPS)[number];

export const stepsOf = (mayWalk: boolean): readonly TourStep[] =>
  STEPS.filter((step) => step !== 'join' || mayWalk);

/** Opens the deposit's payment. */
export const depositLink = ({ id }: Pick<Deposit, 'id'>): string => ROUTES.deposit.path + paymentQuery(id);

export const WITHDRAWALS_LINK = `${ROUTES.withdraw.path}#withdrawals`;

export interface Known extends Position {
  readonly pendingDeposits: readonly Deposit[];
  readonly openWithdrawals: readonly Withdrawal[];
  /** The highest level of each matrix that the member holds. */
  readonly plan: readonly HeldLevel[];
  readonly walk: WatchedWalk | null;
}

/**
 * The step that comes next; null: all are done. A later step proves the earlier ones, though their traces may be gone: money is
 * spent, and deposits are decided.
 *
 * @param marks steps that the person has ended by a press
 */
export function nextStep(known: Known, marks: readonly string[], mayWalk: boolean): TourStep | null {
  const { balances, pendingDeposits, openWithdrawals, plan, sums, walk } = known;
  const isWaiting = openWithdrawals.some((each) => isOpen(each) || isBeingPaid(each));
  const done: Readonly<Record<TourStep, boolean>> = {
    join: walk !== null,
    deposit: pendingDeposits.length > 0,
    credit: balances.locked + balances.earning + balances.held > 0,
    level: plan.length > 0,
    payee: false,
    income: false,
    whose: false,
    withdrawal: isWaiting,
    sent: sums.pay !== undefined && !isWaiting,
  };
  const steps = stepsOf(mayWalk);
  const latest = steps.findLastIndex((step) => done[step] || marks.includes(step));
  return steps[latest + 1] ?? null;
}

/**
 * Whether what a step is named after came to pass; it can be passed over.
 *
 * @param marks steps that the person has ended by a press: what is only to be seen is done by that
 */
export function cameToPass(
  step: TourStep,
  { sums, openWithdrawals, walk }: Known,
  marks: readonly string[],
): boolean {
  if (step === 'join') return walk !== null;
  if (step === 'payee' || step === 'whose') return marks.includes(step);
  if (step === 'income') return sums.earned !== undefined;
  if (step === 'withdrawal') return sums.pay !== undefined || openWithdrawals.length > 0;
  return step !== 'sent' || sums.pay !== undefined;
}

/** Whether a step has an action of its own. Where it has none, it is a line while a walk goes on. */
export function hasOwnAction(step: TourStep, known: Known): boolean {
  if (step === 'withdrawal') return missingToWithdraw(known).missing === 0;
  return step !== 'payee' && step !== 'income' && step !== 'whose';
}

/** Whether a press comes next in an open step. Else it waits for time, which then leads. */
export function leadsOn(step: TourStep, known: Known): boolean {
  if (step !== 'withdrawal' || known.walk === null) return true;
  const { missing, isLost } = missingToWithdraw(known);
  return missing === 0 || isLost;
}

/** Whether there is a result: a withdrawal is paid, or no walk goes on. */
export const isSettled = ({ walk, sums }: Known): boolean => walk === null || sums.pay !== undefined;

/** What Earning lacks for a withdrawal, and whether it may still come: after growth, samples activate nothing more. */
export function missingToWithdraw({ balances, walk }: Pick<Known, 'balances' | 'walk'>) {
  const left = subtract(MINIMUM_WITHDRAWAL, balances.earning);
  return { missing: left > 0 ? left : ZERO, isLost: walk !== null && walk.day >= LAST_DAY_OF_GROWTH };
}

/** Who received what the member paid for levels. Null: the programme itself. Members are named only if they are samples. */
export interface Payee {
  readonly uid: string | null;
  readonly username: string | null;
  readonly amount: Cents;
}

/** As many as both matrices have levels; money of two books can pay for one. */
const MOST_PAYMENTS = 48;

export const $payees = remote<readonly Payee[]>((opened, onPayees, onError) =>
  opened.watchPostings(
    { ...EVERYTHING, kinds: ['activation'] },
    MOST_PAYMENTS,
    ({ items }) => {
      const byUid = new Map<string | null, Cents>();
      for (const { posting } of items.toReversed()) {
        const uid = ownerOf(posting.to);
        byUid.set(uid, add(byUid.get(uid) ?? ZERO, posting.amount));
      }
      onPayees(
        Array.from(byUid, ([uid, amount]) => ({
          uid,
          username: uid !== null && isSampleUid(uid) ? usernameOfSample(uid) : null,
          amount,
        })),
      );
    },
    onError,
  ),
);

/** What waits for the member. */
export const $requests = both($pendingDeposits, $openWithdrawals, (pendingDeposits, openWithdrawals) => ({
  pendingDeposits,
  openWithdrawals,
}));
const $reached = both($position, $tradingPlan, (position, plan) => ({ ...position, plan }));

export const $known = both(
  both($requests, $reached, (requests, reached) => ({ ...requests, ...reached })),
  $walk,
  (known, walk): Known => ({ ...known, walk }),
);

/** The latest payment that passed the member by; zero: none did. */
export const $latestMissed = remote<Cents>((opened, onMissed, onError) =>
  opened.watchIncomes(
    50,
    ({ items }) => onMissed(items.find(({ kind }) => kind === 'missed')?.amount ?? ZERO),
    onError,
  ),
);
