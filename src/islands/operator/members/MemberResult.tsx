import { useMemo } from 'react';
import { subtract } from '#domain/money/cents.ts';
import type { RunningSums } from '#domain/money/statement.ts';
import { paidInAndOut } from '#domain/withdrawals/outcome.ts';
import { usd, usdChange } from '#i18n/format.ts';
import { remote, type RemoteStore } from '#stores/remote-data.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Figures } from './MemberBalances.tsx';
import { membersText } from './text.ts';

/** What a member has paid in and taken out, and the difference: support begins with it. */
export function MemberResult({ uid }: { readonly uid: string }) {
  const store = useMemo(() => sumsOf(uid), [uid]);
  const { paid } = membersText;
  return (
    <RemoteView store={store}>
      {(sums) => {
        const { putIn, withdrawn } = paidInAndOut(sums);
        return (
          <Figures
            of={[
              [paid.in, usd(putIn)],
              [paid.out, usd(withdrawn)],
              [paid.net, usdChange(subtract(withdrawn, putIn))],
            ]}
          />
        );
      }}
    </RemoteView>
  );
}

/** The newest posting has the sums of all. */
const sumsOf = (uid: string): RemoteStore<RunningSums> =>
  remote((opened, onSums, onError) =>
    opened.watchPostingsOf(uid, 1, ({ items: [newest] }) => onSums(newest?.sums ?? {}), onError),
  );
