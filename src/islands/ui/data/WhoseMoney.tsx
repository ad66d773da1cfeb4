import { $standings } from '#stores/whose-money.ts';
import { Deferred } from '#ui/feedback/Deferred.tsx';
import { PendingNotice } from '#ui/feedback/PaintOnce.tsx';
import { RemoteView } from './RemoteView.tsx';

/** Most visits are of members who have no level. */
const loadCard = () => import('./WhoseMoneyCard.tsx').then(({ WhoseMoneyCard }) => WhoseMoneyCard);

/** Whose money the member has got, and who has got the member's, as soon as there is any. */
export const WhoseMoney = () => (
  <RemoteView store={$standings} fallback={<PendingNotice />}>
    {(standings) =>
      standings.mine.earned > 0 || standings.mine.paid > 0 ? (
        <Deferred load={loadCard} fallback={<PendingNotice />}>
          {(Card) => <Card {...standings} />}
        </Deferred>
      ) : null
    }
  </RemoteView>
);
