import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { smallestOf } from '#domain/deposits/package.ts';
import { usdShort } from '#i18n/format.ts';
import { walkText } from '#i18n/walk.ts';
import { depositGift } from '#stores/passing-time.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';

/** In the sandbox: a test deposit, declared and credited by one press. */
export function DepositGift({ offers }: { readonly offers: SiteOffers }) {
  const progress = useStore(depositGift.$progress);
  useEffect(() => depositGift.reset, []);
  const smallest = smallestOf(offers.packages);
  if (!smallest) return null;
  return (
    <div className="stack">
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          text={{ press: walkText.gift(usdShort(smallest.amount)), pressing: walkText.giving }}
          onClick={() => void depositGift.run(offers)}
        />
      </div>
    </div>
  );
}
