import type { Deposit } from '../../domain/deposit.ts';
import type { Withdrawal } from '../../domain/withdrawal.ts';
import { DEPOSIT_STATUS, WITHDRAWAL_STATUS } from '../../i18n/status.ts';

const WITHDRAWAL_TONE = {
  requested: 'chip--pending',
  held: 'chip--pending',
  paid: 'chip--credited',
  refused: 'chip--refused',
  cancelled: '',
} as const satisfies Record<Withdrawal['status'], string>;

/** Where a deposit has got to, and what the operator wrote. */
export function StatusOfDeposit({ deposit: { status, note } }: { readonly deposit: Deposit }) {
  return <Status tone={`chip--${status}`} name={DEPOSIT_STATUS[status]} note={note} />;
}

/** Where a withdrawal has got to, and what the operator wrote. */
export function StatusOfWithdrawal({ withdrawal: { status, note } }: { readonly withdrawal: Withdrawal }) {
  return <Status tone={WITHDRAWAL_TONE[status]} name={WITHDRAWAL_STATUS[status]} note={note} />;
}

interface StatusProps {
  readonly tone: string;
  readonly name: string;
  readonly note: string | null;
}

function Status({ tone, name, note }: StatusProps) {
  return (
    <>
      <span className={`chip ${tone}`}>{name}</span>
      {note && (
        <>
          <br />
          <small>
            <bdi>{note}</bdi>
          </small>
        </>
      )}
    </>
  );
}
