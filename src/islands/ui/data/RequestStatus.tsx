import type { ReactNode } from 'react';
import { type Deposit, expiresAt } from '#domain/deposits/deposit.ts';
import type { Reversed } from '#domain/money/ledger.ts';
import { isBeingPaid, type Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import {
  correctionReason,
  DEPOSIT_STATUS,
  depositHint,
  payoutText,
  withdrawalHint,
  withdrawalStatus,
} from '#i18n/status.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { WalletAddress } from './WalletAddress.tsx';
import { When } from './When.tsx';

const DEPOSIT_TONE = {
  pending: 'chip--pending',
  credited: 'chip--credited',
  refused: 'chip--refused',
  expired: '',
  reversed: 'chip--refused',
} as const satisfies Record<Deposit['status'], string>;

const WITHDRAWAL_TONE = {
  requested: 'chip--pending',
  held: 'chip--pending',
  cancelling: 'chip--pending',
  paid: 'chip--credited',
  refused: 'chip--refused',
  cancelled: '',
  reversed: '',
} as const satisfies Record<Withdrawal['status'], string>;

interface ChipProps {
  readonly request: Deposit | Withdrawal;
  /** For operators, names a pending deposit that waits for its member's proof. */
  readonly unproven?: string | undefined;
}

/** The name of a request's status. */
export function StatusChip({ request, unproven }: ChipProps) {
  const [tone, name] =
    'proofAt' in request
      ? unproven && expiresAt(request)
        ? ['', unproven]
        : [DEPOSIT_TONE[request.status], DEPOSIT_STATUS[request.status]]
      : [isBeingPaid(request) ? 'chip--pending' : WITHDRAWAL_TONE[request.status], withdrawalStatus(request)];
  return (
    <span className={`chip ${tone}`} data-quiet={tone !== 'chip--pending'}>
      {name}
    </span>
  );
}

interface DepositProps extends Pick<ChipProps, 'unproven'> {
  readonly deposit: Deposit;
}

/** A deposit's status, the operator's note, and the reason of a correction. */
export function StatusOfDeposit({ deposit, unproven }: DepositProps) {
  const { status, note, reversed } = deposit;
  return (
    <Status request={deposit} note={note ?? depositHint(status)} unproven={unproven}>
      <Correction reversed={reversed} />
    </Status>
  );
}

const Correction = ({ reversed }: { readonly reversed: Reversed | undefined }) =>
  reversed && (
    <Line>
      <bdi>{correctionReason(reversed.reason)}</bdi>
    </Line>
  );

interface WithdrawalProps {
  readonly withdrawal: Withdrawal;
  /** Whether another place shows by which reference it was paid. */
  readonly isNamedElsewhere?: boolean;
  /** Says that one of two operators has approved it. */
  readonly approved?: string;
}

/** A withdrawal's status, the operator's note, the payment's reference, and the reason of a correction. */
export function StatusOfWithdrawal({
  withdrawal,
  isNamedElsewhere = false,
  approved = payoutText.approved,
}: WithdrawalProps) {
  const { status, note, approval, payout, reversed } = withdrawal;
  return (
    <Status request={withdrawal} note={note ?? withdrawalHint(withdrawal)}>
      {status === 'held' && approval && <Line>{approved}</Line>}
      {payout && !isNamedElsewhere && (
        <Line>
          {payoutText.sentBy(withdrawal)} <WalletAddress address={payout.reference} /> {payoutText.sentOn}{' '}
          <When at={payout.at} />
          <CopyButton text={payout.reference} label={payoutText.copyReference(payout.reference)} />
        </Line>
      )}
      <Correction reversed={reversed} />
    </Status>
  );
}

interface StatusProps extends ChipProps {
  readonly note: string | null;
  readonly children?: ReactNode;
}

function Status({ note, children, ...chip }: StatusProps) {
  return (
    <>
      <StatusChip {...chip} />
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
