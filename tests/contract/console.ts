import type {
  Backend,
  DepositDecision,
  PayoutRecord,
  PayoutToSend,
  WithdrawalDecision,
} from '#backend/port/backend.ts';
import {
  type SeenDeposit,
  seenOfDeposit,
  seenOfWithdrawal,
  type SeenWithdrawal,
} from '#domain/decisions/seen.ts';
import { ZERO } from '#domain/money/cents.ts';
import { depositQueueOf, observe, type Observed, withdrawalQueueOf } from './observe.ts';

/** Stands for a request that is in no queue, or that the person asking may not see. */
export const SEEN_NOTHING: SeenDeposit = { amount: ZERO, createdAt: 0, proofAt: null };

async function present<Row>(queue: Observed<readonly Row[]>): Promise<readonly Row[]> {
  const rows = await queue.first().catch(() => []);
  queue.stop();
  return rows;
}

/** A deposit as the console shows it at this moment. */
export async function seenDeposit(tab: Backend, uid: string, id: string): Promise<SeenDeposit> {
  const rows = await present(depositQueueOf(tab));
  const row = rows.find(({ member, deposit }) => member.uid === uid && deposit.id === id);
  return row ? seenOfDeposit(row.deposit) : SEEN_NOTHING;
}

/** A withdrawal as the console shows it at this moment. */
export async function seenWithdrawal(tab: Backend, uid: string, id: string): Promise<SeenWithdrawal> {
  const payouts = observe<readonly PayoutToSend[]>((onRows, onError) =>
    tab.watchPayouts(10, ({ rows }) => onRows(rows), onError),
  );
  const rows = [...(await present(withdrawalQueueOf(tab))), ...(await present(payouts))];
  const row = rows.find(({ member, withdrawal }) => member.uid === uid && withdrawal.id === id);
  return row ? seenOfWithdrawal(row.withdrawal) : SEEN_NOTHING;
}

/** What an operator decides on what the console shows at this moment. */
export async function decideDeposit(tab: Backend, decision: Omit<DepositDecision, 'seen'>): Promise<void> {
  const seen = await seenDeposit(tab, decision.uid, decision.depositId);
  await tab.decideDeposit({ ...decision, seen });
}

export async function decideWithdrawal(
  tab: Backend,
  decision: Omit<WithdrawalDecision, 'seen'>,
): Promise<void> {
  const seen = await seenWithdrawal(tab, decision.uid, decision.withdrawalId);
  await tab.decideWithdrawal({ ...decision, seen });
}

export async function recordPayout(tab: Backend, record: Omit<PayoutRecord, 'seen'>): Promise<void> {
  const seen = await seenWithdrawal(tab, record.uid, record.withdrawalId);
  await tab.recordPayout({ ...record, seen });
}
