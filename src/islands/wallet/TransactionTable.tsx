import type { Coin } from '#domain/money/coin.ts';
import { usd } from '#i18n/format.ts';
import { coinName } from '#i18n/status.ts';
import { DateTime } from '#ui/data/DateTime.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { StatusOfDeposit, StatusOfWithdrawal } from '#ui/data/RequestStatus.tsx';
import type { Transaction } from './model.ts';
import { walletText } from './text.ts';

interface Props {
  readonly transactions: readonly Transaction[];
  readonly coins: readonly Coin[];
}

const COLUMNS = [
  { label: walletText.what },
  { label: walletText.amount, numeric: true },
  { label: walletText.status },
  { label: walletText.date },
];

export function TransactionTable({ transactions, coins }: Props) {
  const rowOf = (transaction: Transaction) => {
    if (transaction.kind === 'deposit') {
      const { deposit } = transaction;
      const status = <StatusOfDeposit key="status" deposit={deposit} />;
      const what = walletText.deposit(coinName(deposit.coin, coins));
      return {
        key: deposit.id,
        cells: [what, usd(deposit.amount), status, <DateTime key="date" at={deposit.createdAt} />],
      };
    }
    const { withdrawal } = transaction;
    const { details } = withdrawal;
    const status = <StatusOfWithdrawal key="status" withdrawal={withdrawal} />;
    const what =
      details.method === 'crypto'
        ? walletText.cryptoWithdrawal(coinName(details.coin, coins))
        : walletText.bankWithdrawal;
    return {
      key: withdrawal.id,
      cells: [what, usd(withdrawal.amount), status, <DateTime key="date" at={withdrawal.createdAt} />],
    };
  };

  return <RecordTable caption={walletText.newestFirst} columns={COLUMNS} rows={transactions.map(rowOf)} />;
}
