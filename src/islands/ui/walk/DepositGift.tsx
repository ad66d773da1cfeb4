import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { smallestOf } from '#domain/deposits/package.ts';
import { usdShort } from '#i18n/format.ts';
import { walkText } from '#i18n/walk.ts';
import { $balances } from '#stores/balances.ts';
import { depositGift } from '#stores/passing-time.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';

interface Props {
  readonly offers: SiteOffers;
}

/** In the sandbox: a test deposit, declared and credited by one press. */
export function DepositGift({ offers }: Props) {
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

/** The same, and why, for a member who has no money. */
export function NoMoney(props: Props) {
  return (
    <div className="notice">
      <p>{walkText.noMoney}</p>
      <DepositGift {...props} />
    </div>
  );
}

/** Whether a member has no money, or is just being given some. */
export function useIsPoor(): boolean {
  const balances = useStore($balances);
  const gift = useStore(depositGift.$progress);
  if (gift.state === 'running') return true;
  return balances.state === 'ready' && Object.values(balances.value).every((amount) => amount === 0);
}
