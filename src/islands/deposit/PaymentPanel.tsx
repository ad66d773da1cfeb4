import type { ReactNode } from 'react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { paymentUri } from '#domain/deposits/payment-uri.ts';
import { usd } from '#i18n/format.ts';
import { coinAmount, networkName } from '#i18n/status.ts';
import { QrCode } from '#ui/data/QrCode.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import styles from './PaymentPanel.module.css';
import type { CoinOffer } from './model.ts';
import { depositText } from './text.ts';

interface Props {
  readonly deposit: Deposit;
  /** Undefined if the site no longer takes the coin. */
  readonly offer: CoinOffer | undefined;
  /** What to do once it is paid. */
  readonly children: ReactNode;
}

/** What to pay, and where to: to be copied, scanned or opened in a wallet. */
export function PaymentPanel({ deposit, offer, children }: Props) {
  const uri = paymentUri(deposit);
  const network = networkName(deposit.coin, deposit.network);
  return (
    <div className={styles.panel}>
      <dl className={styles.values}>
        <Value label={depositText.amount} note={depositText.worth(usd(deposit.amount))}>
          <strong>{coinAmount(deposit.coinAmount, offer?.symbol ?? deposit.coin)}</strong>
          <CopyButton
            className={styles.copy}
            text={deposit.coinAmount}
            label={depositText.copyAmount}
            done={depositText.amountCopied}
          />
        </Value>
        <Value label={depositText.address} note={depositText.on(network)}>
          <WholeAddress address={deposit.address} />
          <CopyButton
            className={styles.copy}
            text={deposit.address}
            label={depositText.copyAddress}
            done={depositText.addressCopied}
          />
        </Value>
      </dl>
      <p className={`notice notice--warning ${styles.warning}`}>{depositText.onlyTestCoins(network)}</p>
      {children}
      {uri === deposit.address ? (
        <p className={styles.small}>{depositText.noWalletLink(offer?.name ?? deposit.coin)}</p>
      ) : (
        <a className="button button--quiet" href={uri}>
          {depositText.openWallet}
        </a>
      )}
      <div className={styles.code}>
        <QrCode text={uri} title={depositText.qrTitle} />
      </div>
    </div>
  );
}

/** An address in groups of four, to be compared by eye. A selection holds no gaps, and screen readers hear one word. */
const WholeAddress = ({ address }: { readonly address: string }) => (
  <code className={styles.address}>
    <span className="visually-hidden">{address}</span>
    {Array.from(address.matchAll(/.{1,4}/g), ({ 0: group, index }) => (
      <span key={index} aria-hidden="true">
        {group}
      </span>
    ))}
  </code>
);

interface ValueProps {
  readonly label: string;
  readonly note: string;
  readonly children: ReactNode;
}

/** A value that is paid by, with its copy button. */
function Value({ label, note, children }: ValueProps) {
  return (
    <div className={styles.value}>
      <dt>
        {label} <small>{note}</small>
      </dt>
      <dd>{children}</dd>
    </div>
  );
}
