import { type Cents, subtract } from '#domain/money/cents.ts';
import type { Balances } from '#domain/money/ledger.ts';
import { payingParts, shortfall } from '#domain/settlement/activations.ts';
import { usd } from '#i18n/format.ts';
import { ACTIVATION_WORDS } from '#islands/programme/text.ts';
import { Facts } from '#ui/data/DescriptionList.tsx';

/** What is paid, from which money, what is left, and to whom it goes. */
export function ReviewFacts({ price, balances }: { readonly price: Cents; readonly balances: Balances }) {
  const parts = payingParts(price, balances);
  const from = [
    parts.locked > 0 && ACTIVATION_WORDS.fromLocked(usd(parts.locked)),
    parts.earning > 0 && ACTIVATION_WORDS.fromEarning(usd(parts.earning)),
  ];
  const isEnough = shortfall(price, balances) === 0;
  const left = ACTIVATION_WORDS.leftValue(
    usd(subtract(balances.locked, parts.locked)),
    usd(subtract(balances.earning, parts.earning)),
  );
  return (
    <div className="card">
      <Facts
        facts={[
          { label: ACTIVATION_WORDS.price, value: usd(price) },
          ...(isEnough
            ? [
                { label: ACTIVATION_WORDS.from, value: from.filter(Boolean).join(', ') },
                { label: ACTIVATION_WORDS.left, value: left },
              ]
            : []),
          { label: ACTIVATION_WORDS.to, value: ACTIVATION_WORDS.toValue },
        ]}
      />
    </div>
  );
}
