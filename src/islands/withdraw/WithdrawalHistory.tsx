import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { canCancel, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { usd } from '#i18n/format.ts';
import { payeeOf } from '#i18n/status.ts';
import { $withdrawals, withdrawalCancellation } from '#stores/withdrawals.ts';
import { Older } from '#ui/data/Older.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StatusOfWithdrawal } from '#ui/data/RequestStatus.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { OperatorHint } from '#ui/feedback/Hints.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { useDating, When } from '#ui/data/When.tsx';
import { $recorded, $withdrawalStep, type WithdrawalStep } from './model.ts';
import { withdrawText } from './text.ts';

/** The outcome of a cancellation, as far as it is known. */
function outcomeOf(id: string, withdrawals: readonly Withdrawal[]): string | null {
  const withdrawal = withdrawals.find((each) => each.id === id);
  if (withdrawal?.status === 'cancelling') return withdrawText.cancellationRecorded;
  if (withdrawal?.status !== 'cancelled') return null;
  return withdrawal.neverHeld === undefined ? withdrawText.cancelled : withdrawText.cancelledBefore;
}

/** For an undecided withdrawal. */
const recordedText = ({ status, amount }: Withdrawal): string =>
  (status === 'held' ? withdrawText.recorded : withdrawText.requested)(usd(amount));

/** Withdrawals, newest first, with a button to cancel undecided ones. */
export function WithdrawalHistory() {
  const [asked, setAsked] = useState<Withdrawal | null>(null);
  // Shown until the person goes to another step: next to a new withdrawal it would mislead.
  const at = useStore($withdrawalStep);
  const [cancelled, setCancelled] = useState<{ readonly id: string; readonly at: WithdrawalStep } | null>(
    null,
  );
  const list = useStore($withdrawals);
  const heading = useRef<HTMLHeadingElement>(null);
  const dated = useDating();
  const nameOf = (withdrawal: Withdrawal) =>
    withdrawText.described(payeeOf(withdrawal), usd(withdrawal.amount), dated(withdrawal.createdAt));
  const recorded = useStore($recorded);
  const recordedId = recorded?.id;

  // The button that confirmed it is gone.
  useEffect(() => {
    if (recordedId !== undefined) heading.current?.focus();
  }, [recordedId]);

  const ask = (withdrawal: Withdrawal) => {
    setCancelled(null);
    setAsked(withdrawal);
  };

  const onClose = (done: boolean) => {
    setAsked(null);
    if (!done || !asked) return;
    setCancelled({ id: asked.id, at });
    // The focused button is gone from its row.
    heading.current?.focus();
  };

  return (
    <section className="stack" aria-labelledby="withdrawals">
      <div>
        <h2 id="withdrawals" tabIndex={-1} ref={heading}>
          {withdrawText.history}
        </h2>
        <StatusMessage
          text={
            cancelled?.at === at && list.state === 'ready'
              ? outcomeOf(cancelled.id, list.value.items)
              : recorded && recordedText(recorded)
          }
        />
      </div>
      <RemoteView store={$withdrawals}>
        {({ items: withdrawals, older }) => (
          <>
            <WithdrawalTable withdrawals={withdrawals} nameOf={nameOf} onCancel={ask} />
            <Older list={$withdrawals} hasOlder={older !== null} />
            {withdrawals.some(({ status }) => status === 'held') && <OperatorHint />}
          </>
        )}
      </RemoteView>
      {asked && (
        <ConfirmDialog
          action={withdrawalCancellation}
          id={asked.id}
          text={{
            title: withdrawText.cancelTitle,
            text: (asked.status === 'requested' ? withdrawText.cancelRequestText : withdrawText.cancelText)(
              nameOf(asked),
            ),
            confirm: withdrawText.cancelConfirm,
            confirming: withdrawText.cancelling,
            keep: withdrawText.keep,
          }}
          onClose={onClose}
        />
      )}
    </section>
  );
}

interface Props {
  readonly withdrawals: readonly Withdrawal[];
  /** Tells screen readers which withdrawal a row's button belongs to. */
  readonly nameOf: (withdrawal: Withdrawal) => string;
  readonly onCancel: (withdrawal: Withdrawal) => void;
}

const COLUMNS = [
  { label: withdrawText.to },
  { label: withdrawText.amount, kind: 'amount' },
  { label: withdrawText.status },
  { label: withdrawText.date, kind: 'time' },
  { label: withdrawText.actions, kind: 'actions' },
] as const;

// Few rows are ever opened.
const loadDetails = () =>
  import('./WithdrawalDetails.tsx').then(({ WithdrawalDetails }) => WithdrawalDetails);

export function WithdrawalTable({ withdrawals, nameOf, onCancel }: Props) {
  if (withdrawals.length === 0) {
    return (
      <div className="card">
        <Empty title={withdrawText.empty} />
      </div>
    );
  }

  const cancel = (withdrawal: Withdrawal) => (
    <DangerButton label={withdrawText.cancelLabel(nameOf(withdrawal))} onClick={() => onCancel(withdrawal)}>
      {withdrawText.cancel}
    </DangerButton>
  );

  return (
    <RecordTable
      caption={<span className="visually-hidden">{withdrawText.newestFirst}</span>}
      columns={COLUMNS}
      rows={withdrawals.map((withdrawal) => ({
        key: withdrawal.id,
        details: {
          of: nameOf(withdrawal),
          render: () => (
            <Deferred load={loadDetails}>{(Details) => <Details withdrawal={withdrawal} />}</Deferred>
          ),
        },
        cells: [
          <bdi key="to">{payeeOf(withdrawal)}</bdi>,
          usd(withdrawal.amount),
          <StatusOfWithdrawal key="status" withdrawal={withdrawal} />,
          <When key="date" at={withdrawal.createdAt} />,
          canCancel(withdrawal) ? cancel(withdrawal) : null,
        ],
      }))}
    />
  );
}
