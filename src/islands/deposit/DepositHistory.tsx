import { useStore } from '@nanostores/react';
import { type ReactNode, useRef, useState } from 'react';
import { type Deposit, dueAt } from '#domain/deposits/deposit.ts';
import { dayOfInstant, usd } from '#i18n/format.ts';
import { coinName } from '#i18n/status.ts';
import { $deposits, depositRemoval } from '#stores/deposits.ts';
import { Older } from '#ui/data/Older.tsx';
import { type Column, RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StatusOfDeposit } from '#ui/data/RequestStatus.tsx';
import { useDating, When } from '#ui/data/When.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { DangerButton } from '#ui/feedback/DangerButton.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { OperatorHint } from '#ui/feedback/Hints.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { DueTime } from './DueTime.tsx';
import type { PackageOffer } from './PackageStep.tsx';
import { DeferredProofPanel } from './PaymentStep.tsx';
import { $depositStep, type CoinOffer, type DepositStep, openPayment } from './model.ts';
import { depositText } from './text.ts';

interface Props {
  readonly coins: readonly CoinOffer[];
  readonly packages: readonly PackageOffer[];
  /** Whether a deposit that waits to be paid is what the screen is for. */
  readonly leads: boolean;
}

// Few rows are ever opened.
const loadDetails = () => import('./DepositDetails.tsx').then(({ DepositDetails }) => DepositDetails);

/** Deposits, newest first, with buttons to pay or delete pending ones. */
export function DepositHistory({ coins, packages, leads }: Props) {
  const [asked, setAsked] = useState<Deposit | null>(null);
  const [proven, setProven] = useState<string | null>(null);
  // Shown until the person goes to another step: next to a new deposit it would mislead.
  const at = useStore($depositStep);
  const [removedAt, setRemovedAt] = useState<DepositStep | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);

  const dated = useDating();
  const nameOf = (deposit: Deposit) =>
    depositText.described(coinName(deposit.coin, coins), usd(deposit.amount), dated(deposit.createdAt));

  const ask = (deposit: Deposit) => {
    setRemovedAt(null);
    setAsked(deposit);
  };

  const onClose = (done: boolean) => {
    setAsked(null);
    if (!done) return;
    setRemovedAt(at);
    // The focused button is gone with its row.
    heading.current?.focus();
  };

  return (
    <section className="stack" aria-labelledby="deposit-history">
      <div>
        <h2 id="deposit-history" tabIndex={-1} ref={heading}>
          {depositText.history}
        </h2>
        <StatusMessage text={removedAt === at ? depositText.removed : null} />
      </div>
      <RemoteView store={$deposits}>
        {({ items: deposits, older }) => {
          const open = deposits.find(({ id }) => id === proven);
          return (
            <>
              <DepositTable
                deposits={deposits}
                leading={leads ? deposits.find(({ status }) => status === 'pending') : undefined}
                coinName={({ coin }) => coinName(coin, coins)}
                nameOf={nameOf}
                onProof={({ id }) => setProven(id)}
                onDelete={ask}
                renderDetails={(deposit) => (
                  <Deferred load={loadDetails}>
                    {(Details) => <Details deposit={deposit} coins={coins} packages={packages} />}
                  </Deferred>
                )}
              />
              <Older list={$deposits} hasOlder={older !== null} />
              {deposits.some(({ status }) => status === 'pending') && <OperatorHint />}
              {open && <ProofDialog deposit={open} name={nameOf(open)} onClose={() => setProven(null)} />}
            </>
          );
        }}
      </RemoteView>
      {asked && (
        <ConfirmDialog
          action={depositRemoval}
          id={asked.id}
          text={{
            title: depositText.removeTitle,
            text: depositText.removeText(nameOf(asked)),
            confirm: depositText.removeConfirm,
            confirming: depositText.removing,
            keep: depositText.keep,
          }}
          onClose={onClose}
        />
      )}
    </section>
  );
}

interface TableProps {
  readonly deposits: readonly Deposit[];
  /** The one to be paid next. */
  readonly leading: Deposit | undefined;
  readonly coinName: (deposit: Deposit) => string;
  /** Tells screen readers which deposit a row's button belongs to. */
  readonly nameOf: (deposit: Deposit) => string;
  readonly onProof: (deposit: Deposit) => void;
  readonly onDelete: (deposit: Deposit) => void;
  readonly renderDetails: (deposit: Deposit) => ReactNode;
}

/** Without what no row would have. */
const columnsOf = (hasActions: boolean): readonly Column[] => [
  { label: depositText.coin },
  { label: depositText.amount, kind: 'amount' },
  { label: depositText.status },
  { label: depositText.date, kind: 'time' },
  ...(hasActions ? [{ label: depositText.actions, kind: 'actions' as const }] : []),
];

function DepositTable({ deposits, leading, coinName, nameOf, onProof, onDelete, renderDetails }: TableProps) {
  const at = useStore($depositStep);
  if (deposits.length === 0) {
    return (
      <div className="card">
        <Empty title={depositText.empty} />
      </div>
    );
  }
  /** Its payment stands above, with all that can be done for it but to delete it. */
  const isOpen = ({ id }: Deposit) => at.step === 'payment' && at.deposit === id;

  const hasActions = ({ proofAt, status }: Deposit) => proofAt !== null || status === 'pending';

  const status = (deposit: Deposit) => (
    <>
      <StatusOfDeposit deposit={deposit} />
      {deposit.status === 'pending' && (
        <>
          <br />
          <small>
            {isOpen(deposit) ? depositText.shownAbove : <DueTime dueAt={dueAt(deposit)} expiresAt={null} />}
          </small>
        </>
      )}
    </>
  );

  const proof = (deposit: Deposit) => {
    const hasProof = deposit.proofAt !== null;
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

  const actions = (deposit: Deposit) => {
    const isPending = deposit.status === 'pending';
    return (
      <span className="cluster">
        {isPending && !isOpen(deposit) && (
          <button
            type="button"
            className={deposit === leading ? 'button' : 'button button--quiet'}
            aria-label={depositText.payLabel(nameOf(deposit))}
            onClick={() => openPayment(deposit.id)}
          >
            {depositText.pay}
          </button>
        )}
        {(deposit.proofAt !== null || !isOpen(deposit)) && proof(deposit)}
        {isPending && (
          <DangerButton label={depositText.removeLabel(nameOf(deposit))} onClick={() => onDelete(deposit)}>
            {depositText.remove}
          </DangerButton>
        )}
      </span>
    );
  };

  return (
    <RecordTable
      caption={<span className="visually-hidden">{depositText.historyCaption}</span>}
      columns={columnsOf(deposits.some(hasActions))}
      rows={deposits.map((deposit) => ({
        key: deposit.id,
        details: { of: nameOf(deposit), render: () => renderDetails(deposit) },
        cells: [
          coinName(deposit),
          usd(deposit.amount),
          status(deposit),
          <When key="date" at={deposit.createdAt} toText={dayOfInstant} />,
          hasActions(deposit) ? actions(deposit) : null,
        ],
      }))}
    />
  );
}

interface ProofDialogProps {
  /** The present state of the deposit: once decided, its proof is final. */
  readonly deposit: Deposit;
  readonly name: string;
  readonly onClose: () => void;
}

/** The proof of a deposit; while it is pending, the member can add or replace it. */
function ProofDialog({ deposit, name, onClose }: ProofDialogProps) {
  const [text] = useState([name]);
  return (
    <Dialog title={depositText.proofTitle} text={text} hasCross onClose={onClose}>
      {() => <DeferredProofPanel deposit={deposit} />}
    </Dialog>
  );
}
