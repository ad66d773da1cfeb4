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
      {(balances) => <Figures of={MEMBER_BOOKS.map((book) => [BOOK_NAMES[book], usd(balances[book])])} />}
    </RemoteView>
  );
}

interface FiguresProps {
  readonly of: readonly (readonly [label: string, amount: string])[];
  /** Whether the last of them, which then leads, is a loss. */
  readonly isLoss?: boolean;
}

/** Figures in a row, each with what it is. */
export const Figures = ({ of, isLoss }: FiguresProps) => (
  <dl className={styles.balances} data-loss={isLoss}>
    {of.map(([label, amount]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);
