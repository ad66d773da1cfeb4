import { useMemo } from 'react';
import { subtract } from '#domain/money/cents.ts';
import { MEMBER_BOOKS } from '#domain/money/ledger.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { usd, usdChange } from '#i18n/format.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import styles from './Members.module.css';
import { balancesOf, moneyMovedOf } from './model.ts';
import { membersText } from './text.ts';

interface Props {
  readonly uid: string;
}

/** What a member's books hold. */
export function MemberBalances({ uid }: Props) {
  const store = useMemo(() => balancesOf(uid), [uid]);
  return (
    <RemoteView store={store}>
      {(balances) => <Figures of={MEMBER_BOOKS.map((book) => [BOOK_NAMES[book], usd(balances[book])])} />}
    </RemoteView>
  );
}

/** What a member has paid in and taken out, and the difference: support begins with it. */
export function MemberResult({ uid }: Props) {
  const store = useMemo(() => moneyMovedOf(uid), [uid]);
  const { paid } = membersText;
  return (
    <RemoteView store={store}>
      {({ paidIn, takenOut }) => (
        <Figures
          of={[
            [paid.in, usd(paidIn)],
            [paid.out, usd(takenOut)],
            [paid.net, usdChange(subtract(takenOut, paidIn))],
          ]}
        />
      )}
    </RemoteView>
  );
}

const Figures = ({ of }: { readonly of: readonly (readonly [label: string, amount: string])[] }) => (
  <dl className={styles.balances}>
    {of.map(([label, amount]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{amount}</dd>
      </div>
    ))}
  </dl>
);
