import { useMemo } from 'react';
import { NOTHING_POSTED, type Position } from '#domain/money/statement.ts';
import { outcomeOf } from '#domain/withdrawals/outcome.ts';
import { usd, usdChange } from '#i18n/format.ts';
import { remote, type RemoteStore } from '#stores/remote-data.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Figures } from './MemberBalances.tsx';
import { membersText } from './text.ts';

/** What a member has paid in, taken out and come to, as the member reads it: support begins with it. */
export function MemberResult({ uid }: { readonly uid: string }) {
  const store = useMemo(() => positionOf(uid), [uid]);
  const { outcome } = membersText;
  return (
    <RemoteView store={store}>
      {(position) => {
        const { putIn, withdrawn, result } = outcomeOf(position);
        return (
          <Figures
            of={[
              [outcome.putIn, usd(putIn)],
              [outcome.withdrawn, usd(withdrawn)],
              [outcome.result, usdChange(result)],
            ]}
            isLoss={result < 0}
          />
        );
      }}
    </RemoteView>
  );
}

/** The newest posting has what all before it came to. */
const positionOf = (uid: string): RemoteStore<Position> =>
  remote((opened, onPosition, onError) =>
    opened.watchPostingsOf(uid, 1, ({ items: [newest] }) => onPosition(newest ?? NOTHING_POSTED), onError),
  );
