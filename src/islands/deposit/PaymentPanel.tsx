import { type Deposit, expiresAt } from '#domain/deposits/deposit.ts';
import { paymentUri } from '#domain/deposits/payment-uri.ts';
import { coinAmountFor } from '#domain/money/coin-amount.ts';
import { dateTime, usd } from '#i18n/format.ts';
import { calendarDay, price } from '#i18n/market-format.ts';
import { coinAmount, depositReferenceText, networkName } from '#i18n/status.ts';
import { DepositReference } from '#ui/data/DepositReference.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { QrCode } from '#ui/data/QrCode.tsx';
import { WalletAddress } from '#ui/data/WalletAddress.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { DueTime } from './DueTime.tsx';
import styles from './PaymentPanel.module.css';
import type { CoinOffer } from './model.ts';
import { depositText } from './text.ts';

interface Props {
  readonly deposit: Deposit;
  /** Undefined if the site no longer takes the coin. */
  readonly offer: CoinOffer | undefined;
}

/** Everything needed to pay. Each value can be read, copied, scanned or opened in a wallet. */
export function PaymentPanel({ deposit, offer }: Props) {
  const uri = paymentUri(deposit);
  const isLink = uri !== deposit.address;
  const network = networkName(deposit.coin, deposit.network);
  const symbol = offer?.symbol ?? deposit.coin;

  return (
    <div className="stack">
      <p className="notice">{depositText.onlyTestCoins(network)}</p>
      <div className={`card ${styles.panel}`}>
        <figure className={styles.code}>
          <QrCode text={uri} title={depositText.qrTitle} />
          <figcaption>
            <code>{uri}</code>
            {isLink ? (
              <span className="cluster">
                <CopyButton text={uri} label={depositText.copyUri} />
                <a className="button button--quiet" href={uri}>
                  {depositText.openWallet}
                </a>
              </span>
            ) : (
              <p>{depositText.noWalletLink(offer?.name ?? deposit.coin)}</p>
            )}
          </figcaption>
        </figure>
        <DescriptionList
          items={[
            {
              label: depositText.address,
              value: (
                <span className="cluster">
                  <WalletAddress address={deposit.address} />
                  <CopyButton
                    text={deposit.address}
                    label={depositText.copyAddress}
                    done={depositText.addressCopied}
                  />
                </span>
              ),
            },
            {
              label: depositText.amount,
              value: (
                <>
                  <span className="cluster">
                    <strong>{coinAmount(deposit.coinAmount, symbol)}</strong>
                    <CopyButton text={deposit.coinAmount} label={depositText.copyAmount} />
                  </span>
                  <small>{depositText.worth(usd(deposit.amount))}</small>
                </>
              ),
            },
            {
              label: depositReferenceText.label,
              value: (
                <>
                  <DepositReference deposit={deposit} />
                  <small>{depositText.referenceHint}</small>
                </>
              ),
            },
            { label: depositText.rate, value: <PriceUsed deposit={deposit} offer={offer} /> },
            { label: depositText.network, value: network },
            {
              label: depositText.due,
              value: (
                <>
                  <DueTime dueAt={deposit.dueAt} expiresAt={expiresAt(deposit)} />
                  <br />
                  <small>{depositText.dueHint}</small>
                </>
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}

interface PriceUsedProps {
  readonly deposit: Deposit;
  readonly offer: CoinOffer | undefined;
}

/**
 * The price behind the coin amount: the recorded one; with live prices, or in an older deposit, the price at that
 * time.
 */
export function PriceUsed({ deposit, offer }: PriceUsedProps) {
  const isPresent = offer && coinAmountFor(deposit.amount, offer.price, deposit.coin) === deposit.coinAmount;
  if (!isPresent) return depositText.rateAtDeposit(dateTime(deposit.createdAt));
  return depositText.rateRecorded(`1 ${offer.symbol}`, price(offer.price), calendarDay(offer.priceDate));
}
