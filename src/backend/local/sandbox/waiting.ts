import type { MessageRecord, Owned } from '#backend/local/database.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import type { Account } from '#domain/accounts/account.ts';
import type { PassingDays } from '#domain/community/passing-days.ts';
import type { SettledDays } from '#domain/community/settled-day.ts';
import { newDepositDeclaration } from '#domain/deposits/declaration.ts';
import { type Deposit, newDeposit } from '#domain/deposits/deposit.ts';
import { ROOT } from '#domain/matrix/members.ts';
import { HOUR, type Instant, MINUTE } from '#domain/time.ts';
import { CONVERSATIONS, QUESTIONS } from './text.ts';

/** The ages of the pending deposits. The first ones are overdue. */
const DEPOSITS = [200 * MINUTE, 140 * MINUTE, 95 * MINUTE, 50 * MINUTE, 20 * MINUTE, 4 * MINUTE];
const PROOF_AFTER = 3 * MINUTE;
const WITHDRAWALS = 4;

/**
 * Whether this sample withdraws nothing before the walk begins. The first few save up so, and their large
 * withdrawals then wait for an operator.
 */
export const savesUp = (member: number): boolean => member - ROOT <= WITHDRAWALS;

/** One of this many samples has asked the operators something. */
const ASK = 30;

/** The deposits and messages that wait when a walk begins. The withdrawals that wait are in the books. */
export interface Waiting {
  readonly deposits: readonly Owned<Deposit>[];
  readonly messages: readonly MessageRecord[];
}

/** Leaves a few samples with an undecided request, which does not change what they do later. */
export function whatWaits(
  days: PassingDays,
  books: SettledDays,
  offers: SiteOffers,
  operator: string,
  now: Instant,
): Waiting {
  const { accounts } = books.settled;
  for (const [nth, { uid }] of accounts.slice(0, WITHDRAWALS).entries()) {
    const member = days.numberOf(uid);
    const held = books.hold(member, days.day, now);
    // If the first takes two operators, the other one has approved it.
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
  { coins, packages }: SiteOffers,
): Owned<Deposit> {
  const [coin, chosen] = [coins[nth % coins.length], packages[nth % packages.length]];
  if (!coin || !chosen) throw new Error('There are no coins or packages');
  const id = `${uid}-waiting`;
  const declaration = newDepositDeclaration({ id, coin, package: chosen, usdPrice: coin.price });
  const hasProof = nth % 3 !== 2;
  return { uid, value: { ...newDeposit(declaration, at), proofAt: hasProof ? at + PROOF_AFTER : null } };
}

/** The messages of one sample. Every second conversation has been answered. */
function said({ uid }: Account, nth: number, operator: string, now: Instant): readonly MessageRecord[] {
  const answered = nth % 2 === 1 ? CONVERSATIONS[(nth >> 1) % CONVERSATIONS.length] : undefined;
  const question = QUESTIONS[(nth >> 1) % QUESTIONS.length] as string;
  const begun = now - 2 * HOUR - nth * 25 * MINUTE;
  const lines = answered ?? [{ by: 'member', text: question } as const];
  return lines.map(({ by, text }, line) => ({
    uid,
    value: { id: `${uid}-message-${line + 1}`, from: by, text, at: begun + line * 20 * MINUTE },
    ...(by === 'operator' && { operator }),
  }));
}
