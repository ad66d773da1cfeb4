import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import type { Withdrawal } from '../../domain/withdrawal.ts';
import { moment, usd } from '../../i18n/format.ts';
import { receiverOf } from '../../i18n/status.ts';
import { WITHDRAW_WORDS } from '../../i18n/withdraw.ts';
import { $withdrawalStep, type WithdrawalStep } from '../../stores/withdrawal-steps.ts';
import { $withdrawals, withdrawalCancellation } from '../../stores/withdrawals.ts';
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx';
import { LiveView } from '../ui/LiveView.tsx';
import { OperatorHint } from '../ui/OperatorHint.tsx';
import { Said } from '../ui/Said.tsx';
import { WithdrawalTable } from './WithdrawalTable.tsx';

const nameOf = (withdrawal: Withdrawal) =>
  WITHDRAW_WORDS.described(receiverOf(withdrawal), usd(withdrawal.amount), moment(withdrawal.createdAt));

/** All withdrawals, with the way to cancel those that are still held. */
export function WithdrawalHistory() {
  const [asked, setAsked] = useState<Withdrawal | null>(null);
  // Said until the person goes on to another step: beside a new withdrawal it would mislead.
  const at = useStore($withdrawalStep);
  const [cancelledAt, setCancelledAt] = useState<WithdrawalStep | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const ask = (withdrawal: Withdrawal) => {
    setCancelledAt(null);
    setAsked(withdrawal);
  };

  const onClose = (done: boolean) => {
    setAsked(null);
    if (!done) return;
    setCancelledAt(at);
    // The button that had the focus is gone from its row.
    heading.current?.focus();
  };

  return (
    <section className="stack" aria-labelledby="withdrawals">
      <div>
        <h2 id="withdrawals" tabIndex={-1} ref={heading}>
          {WITHDRAW_WORDS.history}
        </h2>
        <Said text={cancelledAt === at ? WITHDRAW_WORDS.cancelled : null} />
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
            text: WITHDRAW_WORDS.cancelText(nameOf(asked)),
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
