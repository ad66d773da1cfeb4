import { address } from '#i18n/language.ts';
import { statementLink } from '#domain/routes.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { dayOf } from '#i18n/days.ts';
import { usd } from '#i18n/format.ts';
import { readablePayee } from '#i18n/payee-details.ts';
import { payoutText } from '#i18n/status.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { WalletAddress } from '#ui/data/WalletAddress.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { When } from '#ui/data/When.tsx';
import { withdrawalDetailsText as text } from './text.ts';

/** All that is known of a withdrawal: what was asked, and what became of it. */
export function WithdrawalDetails({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { amount, details, createdAt } = withdrawal;
  return (
    <DescriptionList
      across
      items={[
        { label: text.asked, value: <When at={createdAt} /> },
        { label: text.amount, value: usd(amount) },
        ...readablePayee(details),
        ...outcomeOf(withdrawal),
        ...postingsOf(withdrawal),
      ]}
    />
  );
}

function outcomeOf(withdrawal: Withdrawal) {
  const { status, decidedAt, note, approval, payout, reversed } = withdrawal;
  const decided = status in text.decided ? text.decided[status as keyof typeof text.decided] : null;
  return [
    approval && { label: text.approval, value: <When at={approval.at} /> },
    decided !== null &&
      decidedAt !== null && {
        label: text.decision,
        value: (
          <>
            {decided} {text.on} <When at={decidedAt} />
            {note !== null && (
              <>
                : <bdi>{note}</bdi>
              </>
            )}
          </>
        ),
      },
    payout && {
      label: payoutText.sentBy(withdrawal),
      value: (
        <span className="cluster">
          <WalletAddress address={payout.reference} />
          <CopyButton text={payout.reference} label={payoutText.copyReference(payout.reference)} />
          <small>
            {text.recorded} <When at={payout.at} />
          </small>
        </span>
      ),
    },
    reversed && {
      label: text.correction,
      value: (
        <>
          <When at={reversed.at} />: <bdi>{reversed.reason}</bdi>
        </>
      ),
    },
  ].filter((item) => item !== null && item !== undefined && item !== false);
}

/** Only what was held moved money. */
function postingsOf({ status, createdAt, decidedAt, neverHeld, reversed }: Withdrawal) {
  if (status === 'requested' || neverHeld !== undefined) return [];
  const link = statementLink('withdrawals', dayOf(createdAt), dayOf(reversed?.at ?? decidedAt ?? createdAt));
  return [{ label: text.postings, value: <a href={address(link)}>{text.toStatement}</a> }];
}
