import type { DepositStatus } from '../../domain/deposit.ts';
import type { WithdrawalStatus } from '../../domain/withdrawal.ts';
import { DEPOSIT_STATUS, WITHDRAWAL_STATUS } from '../../i18n/status.ts';

const WITHDRAWAL_TONE = {
  held: 'pending',
  paid: 'credited',
  refused: 'refused',
  cancelled: 'refused',
} as const satisfies Record<WithdrawalStatus, string>;

export function DepositChip({ status }: { readonly status: DepositStatus }) {
  return <span className={`chip chip--${status}`}>{DEPOSIT_STATUS[status]}</span>;
}

export function WithdrawalChip({ status }: { readonly status: WithdrawalStatus }) {
  return <span className={`chip chip--${WITHDRAWAL_TONE[status]}`}>{WITHDRAWAL_STATUS[status]}</span>;
}
