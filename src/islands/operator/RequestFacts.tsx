import type { ReactNode } from 'react';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { type OfferMismatch, offerMismatches } from '#domain/deposits/own-offer.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { usd, usdDecimal } from '#i18n/format.ts';
import { coinAmount, networkName } from '#i18n/status.ts';
import { receiverText, receiverFacts } from '#i18n/receiver.ts';
import type { SampleOffers } from '#stores/sandbox.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { WalletAddress } from '#ui/data/WalletAddress.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { payoutText, queueText } from './text.ts';

interface DepositProps {
  readonly deposit: Deposit;
  readonly offers: SampleOffers;
}

/** What a member has declared: to be compared with the proof beside it. */
export function DepositFacts({ deposit, offers }: DepositProps) {
  const symbol = offers.coins.find(({ id }) => id === deposit.coin)?.symbol ?? deposit.coin;
  const chosen = offers.packages.find(({ id }) => id === deposit.package)?.name ?? deposit.package;
  const mismatches = offerMismatches(deposit, offers);
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
      facts={[
        { label: queueText.declared, value: marked(coinAmount(deposit.coinAmount, symbol), 'amount') },
        { label: queueText.package, value: chosen },
        { label: queueText.network, value: networkName(deposit.coin, deposit.network) },
        { label: queueText.address, value: marked(<WalletAddress address={deposit.address} />, 'address') },
        { label: queueText.declaredAt, value: <DateTime at={deposit.createdAt} /> },
        { label: queueText.due, value: <DateTime at={deposit.dueAt} /> },
      ]}
    />
  );
}

/** Where a member wants the money to go. */
export function WithdrawalFacts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  return (
    <DescriptionList
      facts={[
        ...receiverFacts(withdrawal.details),
        { label: queueText.askedAt, value: <DateTime at={withdrawal.createdAt} /> },
      ]}
    />
  );
}

/** What is chosen in a wallet or at a bank, not pasted. */
const TO_CHOOSE: readonly string[] = [receiverText.method, receiverText.network, receiverText.country];

interface PayoutProps {
  readonly withdrawal: Withdrawal;
  /** Tells its copy buttons from those of others. */
  readonly name: string;
}

/** What is sent, and where to, with buttons to copy it. */
export function PayoutFacts({ withdrawal, name }: PayoutProps) {
  const { amount, details, decidedAt } = withdrawal;
  const facts = [
    { label: receiverText.amount, value: usd(amount), copied: usdDecimal(amount) },
    ...receiverFacts(details)
      .filter(({ value }) => value !== '—')
      .map((fact) => ({ ...fact, copied: fact.value })),
  ];
  return (
    <DescriptionList
      facts={[
        ...facts.map(({ label, value, copied }) => ({
          label,
          value: (
            <span className="cluster">
              <span>{value}</span>
              {!TO_CHOOSE.includes(label) && (
                <CopyButton text={copied} label={payoutText.copy(label, name)} />
              )}
            </span>
          ),
        })),
        { label: payoutText.decidedAt, value: decidedAt !== null && <DateTime at={decidedAt} /> },
      ]}
    />
  );
}
