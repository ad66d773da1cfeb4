import { type Cents, subtract } from '#domain/money/cents.ts';
import type { Balances } from '#domain/money/ledger.ts';
import { payingParts, shortfall } from '#domain/settlement/activations.ts';
import { usd } from '#i18n/format.ts';
import { activationText } from '#islands/programme/text.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';

/** The price, the balance that pays it, the rest, and the payee. */
export function ReviewDetails({ price, balances }: { readonly price: Cents; readonly balances: Balances }) {
  const parts = payingParts(price, balances);
  const from = [
    parts.locked > 0 && activationText.fromLocked(usd(parts.locked)),
    parts.earning > 0 && activationText.fromEarning(usd(parts.earning)),
  ];
  const isEnough = shortfall(price, balances) === 0;
  const left = activationText.leftValue(
    usd(subtract(balances.locked, parts.locked)),
    usd(subtract(balances.earning, parts.earning)),
  );
  return (
    <div className="card">
      <DescriptionList
        items={[
          { label: activationText.price, value: usd(price) },
          ...(isEnough
            ? [
                { label: activationText.from, value: from.filter(Boolean).join(', ') },
                { label: activationText.left, value: left },
              ]
            : []),
          { label: activationText.to, value: activationText.toValue },
        ]}
      />
    </div>
  );
}
