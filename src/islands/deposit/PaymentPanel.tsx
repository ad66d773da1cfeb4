import type { Deposit } from '../../domain/deposit.ts';
import { paymentUri } from '../../domain/payment-uri.ts';
import { DEPOSIT_WORDS } from '../../i18n/deposit.ts';
import { usd } from '../../i18n/format.ts';
import { coinAmount, networkName } from '../../i18n/status.ts';
import type { CoinOffer } from '../../stores/deposit-form.ts';
import { Address } from '../ui/Address.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Facts } from '../ui/Facts.tsx';
import { QrCode } from '../ui/QrCode.tsx';
import { DueTime } from './DueTime.tsx';
import styles from './PaymentPanel.module.css';
import { PriceUsed } from './PriceUsed.tsx';

interface Props {
  readonly deposit: Deposit;
  /** Absent when the site has stopped taking the coin since. */
  readonly offer: CoinOffer | undefined;
}

/** All that is needed to pay: each value to be read, copied, scanned or handed to a wallet. */
export function PaymentPanel({ deposit, offer }: Props) {
  const uri = paymentUri(deposit);
  const isLink = uri !== deposit.address;
  const network = networkName(deposit.coin, deposit.network);
  const symbol = offer?.symbol ?? deposit.coin;

  return (
    <div className="stack">
      <p className="notice">{DEPOSIT_WORDS.onlyTestCoins(network)}</p>
      <div className={`card ${styles.panel}`}>
        <figure className={styles.code}>
          <QrCode text={uri} title={DEPOSIT_WORDS.qrTitle} />
          <figcaption>
            <code>{uri}</code>
            {isLink ? (
              <span className="cluster">
                <CopyButton text={uri} label={DEPOSIT_WORDS.copyUri} />
                <a className="button button--quiet" href={uri}>
                  {DEPOSIT_WORDS.openWallet}
                </a>
              </span>
            ) : (
              <p>{DEPOSIT_WORDS.noWalletLink(offer?.name ?? deposit.coin)}</p>
            )}
          </figcaption>
        </figure>
        <Facts
          facts={[
            {
              label: DEPOSIT_WORDS.address,
              value: (
                <span className="cluster">
                  <Address address={deposit.address} />
                  <CopyButton
                    text={deposit.address}
                    label={DEPOSIT_WORDS.copyAddress}
                    done={DEPOSIT_WORDS.addressCopied}
                  />
                </span>
              ),
            },
            {
              label: DEPOSIT_WORDS.amount,
              value: (
                <>
                  <span className="cluster">
                    <strong>{coinAmount(deposit.coinAmount, symbol)}</strong>
                    <CopyButton text={deposit.coinAmount} label={DEPOSIT_WORDS.copyAmount} />
                  </span>
                  <small>{DEPOSIT_WORDS.worth(usd(deposit.amount))}</small>
                </>
              ),
            },
            { label: DEPOSIT_WORDS.rate, value: <PriceUsed deposit={deposit} offer={offer} /> },
            { label: DEPOSIT_WORDS.network, value: network },
            {
              label: DEPOSIT_WORDS.due,
              value: (
                <>
                  <DueTime dueAt={deposit.dueAt} />
                  <br />
                  <small>{DEPOSIT_WORDS.dueHint}</small>
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
