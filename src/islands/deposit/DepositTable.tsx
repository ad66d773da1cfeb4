import type { ReactNode } from 'react';
import { type Deposit, dueAt } from '#domain/deposits/deposit.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import { usd } from '#i18n/format.ts';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { StatusOfDeposit } from '#ui/data/RequestStatus.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { DueTime } from './DueTime.tsx';
import styles from './DepositTable.module.css';
import { openPayment, startOver } from './model.ts';
import { depositText } from './text.ts';

interface Props {
  readonly deposits: readonly Deposit[];
  readonly coinName: (deposit: Deposit) => string;
  /** Tells screen readers which deposit a row's button belongs to. */
  readonly nameOf: (deposit: Deposit) => string;
  readonly onProof: (deposit: Deposit) => void;
  readonly onDelete: (deposit: Deposit) => void;
  readonly renderDetails: (deposit: Deposit) => ReactNode;
}

const COLUMNS = [
  { label: depositText.coin },
  { label: depositText.amount, numeric: true },
  { label: depositText.proof },
  { label: depositText.status },
  { label: depositText.due },
  { label: depositText.actions },
];

export function DepositTable({ deposits, coinName, nameOf, onProof, onDelete, renderDetails }: Props) {
  if (deposits.length === 0) {
    return (
      <Empty title={depositText.empty} hint={depositText.emptyHint}>
        <button type="button" className="button button--quiet" onClick={startOver}>
          {depositText.firstDeposit}
        </button>
      </Empty>
    );
  }

  const proof = (deposit: Deposit) => {
    const hasProof = deposit.proofAt !== null;
    if (!hasProof && deposit.status !== 'pending') return null;
    const label = hasProof ? depositText.viewProofLabel : depositText.addProofLabel;
    return (
      <button
        type="button"
        className="button button--quiet"
        aria-label={label(nameOf(deposit))}
        onClick={() => onProof(deposit)}
      >
        {hasProof ? depositText.viewProof : depositText.addProof}
      </button>
    );
  };

  const actions = (deposit: Deposit) =>
    deposit.status === 'pending' ? (
      <span className="cluster">
        <button
          type="button"
          className="button button--quiet"
          aria-label={depositText.payLabel(nameOf(deposit))}
          onClick={() => openPayment(deposit.id)}
        >
          {depositText.pay}
        </button>
        <DangerButton label={depositText.removeLabel(nameOf(deposit))} onClick={() => onDelete(deposit)}>
          {depositText.remove}
        </DangerButton>
      </span>
    ) : null;

  return (
    <RecordTable
      caption={depositText.historyCaption}
      columns={COLUMNS}
      rows={deposits.map((deposit) => ({
        key: deposit.id,
        details: { of: nameOf(deposit), render: () => renderDetails(deposit) },
        cells: [
          <span key="coin" className={styles.coin}>
            {coinName(deposit)}
            <small>{depositReference(deposit.id)}</small>
          </span>,
          usd(deposit.amount),
          proof(deposit),
          <StatusOfDeposit key="status" deposit={deposit} />,
          deposit.status === 'pending' ? <DueTime key="due" dueAt={dueAt(deposit)} expiresAt={null} /> : null,
          actions(deposit),
        ],
      }))}
    />
  );
}
