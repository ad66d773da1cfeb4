import type { MessageRecord, Owned } from '#backend/local/database.ts';
import type { SampleOffers } from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { PassingDays } from '#domain/community/passing-days.ts';
import type { SettledDays } from '#domain/community/settled-day.ts';
import { newDepositDeclaration } from '#domain/deposits/declaration.ts';
import { type Deposit, newDeposit } from '#domain/deposits/deposit.ts';
import { ROOT } from '#domain/matrix/members.ts';
import { HOUR, type Instant, MINUTE } from '#domain/time.ts';
import { CONVERSATIONS, QUESTIONS } from './text.ts';

/** The age of the pending deposits: the first of them are overdue. */
const DEPOSITS = [200 * MINUTE, 140 * MINUTE, 95 * MINUTE, 50 * MINUTE, 20 * MINUTE, 4 * MINUTE];
const PROOF_AFTER = 3 * MINUTE;
const WITHDRAWALS = 4;

/** Whether a sample saves until the walk begins. The first ones do, so that a large withdrawal waits for an operator. */
export const savesUp = (member: number): boolean => member - ROOT <= WITHDRAWALS;

/** One of this many samples has asked the operators something. */
const ASK = 30;

/** What waits for an operator when a community has been loaded. */
export interface Waiting {
  readonly deposits: readonly Owned<Deposit>[];
  readonly messages: readonly MessageRecord[];
}

/** Leaves a few samples with an undecided request. They do the same later as without it. */
export function whatWaits(
  days: PassingDays,
  books: SettledDays,
  offers: SampleOffers,
  operator: string,
  now: Instant,
): Waiting {
  const { accounts } = books.settled;
  for (const [nth, { uid }] of accounts.slice(0, WITHDRAWALS).entries()) {
    const member = days.numberOf(uid);
    const held = books.hold(member, days.day, now);
    // Another operator has looked at the first one.
    if (held && nth === 0) books.approve(held, member, now);
  }
  return {
    deposits: DEPOSITS.flatMap((age, nth) => {
      const account = accounts.at(-3 - 7 * nth);
      return account ? [declared(account, nth, now - age, offers)] : [];
    }).filter(({ uid, value }) =>
      accounts.some((each) => each.uid === uid && each.createdAt < value.createdAt),
    ),
    messages: accounts
      .filter((_, nth) => nth % ASK === ASK - 1)
      .flatMap((account, nth) => said(account, nth, operator, now)),
  };
}

function declared(
  { uid }: Account,
  nth: number,
  at: Instant,
  { coins, packages }: SampleOffers,
): Owned<Deposit> {
  const [coin, chosen] = [coins[nth % coins.length], packages[nth % packages.length]];
  if (!coin || !chosen) throw new Error('There are no coins or packages');
  const id = `${uid}-waiting`;
  const declaration = newDepositDeclaration({ id, coin, package: chosen, usdPrice: coin.price });
  const hasProof = nth % 3 !== 2;
  return { uid, value: { ...newDeposit(declaration, at), proofAt: hasProof ? at + PROOF_AFTER : null } };
}

/** Every other conversation was answered. */
function said({ uid }: Account, nth: number, operator: string, now: Instant): readonly MessageRecord[] {
  const answered = nth % 2 === 1 ? CONVERSATIONS[(nth >> 1) % CONVERSATIONS.length] : undefined;
  const question = QUESTIONS[(nth >> 1) % QUESTIONS.length] as string;
  const lines = answered ?? [{ by: 'member', text: question } as const];
  return lines.map(({ by, text }, line) => ({
    uid,
    value: { id: `${uid}-message-${line + 1}`, from: by, text, at: now - 6 * HOUR + line * 20 * MINUTE },
    ...(by === 'operator' && { operator }),
  }));
}
