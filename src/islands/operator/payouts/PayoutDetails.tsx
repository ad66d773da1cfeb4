import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { usd, usdDecimal } from '#i18n/format.ts';
import { payeeDetails, payeeText } from '#i18n/payee.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import { payoutText } from './text.ts';

/** Values that a wallet or bank lets one choose: no copy button. */
const TO_CHOOSE: readonly string[] = [payeeText.method, payeeText.network, payeeText.country];

interface Props {
  readonly withdrawal: Withdrawal;
  /** Tells the copy buttons of several rows apart. */
  readonly name: string;
}

/** Amount and payee, with copy buttons. */
export function PayoutDetails({ withdrawal, name }: Props) {
  const { amount, details, decidedAt } = withdrawal;
  const payeeItems = [
    { label: payeeText.amount, value: usd(amount), copied: usdDecimal(amount) },
    ...payeeDetails(details)
      .filter(({ value }) => value !== '—')
      .map((fact) => ({ ...fact, copied: fact.value })),
  ];
  return (
    <DescriptionList
      items={[
        ...payeeItems.map(({ label, value, copied }) => ({
          label,
          value: (
            <span className="cluster">
              <bdi>{value}</bdi>
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
