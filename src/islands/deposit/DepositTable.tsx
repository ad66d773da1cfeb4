import type { Deposit } from '#domain/deposits/deposit.ts';
import { usd } from '#i18n/format.ts';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { StatusOfDeposit } from '#ui/data/RequestStatus.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { DueTime } from './DueTime.tsx';
import { openPayment, startOver } from './model.ts';
import { DEPOSIT_WORDS } from './text.ts';

interface Props {
  readonly deposits: readonly Deposit[];
  readonly coinName: (deposit: Deposit) => string;
  /** Tells one deposit from the others, for those who hear the buttons of its row. */
  readonly nameOf: (deposit: Deposit) => string;
  readonly onProof: (deposit: Deposit) => void;
  readonly onDelete: (deposit: Deposit) => void;
}

const COLUMNS = [
  { label: DEPOSIT_WORDS.coin },
  { label: DEPOSIT_WORDS.amount, numeric: true },
  { label: DEPOSIT_WORDS.proof },
  { label: DEPOSIT_WORDS.status },
  { label: DEPOSIT_WORDS.due },
  { label: DEPOSIT_WORDS.actions },
];

export function DepositTable({ deposits, coinName, nameOf, onProof, onDelete }: Props) {
  if (deposits.length === 0) {
    return (
      <Empty title={DEPOSIT_WORDS.empty} hint={DEPOSIT_WORDS.emptyHint}>
        <button type="button" className="button button--quiet" onClick={startOver}>
          {DEPOSIT_WORDS.firstDeposit}
        </button>
      </Empty>
    );
  }

  const proof = (deposit: Deposit) => {
    const hasProof = deposit.proofAt !== null;
    if (!hasProof && deposit.status !== 'pending') return null;
    const label = hasProof ? DEPOSIT_WORDS.viewProofLabel : DEPOSIT_WORDS.addProofLabel;
    return (
      <button
        type="button"
        className="button button--quiet"
        aria-label={label(nameOf(deposit))}
        onClick={() => onProof(deposit)}
      >
        {hasProof ? DEPOSIT_WORDS.viewProof : DEPOSIT_WORDS.addProof}
      </button>
    );
  };

  const actions = (deposit: Deposit) =>
    deposit.status === 'pending' ? (
      <span className="cluster">
        <button
          type="button"
          className="button button--quiet"
          aria-label={DEPOSIT_WORDS.payLabel(nameOf(deposit))}
          onClick={() => openPayment(deposit.id)}
        >
          {DEPOSIT_WORDS.pay}
        </button>
        <DangerButton label={DEPOSIT_WORDS.removeLabel(nameOf(deposit))} onClick={() => onDelete(deposit)}>
          {DEPOSIT_WORDS.remove}
        </DangerButton>
      </span>
    ) : null;

  return (
    <RecordTable
      caption={DEPOSIT_WORDS.logCaption}
      columns={COLUMNS}
      rows={deposits.map((deposit) => ({
        key: deposit.id,
        cells: [
          coinName(deposit),
          usd(deposit.amount),
          proof(deposit),
          <StatusOfDeposit key="status" deposit={deposit} />,
          deposit.status === 'pending' ? <DueTime key="due" dueAt={deposit.dueAt} /> : null,
          actions(deposit),
        ],
      }))}
    />
  );
}
