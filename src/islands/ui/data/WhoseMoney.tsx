import { useStore } from '@nanostores/react';
import { $walk, isOver } from '#stores/walk.ts';
import { $standings } from '#stores/whose-money.ts';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { PendingNotice } from '#ui/feedback/PaintOnce.tsx';
import { RemoteView } from './RemoteView.tsx';

/** Most visits are of members without income. */
const loadCard = () => import('./WhoseMoneyCard.tsx').then(({ WhoseMoneyCard }) => WhoseMoneyCard);

/** Whose money the member has got, as soon as there is any; at the end of a walk also who has got the member's. */
export function WhoseMoney() {
  const walk = useStore($walk);
  const hasEnded = walk.state === 'ready' && walk.value !== null && isOver(walk.value);
  return (
    <RemoteView store={$standings} fallback={<PendingNotice />}>
      {(standings) =>
        standings.mine.earned > 0 || (hasEnded && standings.mine.paid > 0) ? (
          <Deferred load={loadCard} fallback={<PendingNotice />}>
            {(Card) => <Card {...standings} />}
          </Deferred>
        ) : null
      }
    </RemoteView>
  );
}
