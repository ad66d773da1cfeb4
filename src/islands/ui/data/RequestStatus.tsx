import type { ReactNode } from 'react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { isBeingPaid, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { DEPOSIT_STATUS, paymentText, withdrawalHint, withdrawalStatus } from '#i18n/status.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { WalletAddress } from './WalletAddress.tsx';

const WITHDRAWAL_TONE = {
  requested: 'chip--pending',
  held: 'chip--pending',
  cancelling: 'chip--pending',
  paid: 'chip--credited',
  refused: 'chip--refused',
  cancelled: '',
} as const satisfies Record<Withdrawal['status'], string>;

/** A deposit's status and the operator's note. */
export function StatusOfDeposit({ deposit: { status, note } }: { readonly deposit: Deposit }) {
  return <Status tone={`chip--${status}`} name={DEPOSIT_STATUS[status]} note={note} />;
}

/** A withdrawal's status, the operator's note, and the payment's reference. */
export function StatusOfWithdrawal({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { status, note, approval, payment } = withdrawal;
  const tone = isBeingPaid(withdrawal) ? 'chip--pending' : WITHDRAWAL_TONE[status];
  return (
    <Status tone={tone} name={withdrawalStatus(withdrawal)} note={note ?? withdrawalHint(withdrawal)}>
      {status === 'held' && approval && <Line>{paymentText.approved}</Line>}
      {payment && (
        <Line>
          {paymentText.reference} <WalletAddress address={payment.reference} />
          <CopyButton text={payment.reference} label={paymentText.copyReference(payment.reference)} />
        </Line>
      )}
    </Status>
  );
}

interface StatusProps {
  readonly tone: string;
  readonly name: string;
  readonly note: string | null;
  readonly children?: ReactNode;
}

function Status({ tone, name, note, children }: StatusProps) {
  return (
    <>
      <span className={`chip ${tone}`}>{name}</span>
      {note && (
        <Line>
          <bdi>{note}</bdi>
        </Line>
      )}
      {children}
    </>
  );
}

const Line = ({ children }: { readonly children: ReactNode }) => (
  <>
    <br />
    <small>{children}</small>
  </>
);
