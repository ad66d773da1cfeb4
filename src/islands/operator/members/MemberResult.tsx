import { useMemo } from 'react';
import { type Cents, subtract, sum, ZERO } from '#domain/money/cents.ts';
import { type RunningSums, STATEMENT_GROUPS, type StatementGroup } from '#domain/money/statement.ts';
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
        const paidIn = changeBy(sums, 'deposits');
        const takenOut = subtract(ZERO, changeBy(sums, 'withdrawals'));
        return (
          <Figures
            of={[
              [paid.in, usd(paidIn)],
              [paid.out, usd(takenOut)],
              [paid.net, usdChange(subtract(takenOut, paidIn))],
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

const changeBy = (sums: RunningSums, group: StatementGroup): Cents =>
  sum(STATEMENT_GROUPS[group].map((kind) => sums[kind] ?? ZERO));
