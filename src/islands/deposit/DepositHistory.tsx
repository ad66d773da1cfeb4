import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { dateTime, usd } from '#i18n/format.ts';
import { coinName } from '#i18n/status.ts';
import { $deposits, depositRemoval } from '#stores/deposits.ts';
import { Older } from '#ui/data/Older.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { ConfirmDialog } from '#ui/feedback/ConfirmDialog.tsx';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { OperatorHint } from '#ui/feedback/Hints.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import { DepositTable } from './DepositTable.tsx';
import type { PackageOffer } from './PackageStep.tsx';
import { ProofDialog } from './ProofDialog.tsx';
import { $depositStep, type CoinOffer, type DepositStep, followSeen } from './model.ts';
import { depositText } from './text.ts';

interface Props {
  readonly coins: readonly CoinOffer[];
  readonly packages: readonly PackageOffer[];
}

// Few rows are ever opened.
const loadDetails = () => import('./details/DepositDetails.tsx').then(({ DepositDetails }) => DepositDetails);

/** Deposits, newest first, with buttons to pay or delete pending ones. */
export function DepositHistory({ coins, packages }: Props) {
  const [asked, setAsked] = useState<Deposit | null>(null);
  const [proven, setProven] = useState<string | null>(null);
  // Shown until the person goes to another step: next to a new deposit it would mislead.
  const at = useStore($depositStep);
  const [removedAt, setRemovedAt] = useState<DepositStep | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(followSeen, []);

  const nameOf = (deposit: Deposit) =>
    depositText.described(coinName(deposit.coin, coins), usd(deposit.amount), dateTime(deposit.createdAt));

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
                coinName={({ coin }) => coinName(coin, coins)}
                nameOf={nameOf}
                onProof={({ id }) => setProven(id)}
                onDelete={ask}
                renderDetails={(deposit) => (
                  <Deferred load={loadDetails} fallback={<Skeleton />}>
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
