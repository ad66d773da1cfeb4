import { type Deposit, newDeposit } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import { NO_BALANCES } from '#domain/money/ledger.ts';
import {
  type MemberState,
  settle,
  type SettlementRequest,
  type SettlementState,
} from '#domain/settlement/settle.ts';
import { afterSettlement, NEW_MEMBER } from '#domain/settlement/state.ts';
import type { WithdrawalDetails } from '#domain/withdrawals/withdrawal.ts';
import { SEGWIT_VALID, TRON } from '#tests/fixtures/addresses.ts';

export const NOW = Date.UTC(2026, 0, 1, 12);
export const LATER = NOW + 60_000;

export const TO_TRON = {
  method: 'crypto',
  coin: 'tron',
  network: 'nile',
  address: TRON[0],
} as const;
export const DEPOSIT: Deposit = newDeposit(
  {
    id: 'd1',
    coin: 'bitcoin',
    network: 'testnet',
    package: 'silver',
    amount: cents(500_00),
    coinAmount: '0.00514809',
    address: SEGWIT_VALID[0],
  },
  NOW,
);

/** A programme whose only member, Ada, has this state. */
export const adaWith = (member: Partial<MemberState>): SettlementState => ({
  members: new Map([['ada', { ...NEW_MEMBER, ...member }]]),
});
export const EARNED: SettlementState = adaWith({ balances: { ...NO_BALANCES, earning: cents(500_00) } });
export const DECLARED: SettlementState = adaWith({ deposits: new Map([['d1', DEPOSIT]]) });

export const withdrawing = (amount: number, details: WithdrawalDetails = TO_TRON): SettlementRequest => ({
  kind: 'requestWithdrawal',
  id: 'w1',
  uid: 'ada',
  amount: cents(amount),
  details,
});
export const CANCEL = {
  kind: 'cancelWithdrawal',
  id: 'c1',
  uid: 'ada',
  withdrawalId: 'w1',
} as const satisfies SettlementRequest;
export const BY_OPERATOR = { id: 'o1', uid: 'ada', operator: 'olga', note: 'Checked.' } as const;
export const CREDIT = {
  kind: 'decideDeposit',
  depositId: 'd1',
  outcome: 'credit',
  ...BY_OPERATOR,
} as const satisfies SettlementRequest;
export const PAY = {
  kind: 'decideWithdrawal',
  withdrawalId: 'w1',
  outcome: 'pay',
  ...BY_OPERATOR,
} as const satisfies SettlementRequest;

/** Settles requests one after another and stores each result, as a backend does. */
export function settled(state: SettlementState, ...requests: readonly SettlementRequest[]): SettlementState {
  return requests.reduce((before, request) => {
    const settlement = settle(before, request, NOW);
    if (!settlement.ok) throw new Error(settlement.refusal.code);
    return afterSettlement(before, request, settlement);
  }, state);
}
export const ada = (state: SettlementState) => state.members.get('ada');
