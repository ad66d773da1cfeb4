import type { SettledStore, StoreName, Transaction } from '#backend/local/database.ts';
import { decideIn } from '#backend/local/settlement.ts';
import { recentIn } from '#backend/local/posting-records.ts';
import type { DepositDecision, WithdrawalDecision } from '#backend/port/backend.ts';
import { type Account, PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { decisionId, decisionKindOf } from '#domain/decisions/decision.ts';
import { creditTakesTwo } from '#domain/deposits/deposit.ts';
import type { Instant } from '#domain/time.ts';
import { nextStep } from '#domain/withdrawals/withdrawal.ts';
import { SAMPLE_OPERATOR } from './text.ts';

/** The uids of these two accounts and of sample members are fixed; all others are random. */
export const OPERATOR = 'sample-operator';

/** This operator never signs in. It is the second person when a decision takes two. */
export const SECOND_OPERATOR = 'sample-operator-second';

/** Opens the sample operator's account, unless there is one, and makes it an operator. Nothing else makes any. */
export async function makeOperator<Name extends StoreName>(
  transaction: Transaction<Name | 'accounts' | 'usernames' | 'operators', 'readwrite'>,
  now: Instant,
): Promise<void> {
  if (await openOperatorAccount(transaction, OPERATOR, now)) {
    await transaction.objectStore('operators').put({ uid: OPERATOR, grantedAt: now });
  }
}

/** Credits a deposit as the sample operator. If that takes two, the second one approves it first. */
export async function creditAsOperator<Name extends StoreName>(
  transaction: Transaction<
    Name | SettledStore | 'deposits' | 'withdrawals' | 'accounts' | 'usernames' | 'operators',
    'readwrite'
  >,
  decision: Omit<DepositDecision, 'outcome'>,
  now: Instant,
): Promise<void> {
  const { uid, depositId } = decision;
  const decide = (outcome: 'approve' | 'credit', operator: string) => {
    const id = decisionId(decisionKindOf('deposit', outcome), depositId);
    return decideIn(transaction, { ...decision, kind: 'decideDeposit', id, operator, outcome }, now);
  };
  await makeOperator(transaction, now);
  const deposit = await transaction.objectStore('deposits').get([uid, depositId]);
  if (deposit && creditTakesTwo(deposit.value, await recentIn(transaction, uid, now), now)) {
    await openOperatorAccount(transaction, SECOND_OPERATOR, now);
    await decide('approve', SECOND_OPERATOR);
  }
  await decide('credit', OPERATOR);
}

/** Pays a held withdrawal as the sample operators, and records that it was sent. */
export async function payAsOperator<Name extends StoreName>(
  transaction: Transaction<
    Name | SettledStore | 'deposits' | 'withdrawals' | 'accounts' | 'usernames' | 'operators',
    'readwrite'
  >,
  decision: Omit<WithdrawalDecision, 'outcome'>,
  now: Instant,
): Promise<void> {
  const { uid, withdrawalId, seen } = decision;
  const decide = (outcome: 'approve' | 'pay', operator: string) => {
    const id = decisionId(decisionKindOf('withdrawal', outcome), withdrawalId);
    return decideIn(transaction, { ...decision, kind: 'decideWithdrawal', id, operator, outcome }, now);
  };
  await makeOperator(transaction, now);
  const withdrawal = await transaction.objectStore('withdrawals').get([uid, withdrawalId]);
  if (withdrawal && nextStep(withdrawal.value) === 'approve') {
    await openOperatorAccount(transaction, SECOND_OPERATOR, now);
    await decide('approve', SECOND_OPERATOR);
  }
  await decide('pay', OPERATOR);
  const id = decisionId('sending', withdrawalId);
  const sent = { kind: 'recordPayout', id, uid, withdrawalId, operator: OPERATOR, seen } as const;
  await decideIn(transaction, { ...sent, reference: 'SAMPLE-PAYOUT' }, now);
}

/** Opens one of the two accounts, without an operator's rights. @returns whether it is new */
export async function openOperatorAccount<Name extends StoreName>(
  transaction: Transaction<Name | 'accounts' | 'usernames', 'readwrite'>,
  uid: string,
  now: Instant,
): Promise<boolean> {
  const accounts = transaction.objectStore('accounts');
  if ((await accounts.getKey(uid)) !== undefined) return false;
  const usernames = transaction.objectStore('usernames');
  let username = 'sample_operator';
  for (let nth = 2; ; nth += 1) {
    const owner = (await usernames.get(username))?.uid ?? uid;
    if (owner === uid) break;
    username = `sample_operator_${nth}`;
  }
  await usernames.put({ username, uid });
  await accounts.add(sampleOperator(uid, username, now));
  return true;
}

/** Makes an account without a password: anyone who uses this browser may be its operator. */
const sampleOperator = (uid: string, username: string, createdAt: Instant): Account => ({
  uid,
  email: null,
  username,
  ...SAMPLE_OPERATOR,
  phoneNumber: null,
  country: null,
  verified: false,
  guest: false,
  upline: PROGRAMME_USERNAME,
  uplineConfirmed: true,
  language: 'en',
  mutedMails: [],
  createdAt,
  sample: true,
});
