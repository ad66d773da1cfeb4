import type { ReactNode } from 'react';
import { type Deposit, dueAt } from '#domain/deposits/deposit.ts';
import { type OfferMismatch, offerMismatches } from '#domain/deposits/own-offer.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { payeeDetails } from '#i18n/payee.ts';
import { coinAmount, depositReferenceText, networkName, packageName } from '#i18n/status.ts';
import type { SampleOffers } from '#stores/sandbox.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { DepositReference } from '#ui/data/DepositReference.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { WalletAddress } from '#ui/data/WalletAddress.tsx';
import { queueText } from './text.ts';

interface DepositProps {
  readonly deposit: Deposit;
  readonly offers: SampleOffers;
}

/** What the member declared, to compare with the proof beside it. */
export function DepositDetails({ deposit, offers }: DepositProps) {
  const symbol = offers.coins.find(({ id }) => id === deposit.coin)?.symbol ?? deposit.coin;
  const chosen = packageName(deposit.package, offers.packages);
  const mismatches = offerMismatches(deposit, offers);
  const due = dueAt(deposit);
  const marked = (value: ReactNode, mismatch: OfferMismatch) => (
    <span className="cluster">
      <span>{value}</span>
      {mismatches.includes(mismatch) && (
        <span className="chip chip--refused">{queueText.mismatch[mismatch]}</span>
      )}
    </span>
  );
  return (
    <DescriptionList
      items={[
        { label: depositReferenceText.label, value: <DepositReference deposit={deposit} /> },
        { label: queueText.declared, value: marked(coinAmount(deposit.coinAmount, symbol), 'amount') },
        { label: queueText.package, value: chosen },
        { label: queueText.network, value: networkName(deposit.coin, deposit.network) },
        { label: queueText.address, value: marked(<WalletAddress address={deposit.address} />, 'address') },
        { label: queueText.declaredAt, value: <DateTime at={deposit.createdAt} /> },
        ...(due === null ? [] : [{ label: queueText.due, value: <DateTime at={due} /> }]),
      ]}
    />
  );
}

/** The payee of a withdrawal. */
export function WithdrawalDetailsList({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  return (
    <DescriptionList
      items={[
        ...payeeDetails(withdrawal.details),
        { label: queueText.askedAt, value: <DateTime at={withdrawal.createdAt} /> },
      ]}
    />
  );
}
