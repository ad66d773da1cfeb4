import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { usd, usdDecimal } from '#i18n/format.ts';
import { coinAmount, networkName } from '#i18n/status.ts';
import { WITHDRAW_WORDS } from '#islands/withdraw/text.ts';
import type { SampleOffers } from '#stores/sandbox.ts';
import { Moment } from '#ui/data/DateTime.tsx';
import { Facts } from '#ui/data/DescriptionList.tsx';
import { Address } from '#ui/data/WalletAddress.tsx';
import { receiverFacts } from '#ui/data/receiver-facts.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { PAYOUT_WORDS, QUEUE_WORDS } from './text.ts';

interface DepositProps {
  readonly deposit: Deposit;
  readonly offers: SampleOffers;
}

/** What a member has declared: to be compared with the proof beside it. */
export function DepositFacts({ deposit, offers }: DepositProps) {
  const symbol = offers.coins.find(({ id }) => id === deposit.coin)?.symbol ?? deposit.coin;
  const chosen = offers.packages.find(({ id }) => id === deposit.package)?.name ?? deposit.package;
  return (
    <Facts
      facts={[
        { label: QUEUE_WORDS.declared, value: coinAmount(deposit.coinAmount, symbol) },
        { label: QUEUE_WORDS.package, value: chosen },
        { label: QUEUE_WORDS.network, value: networkName(deposit.coin, deposit.network) },
        { label: QUEUE_WORDS.address, value: <Address address={deposit.address} /> },
        { label: QUEUE_WORDS.declaredAt, value: <Moment at={deposit.createdAt} /> },
        { label: QUEUE_WORDS.due, value: <Moment at={deposit.dueAt} /> },
      ]}
    />
  );
}

/** Where a member wants the money to go. */
export function WithdrawalFacts({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  return (
    <Facts
      facts={[
        ...receiverFacts(withdrawal.details),
        { label: QUEUE_WORDS.askedAt, value: <Moment at={withdrawal.createdAt} /> },
      ]}
    />
  );
}

/** What is chosen in a wallet or at a bank, not pasted. */
const TO_CHOOSE: readonly string[] = [WITHDRAW_WORDS.method, WITHDRAW_WORDS.network, WITHDRAW_WORDS.country];

interface PayoutProps {
  readonly withdrawal: Withdrawal;
  /** Tells its copy buttons from those of others. */
  readonly name: string;
}

/** What is sent, and where to, with buttons to copy it. */
export function PayoutFacts({ withdrawal, name }: PayoutProps) {
  const { amount, details, decidedAt } = withdrawal;
  const facts = [
    { label: WITHDRAW_WORDS.amount, value: usd(amount), copied: usdDecimal(amount) },
    ...receiverFacts(details)
      .filter(({ value }) => value !== '—')
      .map((fact) => ({ ...fact, copied: fact.value })),
  ];
  return (
    <Facts
      facts={[
        ...facts.map(({ label, value, copied }) => ({
          label,
          value: (
            <span className="cluster">
              <span>{value}</span>
              {!TO_CHOOSE.includes(label) && (
                <CopyButton text={copied} label={PAYOUT_WORDS.copy(label, name)} />
              )}
            </span>
          ),
        })),
        { label: PAYOUT_WORDS.decidedAt, value: decidedAt !== null && <Moment at={decidedAt} /> },
      ]}
    />
  );
}
