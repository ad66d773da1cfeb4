import { useMemo } from 'react';
import { kindOf, statementLine, worth } from '#domain/money/statement.ts';
import { usd, usdChange } from '#i18n/format.ts';
import { STATEMENT_KIND_NAMES } from '#i18n/statement-kinds.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { postingsOf } from './model.ts';
import { membersText } from './text.ts';

const COLUMNS = [
  { label: membersText.what },
  { label: membersText.when },
  { label: membersText.amount, numeric: true },
  { label: membersText.balance, numeric: true },
];

/** A member's postings, as the member's own statement has them. */
export function History({ uid }: { readonly uid: string }) {
  const store = useMemo(() => postingsOf(uid), [uid]);
  return (
    <RemoteView store={store}>
      {({ items, older }) =>
        items.length === 0 ? (
          <Empty title={membersText.historyEmpty} hint={membersText.historyEmptyHint} />
        ) : (
          <>
            <RecordTable
              caption={membersText.historyCaption}
              columns={COLUMNS}
              part={{ first: 0, of: older ? null : items.length }}
              rows={items.map((each) => {
                const { posting, balances, change } = statementLine(uid, each);
                return {
                  key: posting.id,
                  cells: [
                    STATEMENT_KIND_NAMES[kindOf(uid, posting)],
                    <DateTime key="when" at={posting.at} />,
                    usdChange(change),
                    usd(worth(balances)),
                  ],
                };
              })}
            />
            <Older list={store} hasOlder={older !== null} />
          </>
        )
      }
    </RemoteView>
  );
}
