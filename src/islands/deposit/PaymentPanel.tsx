import type { Deposit } from '#domain/deposits/deposit.ts';
import { paymentUri } from '#domain/deposits/payment-uri.ts';
import { coinAmountFor } from '#domain/money/coin-amount.ts';
import { moment, usd } from '#i18n/format.ts';
import { calendarDay, price } from '#i18n/market-format.ts';
import { coinAmount, networkName } from '#i18n/status.ts';
import { Facts } from '#ui/data/DescriptionList.tsx';
import { QrCode } from '#ui/data/QrCode.tsx';
import { Address } from '#ui/data/WalletAddress.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { DueTime } from './DueTime.tsx';
import styles from './PaymentPanel.module.css';
import type { CoinOffer } from './model.ts';
import { DEPOSIT_WORDS } from './text.ts';

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

interface PriceUsedProps {
  readonly deposit: Deposit;
  readonly offer: CoinOffer | undefined;
}

/** The price behind the amount in coin: the recorded one, or, with live prices or in an older deposit, that of its moment. */
export function PriceUsed({ deposit, offer }: PriceUsedProps) {
  const isPresent = offer && coinAmountFor(deposit.amount, offer.price, deposit.coin) === deposit.coinAmount;
  if (!isPresent) return DEPOSIT_WORDS.rateAtDeposit(moment(deposit.createdAt));
  return DEPOSIT_WORDS.rateRecorded(`1 ${offer.symbol}`, price(offer.price), calendarDay(offer.priceDate));
}
