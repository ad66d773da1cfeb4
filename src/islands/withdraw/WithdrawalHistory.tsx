import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { moment, usd } from '#i18n/format.ts';
import { receiverOf } from '#i18n/status.ts';
import { $withdrawals, withdrawalCancellation } from '#stores/withdrawals.ts';
import { LiveView } from '#ui/data/RemoteView.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { OperatorHint } from '#ui/feedback/OperatorHint.tsx';
import { Said } from '#ui/feedback/StatusMessage.tsx';
import { WithdrawalTable } from './WithdrawalTable.tsx';
import { $withdrawalStep, type WithdrawalStep } from './model.ts';
import { WITHDRAW_WORDS } from './text.ts';

const nameOf = (withdrawal: Withdrawal) =>
  WITHDRAW_WORDS.described(receiverOf(withdrawal), usd(withdrawal.amount), moment(withdrawal.createdAt));

/** What became of a cancellation, as far as it is known. */
function outcomeOf(id: string, withdrawals: readonly Withdrawal[]): string | null {
  const withdrawal = withdrawals.find((each) => each.id === id);
  if (withdrawal?.status === 'cancelling') return WITHDRAW_WORDS.cancellationRecorded;
  if (withdrawal?.status !== 'cancelled') return null;
  return withdrawal.neverHeld === undefined ? WITHDRAW_WORDS.cancelled : WITHDRAW_WORDS.cancelledBefore;
}

/** All withdrawals, with the way to cancel those that are not decided. */
export function WithdrawalHistory() {
  const [asked, setAsked] = useState<Withdrawal | null>(null);
  // Said until the person goes on to another step: beside a new withdrawal it would mislead.
  const at = useStore($withdrawalStep);
  const [cancelled, setCancelled] = useState<{ readonly id: string; readonly at: WithdrawalStep } | null>(
    null,
  );
  const list = useStore($withdrawals);
  const heading = useRef<HTMLHeadingElement>(null);

  const ask = (withdrawal: Withdrawal) => {
    setCancelled(null);
    setAsked(withdrawal);
  };

  const onClose = (done: boolean) => {
    setAsked(null);
    if (!done || !asked) return;
    setCancelled({ id: asked.id, at });
    // The button that had the focus is gone from its row.
    heading.current?.focus();
  };

  return (
    <section className="stack" aria-labelledby="withdrawals">
      <div>
        <h2 id="withdrawals" tabIndex={-1} ref={heading}>
          {WITHDRAW_WORDS.history}
        </h2>
        <Said
          text={cancelled?.at === at && list.state === 'ready' ? outcomeOf(cancelled.id, list.value) : null}
        />
      </div>
      <LiveView store={$withdrawals}>
        {(withdrawals) => (
          <>
            <WithdrawalTable withdrawals={withdrawals} nameOf={nameOf} onCancel={ask} />
            {withdrawals.some(({ status }) => status === 'held') && <OperatorHint />}
          </>
        )}
      </LiveView>
      {asked && (
        <ConfirmDialog
          action={withdrawalCancellation}
          subject={asked.id}
          words={{
            title: WITHDRAW_WORDS.cancelTitle,
            text: (asked.status === 'requested'
              ? WITHDRAW_WORDS.cancelRequestText
              : WITHDRAW_WORDS.cancelText)(nameOf(asked)),
            confirm: WITHDRAW_WORDS.cancelConfirm,
            confirming: WITHDRAW_WORDS.cancelling,
            keep: WITHDRAW_WORDS.keep,
          }}
          onClose={onClose}
        />
      )}
    </section>
  );
}
