import { type Deposit, dueAt, expiresAt } from '#domain/deposits/deposit.ts';
import type { Package } from '#domain/deposits/package.ts';
import { paymentUri } from '#domain/deposits/payment-uri.ts';
import { coinAmountFor } from '#domain/money/coin-amount.ts';
import { dateTime, usd } from '#i18n/format.ts';
import { calendarDay, price } from '#i18n/market-format.ts';
import { depositReferenceText, networkName, packageName } from '#i18n/status.ts';
import { DepositReference } from '#ui/data/DepositReference.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { DueTime } from './DueTime.tsx';
import styles from './PaymentDetails.module.css';
import type { CoinOffer } from './model.ts';
import { depositText } from './text.ts';

interface Props {
  readonly deposit: Deposit;
  /** Undefined if the site no longer takes the coin. */
  readonly offer: CoinOffer | undefined;
  readonly packages: readonly Package[];
}

/** What few need while they pay, folded. */
export function PaymentDetails({ deposit, offer, packages }: Props) {
  const uri = paymentUri(deposit);
  const link = {
    label: depositText.uri,
    value: (
      <span className="cluster">
        <code>{uri}</code>
        <CopyButton text={uri} label={depositText.copyUri} />
      </span>
    ),
  };
  return (
    <details className={styles.details}>
      <summary>{depositText.details}</summary>
      <DescriptionList
        items={[
          { label: depositText.next, value: depositText.nextHint },
          {
            label: depositText.due,
            value: <DueTime dueAt={dueAt(deposit)} expiresAt={expiresAt(deposit)} />,
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
          {
            label: depositText.package,
            value: depositText.packageOf(packageName(deposit.package, packages), usd(deposit.amount)),
          },
          { label: depositText.network, value: networkName(deposit.coin, deposit.network) },
          { label: depositText.rate, value: <PriceUsed deposit={deposit} offer={offer} /> },
          ...(uri === deposit.address ? [] : [link]),
        ]}
      />
    </details>
  );
}

/**
 * The price behind the coin amount: the recorded one; with live prices, or in an older deposit, the price at that
 * time.
 */
function PriceUsed({ deposit, offer }: Omit<Props, 'packages'>) {
  const isPresent = offer && coinAmountFor(deposit.amount, offer.price, deposit.coin) === deposit.coinAmount;
  if (!isPresent) return depositText.rateAtDeposit(dateTime(deposit.createdAt));
  return depositText.rateRecorded(`1 ${offer.symbol}`, price(offer.price), calendarDay(offer.priceDate));
}
