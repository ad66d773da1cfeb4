import { useMemo } from 'react';
import { MEMBER_BOOKS } from '#domain/money/ledger.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { usd } from '#i18n/format.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import styles from './Members.module.css';
import { balancesOf } from './model.ts';

/** What a member's books hold. */
export function MemberBalances({ uid }: { readonly uid: string }) {
  const store = useMemo(() => balancesOf(uid), [uid]);
  return (
    <RemoteView store={store}>
      {(balances) => (
        <dl className={styles.balances}>
          {MEMBER_BOOKS.map((book) => (
            <div key={book}>
              <dt>{BOOK_NAMES[book]}</dt>
              <dd>{usd(balances[book])}</dd>
            </div>
          ))}
        </dl>
      )}
    </RemoteView>
  );
}
