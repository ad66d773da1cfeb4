import type { ReactNode } from 'react';
import type { RequestKind, UserRef } from '#domain/decisions/decision.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import type { Coin } from '#domain/money/coin.ts';
import { usd } from '#i18n/format.ts';
import { coinName, payeeOf } from '#i18n/status.ts';
import { MemberLink } from '#islands/operator/links.tsx';
import type { AppendOnlyStore } from '#stores/list.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { Older } from '#ui/data/Older.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StatusOfDeposit, StatusOfWithdrawal } from '#ui/data/RequestStatus.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import styles from './Records.module.css';
import type { Latest, MemberDeposit, MemberWithdrawal } from './model.ts';
import { recordsText } from '#islands/operator/later-text.ts';

const COLUMNS = [
  { label: recordsText.amount },
  { label: recordsText.member },
  { label: recordsText.how },
  { label: recordsText.when },
  { label: recordsText.decided },
  { label: recordsText.status },
];

interface TableProps<Item> {
  readonly store: AppendOnlyStore<Item>;
}

interface DepositsProps extends TableProps<MemberDeposit> {
  readonly coins: readonly Coin[];
}

export const DepositTable = ({ store, coins }: DepositsProps) => (
  <Requests
    kind="deposit"
    store={store}
    rowOf={({ member, deposit }) => ({
      key: `${member.uid} ${deposit.id}`,
      cells: [
        usd(deposit.amount),
        <Name key="member" member={member} />,
        <span key="how">
          {coinName(deposit.coin, coins)} ·{' '}
          <span className={styles.whole}>{depositReference(deposit.id)}</span>
        </span>,
        <DateTime key="when" className={styles.whole} at={deposit.createdAt} />,
        deposit.decidedAt && <DateTime key="decided" className={styles.whole} at={deposit.decidedAt} />,
        <StatusOfDeposit key="status" deposit={deposit} />,
      ],
    })}
  />
);

export const WithdrawalTable = ({ store }: TableProps<MemberWithdrawal>) => (
  <Requests
    kind="withdrawal"
    store={store}
    rowOf={({ member, withdrawal }) => ({
      key: `${member.uid} ${withdrawal.id}`,
      cells: [
        usd(withdrawal.amount),
        <Name key="member" member={member} />,
        payeeOf(withdrawal),
        <DateTime key="when" className={styles.whole} at={withdrawal.createdAt} />,
        withdrawal.decidedAt && <DateTime key="decided" className={styles.whole} at={withdrawal.decidedAt} />,
        <StatusOfWithdrawal key="status" withdrawal={withdrawal} />,
      ],
    })}
  />
);

const Name = ({ member }: { readonly member: UserRef }) => (
  <span className={styles.whole}>
    <MemberLink member={member} />
  </span>
);

interface Props<Item> extends TableProps<Item> {
  readonly kind: RequestKind;
  readonly rowOf: (item: Item) => { readonly key: string; readonly cells: readonly (ReactNode | null)[] };
}

/** Requests of any state, newest first, a page at a time. */
const Requests = <Item,>({ kind, store, rowOf }: Props<Item>) => (
  <RemoteView store={store}>
    {({ items, older }: Latest<Item>) =>
      items.length === 0 ? (
        <Empty title={recordsText.empty[kind]} hint={recordsText.emptyHint} />
      ) : (
        <>
          <RecordTable
            caption={recordsText.caption[kind]}
            columns={COLUMNS}
            rows={items.map(rowOf)}
            part={{ first: 0, of: older ? null : items.length }}
          />
          <Older list={store} hasOlder={older !== null} />
        </>
      )
    }
  </RemoteView>
);
