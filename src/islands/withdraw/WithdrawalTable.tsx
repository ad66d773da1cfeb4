import { canCancel, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { usd } from '#i18n/format.ts';
import { receiverOf } from '#i18n/status.ts';
import { Moment } from '#ui/data/DateTime.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { StatusOfWithdrawal } from '#ui/data/RequestStatus.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { WITHDRAW_WORDS } from './text.ts';

interface Props {
  readonly withdrawals: readonly Withdrawal[];
  /** Tells one withdrawal from the others, for those who hear the button of its row. */
  readonly nameOf: (withdrawal: Withdrawal) => string;
  readonly onCancel: (withdrawal: Withdrawal) => void;
}

const COLUMNS = [
  { label: WITHDRAW_WORDS.to },
  { label: WITHDRAW_WORDS.amount, numeric: true },
  { label: WITHDRAW_WORDS.status },
  { label: WITHDRAW_WORDS.date },
  { label: WITHDRAW_WORDS.actions },
];

export function WithdrawalTable({ withdrawals, nameOf, onCancel }: Props) {
  if (withdrawals.length === 0) {
    return <Empty title={WITHDRAW_WORDS.empty} hint={WITHDRAW_WORDS.emptyHint} />;
  }

  const cancel = (withdrawal: Withdrawal) => (
    <DangerButton label={WITHDRAW_WORDS.cancelLabel(nameOf(withdrawal))} onClick={() => onCancel(withdrawal)}>
      {WITHDRAW_WORDS.cancel}
    </DangerButton>
  );

  return (
    <RecordTable
      caption={WITHDRAW_WORDS.newestFirst}
      columns={COLUMNS}
      rows={withdrawals.map((withdrawal) => ({
        key: withdrawal.id,
        cells: [
          <bdi key="to">{receiverOf(withdrawal)}</bdi>,
          usd(withdrawal.amount),
          <StatusOfWithdrawal key="status" withdrawal={withdrawal} />,
          <Moment key="date" at={withdrawal.createdAt} />,
          canCancel(withdrawal) ? cancel(withdrawal) : null,
        ],
      }))}
    />
  );
}
