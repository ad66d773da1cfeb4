import type { SampleOffers } from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import { decisionId } from '#domain/decisions/decision.ts';
import type { DepositDeclaration } from '#domain/deposits/deposit.ts';
import { newDepositDeclaration } from '#domain/deposits/declaration.ts';
import { type Random, randomBelow } from '#domain/matrix/random.ts';
import type { Message } from '#domain/message.ts';
import { cents, ZERO } from '#domain/money/cents.ts';
import { LEVELS, MATRICES, priceOf } from '#domain/programme/activation.ts';
import { activationOf, requestKey } from '#domain/settlement/request.ts';
import type { MemberState, SettlementRequest } from '#domain/settlement/settle.ts';
import { DAY, HOUR, type Instant, MINUTE } from '#domain/time.ts';
import {
  MINIMUM_WITHDRAWAL,
  nextStep,
  withdrawable,
  type WithdrawalDetails,
} from '#domain/withdrawals/withdrawal.ts';
import { CONVERSATIONS, QUESTIONS, REFUSALS } from './text.ts';

/** One action, by a sample member or by the sample operator on that member's account. */
export type Step = { readonly at: Instant; readonly uid: string } & (
  | { readonly kind: 'declare'; readonly deposit: DepositDeclaration; readonly proofAt: Instant | null }
  /** Makes the request from the member's state at that time; null: no request. */
  | { readonly kind: 'ask'; readonly request: (member: MemberState) => SettlementRequest | null }
  | { readonly kind: 'say'; readonly message: Omit<Message, 'at'> }
);

export interface Setting {
  readonly offers: SampleOffers;
  readonly random: Random;
  /** Uid of the deciding operator. */
  readonly operator: string;
  /** Uid of the second operator, who pays what needs two. */
  readonly secondOperator: string;
  /** Yields a question that no sample member has asked yet. */
  readonly questions: Iterator<string>;
}

/** Repeats the questions without end. */
export function* questionsInTurn(): Generator<string, never> {
  for (;;) yield* QUESTIONS;
}

const oneOf = <Value>(values: readonly Value[], random: Random): Value =>
  values[randomBelow(values.length, random)] as Value;

const between = (least: number, most: number, random: Random): number =>
  least + Math.round(random() * (most - least));

/** Everything that a sample member does after joining, up to the present. */
export function stepsOf(account: Account, setting: Setting): readonly Step[] {
  const { random } = setting;
  const steps: Step[] = [];
  let at = account.createdAt + between(10 * MINUTE, 2 * DAY, random);
  const deposits = 1 + randomBelow(3, random);
  for (let nth = 1; nth <= deposits; nth += 1) {
    const id = `${account.uid}-deposit-${nth}`;
    const decided = at + between(15, 105, random) * MINUTE;
    steps.push(proven(declared(account, id, at, setting)), decidedDeposit(account, id, decided, setting));
    for (const matrix of [...MATRICES, ...MATRICES, ...MATRICES, ...MATRICES]) {
      const later = decided + between(5 * MINUTE, 4 * DAY, random);
      steps.push({ kind: 'ask', at: later, uid: account.uid, request: nextLevel(account, matrix) });
    }
    at += between(12 * DAY, 50 * DAY, random);
  }
  for (let nth = 1; nth <= 3; nth += 1) {
    steps.push(
      ...withdrawing(account, nth, account.createdAt + between(20, 80, random) * nth * DAY, setting),
    );
  }
  if (random() < 0.18) steps.push(...talking(account, at - 5 * DAY, setting));
  return steps;
}

type Declaration = Extract<Step, { readonly kind: 'declare' }>;

const PROOF_AFTER = 6 * MINUTE;

/** Adds a proof, because a sample operator credits only deposits that have one. */
const proven = (step: Declaration): Declaration => ({ ...step, proofAt: step.at + PROOF_AFTER });

/** A deposit without a decision. */
export function declared(
  account: Account,
  id: string,
  at: Instant,
  { offers, random }: Setting,
): Declaration {
  const { price, ...coin } = oneOf(offers.coins, random);
  // Most members take small packages.
  const chosen =
    offers.packages[Math.min(randomBelow(4, random), randomBelow(4, random))] ?? offers.packages[0];
  if (!chosen) throw new Error('There are no packages');
  return {
    kind: 'declare',
    at,
    uid: account.uid,
    deposit: newDepositDeclaration({ id, coin, package: chosen, usdPrice: price }),
    proofAt: random() < 0.7 ? at + PROOF_AFTER : null,
  };
}

function decidedDeposit(
  { uid }: Account,
  depositId: string,
  at: Instant,
  { random, operator }: Setting,
): Step {
  const isRefused = random() < 0.09;
  const request: SettlementRequest = {
    kind: 'decideDeposit',
    id: decisionId('deposit', depositId),
    uid,
    depositId,
    operator,
    outcome: isRefused ? 'refuse' : 'credit',
    note: isRefused ? oneOf(REFUSALS.deposit, random) : null,
  };
  return { kind: 'ask', at, uid, request: () => request };
}

/** The next level of one matrix, if the Active deposit pays for it: samples keep their Earning. */
const nextLevel =
  ({ uid, username }: Account, matrix: (typeof MATRICES)[number]) =>
  ({ settled, balances }: MemberState): SettlementRequest | null => {
    const activations = LEVELS.map((level) => activationOf(uid, username, { matrix, level }));
    const next = activations.find((each) => !settled.has(requestKey(each)));
    return next === undefined || priceOf(next.level) > balances.locked ? null : next;
  };

/** A withdrawal in progress. Null if the member has too little to withdraw. */
export function withdrawn(
  { uid }: Account,
  id: string,
  at: Instant,
  { offers, random }: Pick<Setting, 'offers' | 'random'>,
): Step {
  const details = detailsOf(offers, random);
  const part = 0.4 + random() * 0.6;
  const request = ({ balances }: MemberState): SettlementRequest | null => {
    const available = withdrawable(balances);
    if (available === ZERO) return null;
    // Round to ten dollars, as people do.
    const amount = Math.max(MINIMUM_WITHDRAWAL, Math.floor((available * part) / 10_00) * 10_00);
    return { kind: 'requestWithdrawal', id, uid, amount: cents(amount), details };
  };
  return { kind: 'ask', at, uid, request };
}

function withdrawing(account: Account, nth: number, at: Instant, setting: Setting): readonly Step[] {
  const { random, operator, secondOperator } = setting;
  const { uid } = account;
  const withdrawalId = `${uid}-withdrawal-${nth}`;
  const fate = random();
  const note = fate > 0.9 ? oneOf(REFUSALS.withdrawal, random) : null;
  const outcome = note === null ? 'pay' : 'refuse';
  const isCancelled = fate < 0.12;

  const end = ({ withdrawals }: MemberState): SettlementRequest | null => {
    const held = withdrawals.get(withdrawalId);
    if (held?.status !== 'held') return null;
    if (isCancelled) return { kind: 'cancelWithdrawal', id: withdrawalId, uid, withdrawalId };
    return {
      kind: 'decideWithdrawal',
      id: decisionId('withdrawal', withdrawalId),
      uid,
      withdrawalId,
      operator: held.approval ? secondOperator : operator,
      outcome,
      note,
    };
  };
  const send = ({ withdrawals }: MemberState): SettlementRequest | null => {
    if (withdrawals.get(withdrawalId)?.status !== 'paid') return null;
    const id = decisionId('sending', withdrawalId);
    return { kind: 'recordPayout', id, uid, withdrawalId, operator, reference: `SAMPLE-${withdrawalId}` };
  };
  const asked = withdrawn(account, withdrawalId, at, setting);
  const ended = at + between(20 * MINUTE, 20 * HOUR, random);
  return [
    asked,
    ...(isCancelled || outcome === 'refuse'
      ? []
      : [approved(account, withdrawalId, ended - 5 * MINUTE, operator)]),
    { kind: 'ask', at: ended, uid, request: end },
    { kind: 'ask', at: ended + 20 * HOUR, uid, request: send },
  ];
}

/** The first of two operators approves. Null where one operator is enough. */
export function approved({ uid }: Account, withdrawalId: string, at: Instant, operator: string): Step {
  const request = ({ withdrawals }: MemberState): SettlementRequest | null => {
    const held = withdrawals.get(withdrawalId);
    if (held?.status !== 'held' || nextStep(held) === 'pay') return null;
    const id = decisionId('approval', withdrawalId);
    return {
      kind: 'decideWithdrawal',
      id,
      uid,
      withdrawalId,
      operator,
      outcome: 'approve',
      note: null,
    };
  };
  return { kind: 'ask', at, uid, request };
}

function detailsOf({ coins }: SampleOffers, random: Random): WithdrawalDetails {
  if (random() < 0.5) {
    return {
      method: 'bank',
      country: 'IT',
      bankName: 'Sample Bank',
      accountHolder: 'Sample Holder',
      accountNumber: 'SAMPLE-0000-0001',
      zip: '00000',
      postalCode: '00000',
    };
  }
  const { id: coin, network, address } = oneOf(coins, random);
  return { method: 'crypto', coin, network, address };
}

function talking({ uid }: Account, from: Instant, { random, questions }: Setting): readonly Step[] {
  let at = from;
  const answered = oneOf([...CONVERSATIONS, null], random);
  const conversation = answered ?? [{ by: 'member', text: questions.next().value } as const];
  return conversation.map(({ by, text }, nth) => {
    at += between(3 * MINUTE, 5 * HOUR, random);
    return { kind: 'say', at, uid, message: { id: `${uid}-message-${nth + 1}`, from: by, text } };
  });
}
