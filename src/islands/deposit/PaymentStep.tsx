import { useMemo, useState } from 'react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Package } from '#domain/deposits/package.ts';
import { usd } from '#i18n/format.ts';
import { correctionText, depositHint } from '#i18n/status.ts';
import { depositOf } from '#stores/deposits.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { PretendedPayment } from '#ui/feedback/PretendedPayment.tsx';
import { PaymentPanel } from './PaymentPanel.tsx';
import { ProofPanel } from './ProofPanel.tsx';
import { type CoinOffer, startOver } from './model.ts';
import { depositText } from './text.ts';

interface Props {
  readonly id: string;
  readonly coins: readonly CoinOffer[];
  readonly packages: readonly Package[];
}

/** The payment of a recorded deposit, also a later visit. Follows the operator's decision. */
export function PaymentStep({ id, coins, packages }: Props) {
  const store = useMemo(() => depositOf(id), [id]);
  return (
    <>
      <RemoteView store={store}>
        {(deposit) => <Payment key={id} deposit={deposit} coins={coins} packages={packages} />}
      </RemoteView>
      <p>
        <button type="button" className="button button--quiet" onClick={startOver}>
          {depositText.another}
        </button>
      </p>
    </>
  );
}

interface PaymentProps extends Omit<Props, 'id'> {
  /** Null if it is not in the log. */
  readonly deposit: Deposit | null;
}

function Payment({ deposit, coins, packages }: PaymentProps) {
  // Only its member can remove a deposit from the log, here or in another tab.
  const [wasInLog, setWasInLog] = useState(deposit !== null);
  if (deposit && !wasInLog) setWasInLog(true);

  if (!deposit) {
    return <p className="notice">{wasInLog ? depositText.paymentDeleted : depositText.paymentUnknown}</p>;
  }
  return (
    <>
      <p>{depositText.paymentOf(packageName(deposit, packages), usd(deposit.amount))}</p>
      {deposit.status === 'pending' ? (
        <>
          <PretendedPayment deposit={deposit} />
          <PaymentPanel deposit={deposit} offer={coins.find((coin) => coin.id === deposit.coin)} />
          <section className="card stack" aria-labelledby="proof">
            <h3 id="proof">{depositText.proofTitle}</h3>
            <p>{depositText.proofHint}</p>
            <ProofPanel deposit={deposit} />
          </section>
        </>
      ) : (
        <DecidedPanel deposit={deposit} />
      )}
    </>
  );
}

const packageName = (deposit: Deposit, packages: readonly Package[]) =>
  packages.find(({ id }) => id === deposit.package)?.name ?? deposit.package;

/** The outcome of a deposit. */
export function DecidedPanel({ deposit }: { readonly deposit: Deposit }) {
  const { status, note, reversed } = deposit;
  return (
    <div className="notice">
      <p>{depositHint(status) ?? outcomeOf(deposit)}</p>
      {note && <p>{depositText.note(note)}</p>}
      {reversed && (
        <p>
          <bdi>{correctionText.reason(reversed.reason)}</bdi>
        </p>
      )}
    </div>
  );
}

function outcomeOf({ status, amount }: Deposit): string {
  if (status === 'reversed') return depositText.reversed(usd(amount));
  return status === 'credited' ? depositText.credited(usd(amount)) : depositText.refused;
}
