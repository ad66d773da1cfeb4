import { $standings } from '#stores/whose-money.ts';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { PendingNotice } from '#ui/feedback/PaintOnce.tsx';
import { RemoteView } from './RemoteView.tsx';

/** Most visits are of members without income. */
const loadCard = () => import('./WhoseMoneyCard.tsx').then(({ WhoseMoneyCard }) => WhoseMoneyCard);

/** Whose money the member has got, as soon as there is any. */
export function WhoseMoney() {
  return (
    <RemoteView store={$standings} fallback={<PendingNotice />}>
      {(standings) =>
        standings.mine.earned > 0 ? (
          <Deferred load={loadCard} fallback={<PendingNotice />}>
            {(Card) => <Card {...standings} />}
          </Deferred>
        ) : null
      }
    </RemoteView>
  );
}
