import { canCancel, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { usd } from '#i18n/format.ts';
import { payeeOf } from '#i18n/status.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { StatusOfWithdrawal } from '#ui/data/RequestStatus.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { withdrawText } from './text.ts';

interface Props {
  readonly withdrawals: readonly Withdrawal[];
  /** Tells screen readers which withdrawal a row's button belongs to. */
  readonly nameOf: (withdrawal: Withdrawal) => string;
  readonly onCancel: (withdrawal: Withdrawal) => void;
}

const COLUMNS = [
  { label: withdrawText.to },
  { label: withdrawText.amount, numeric: true },
  { label: withdrawText.status },
  { label: withdrawText.date },
  { label: withdrawText.actions },
];

// Few rows are ever opened.
const loadDetails = () =>
  import('./details/WithdrawalDetails.tsx').then(({ WithdrawalDetails }) => WithdrawalDetails);

export function WithdrawalTable({ withdrawals, nameOf, onCancel }: Props) {
  if (withdrawals.length === 0) {
    return <Empty title={withdrawText.empty} hint={withdrawText.emptyHint} />;
  }

  const cancel = (withdrawal: Withdrawal) => (
    <DangerButton label={withdrawText.cancelLabel(nameOf(withdrawal))} onClick={() => onCancel(withdrawal)}>
      {withdrawText.cancel}
    </DangerButton>
  );

  return (
    <RecordTable
      caption={withdrawText.newestFirst}
      columns={COLUMNS}
      rows={withdrawals.map((withdrawal) => ({
        key: withdrawal.id,
        details: {
          of: nameOf(withdrawal),
          render: () => (
            <Deferred load={loadDetails} fallback={<Skeleton />}>
              {(Details) => <Details withdrawal={withdrawal} />}
            </Deferred>
          ),
        },
        cells: [
          <bdi key="to">{payeeOf(withdrawal)}</bdi>,
          usd(withdrawal.amount),
          <StatusOfWithdrawal key="status" withdrawal={withdrawal} />,
          <DateTime key="date" at={withdrawal.createdAt} />,
          canCancel(withdrawal) ? cancel(withdrawal) : null,
        ],
      }))}
    />
  );
}
