import { address } from '#i18n/language.ts';
import { type Deposit, dueAt, expiresAt } from '#domain/deposits/deposit.ts';
import type { Package } from '#domain/deposits/package.ts';
import { statementLink } from '#domain/routes.ts';
import { dayOf } from '#i18n/days.ts';
import { usd } from '#i18n/format.ts';
import { coinAmount, DEPOSIT_STATUS, depositReferenceText, networkName, packageName } from '#i18n/status.ts';
import { DepositReference } from '#ui/data/DepositReference.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { WalletAddress } from '#ui/data/WalletAddress.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { When } from '#ui/data/When.tsx';
import { DueTime } from './DueTime.tsx';
import type { CoinOffer } from './model.ts';
import { depositDetailsText as text, depositText } from './text.ts';

interface Props {
  readonly deposit: Deposit;
  readonly coins: readonly CoinOffer[];
  readonly packages: readonly Package[];
}

/** All that is known of a deposit: what was asked, and what became of it. */
export function DepositDetails({ deposit, coins, packages }: Props) {
  const { amount, coinAmount: toPay, address, proofAt, createdAt, reversed } = deposit;
  const symbol = coins.find(({ id }) => id === deposit.coin)?.symbol ?? deposit.coin;
  const name = packageName(deposit.package, packages);
  return (
    <DescriptionList
      across
      items={[
        { label: text.asked, value: <When at={createdAt} /> },
        { label: text.package, value: depositText.packageOf(name, usd(amount)) },
        {
          label: text.toPay,
          value: text.payOn(coinAmount(toPay, symbol), networkName(deposit.coin, deposit.network)),
        },
        {
          label: text.address,
          value: (
            <span className="cluster">
              <WalletAddress address={address} />
              <CopyButton text={address} label={text.copyAddress} />
            </span>
          ),
        },
        { label: depositReferenceText.label, value: <DepositReference deposit={deposit} /> },
        {
          label: text.proof,
          value:
            proofAt === null ? (
              text.noProof
            ) : (
              <>
                {text.uploaded} <When at={proofAt} />
              </>
            ),
        },
        ...outcomeOf(deposit),
        ...(reversed
          ? [
              {
                label: text.correction,
                value: <When at={reversed.at} />,
              },
              { label: text.reason, value: <bdi>{reversed.reason}</bdi> },
            ]
          : []),
        ...postingOf(deposit),
      ]}
    />
  );
}

function outcomeOf(deposit: Deposit) {
  const { status, decidedAt, note } = deposit;
  if (decidedAt === null) {
    return status === 'pending'
      ? [{ label: text.time, value: <DueTime dueAt={dueAt(deposit)} expiresAt={expiresAt(deposit)} /> }]
      : [];
  }
  const value = (
    <>
      {DEPOSIT_STATUS[status === 'reversed' ? 'credited' : status]} {text.on} <When at={decidedAt} />
    </>
  );
  const noted = note === null ? [] : [{ label: text.note, value: <bdi>{note}</bdi> }];
  return [{ label: text.decision, value }, ...noted];
}

/** Only what was credited moved money. */
function postingOf({ status, decidedAt, reversed }: Deposit) {
  if (decidedAt === null || (status !== 'credited' && status !== 'reversed')) return [];
  const link = statementLink('deposits', dayOf(decidedAt), dayOf(reversed?.at ?? decidedAt));
  return [{ label: text.posting, value: <a href={address(link)}>{text.toStatement}</a> }];
}
