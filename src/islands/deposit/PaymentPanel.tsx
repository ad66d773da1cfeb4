import type { ReactNode } from 'react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { paymentUri } from '#domain/deposits/payment-uri.ts';
import { usd } from '#i18n/format.ts';
import { coinAmount, networkName } from '#i18n/status.ts';
import { QrCode } from '#ui/data/QrCode.tsx';
import { WalletAddress } from '#ui/data/WalletAddress.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import styles from './PaymentPanel.module.css';
import type { CoinOffer } from './model.ts';
import { depositText } from './text.ts';

interface Props {
  readonly deposit: Deposit;
  /** Undefined if the site no longer takes the coin. */
  readonly offer: CoinOffer | undefined;
}

/** What to pay, and where to: to be copied, scanned or opened in a wallet. */
export function PaymentPanel({ deposit, offer }: Props) {
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
          <WalletAddress address={deposit.address} />
          <CopyButton
            className={styles.copy}
            text={deposit.address}
            label={depositText.copyAddress}
            done={depositText.addressCopied}
          />
        </Value>
      </dl>
      <div className={styles.scan}>
        <div className={styles.code}>
          <QrCode text={uri} title={depositText.qrTitle} />
        </div>
        {uri === deposit.address ? (
          <p className={styles.small}>{depositText.noWalletLink(offer?.name ?? deposit.coin)}</p>
        ) : (
          <a className="button button--quiet" href={uri}>
            {depositText.openWallet}
          </a>
        )}
      </div>
      <p className={`notice notice--warning ${styles.warning}`}>{depositText.onlyTestCoins(network)}</p>
    </div>
  );
}

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
