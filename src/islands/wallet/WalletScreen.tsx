import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { address } from '#i18n/language.ts';
import type { Coin } from '#domain/money/coin.ts';
import { ROUTES } from '#domain/routes.ts';
import type { StatementEntry } from '#domain/money/statement.ts';
import { dayOfInstant, usd } from '#i18n/format.ts';
import { walkDays } from '#i18n/walk-days.ts';
import { $now } from '#stores/clock.ts';
import { $ownWalk } from '#stores/walk.ts';
import { LazyOnVisible } from '#ui/canvas/LazyOnVisible.tsx';
import { BalanceCards } from '#ui/data/BalanceCards.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StatusOfDeposit, StatusOfWithdrawal } from '#ui/data/RequestStatus.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { useDating, When } from '#ui/data/When.tsx';
import { TourFirst } from '#ui/walk/TourFirst.tsx';
import { useLead } from '#ui/walk/Walk.tsx';
import { StatementSection } from './StatementSection.tsx';
import { $underWay, type Transaction } from './model.ts';
import { $history } from './statement.ts';
import { linkTo } from './subjects.ts';
import { statementText, walletText } from './text.ts';
import styles from './WalletScreen.module.css';

/** Its script comes only where there is something to draw. */
const loadChart = () => import('./PortfolioChart.tsx').then(({ PortfolioChart }) => PortfolioChart);

export function WalletScreen({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <>
      <BalanceCards />
      <History coins={coins} />
    </>
  );
}

/** The account's history: value over time, pending requests, and the statement. */
function History({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <RemoteView store={$history}>
      {({ isEmpty, newest, first }) =>
        isEmpty ? (
          <NoTransactions />
        ) : (
          <>
            {newest && <Portfolio newest={newest} first={first} />}
            <UnderWay coins={coins} />
            {newest && <StatementSection coins={coins} />}
          </>
        )
      }
    </RemoteView>
  );
}

interface PortfolioProps {
  readonly newest: StatementEntry;
  readonly first: StatementEntry | undefined;
}

/** The account over time. What moved on one day alone, before today, is no chart, and the cards say what it left. */
function Portfolio({ newest, first }: PortfolioProps) {
  const walk = useStore($ownWalk);
  const now = useStore($now);
  const dated = useDating(dayOfInstant);
  const day = dated(newest.posting.at);
  const today = walk ? walkDays.day(walk.day) : dayOfInstant(now);
  if (first && dated(first.posting.at) === day && day !== today) return null;
  return (
    <PortfolioCard className={`${styles.card} ${walk ? styles.walk : ''}`}>
      <LazyOnVisible
        load={loadChart}
        fallback={<Skeleton className={styles.skeleton} />}
        label={walletText.chart}
      />
    </PortfolioCard>
  );
}

interface PortfolioCardProps {
  readonly className?: string;
  readonly children: ReactNode;
}

const PortfolioCard = ({ className = '', children }: PortfolioCardProps) => (
  <section className={`card ${className}`} aria-labelledby="portfolio">
    <h2 id="portfolio" className="visually-hidden">
      {walletText.portfolio}
    </h2>
    {children}
  </section>
);

function NoTransactions() {
  useLead(true);
  return (
    <PortfolioCard>
      <Empty title={walletText.empty} hint={walletText.emptyHint}>
        <TourFirst path={ROUTES.deposit.path}>{walletText.depositNow}</TourFirst>
      </Empty>
    </PortfolioCard>
  );
}

const COLUMNS = [
  { label: statementText.what },
  { label: statementText.time, kind: 'time' },
  { label: statementText.amount, kind: 'amount' },
  { label: walletText.status },
] as const;

/** Requests that are not decided yet. */
function UnderWay({ coins }: { readonly coins: readonly Coin[] }) {
  const rowOf = (transaction: Transaction) => {
    const [{ id, amount, createdAt }, status] =
      transaction.kind === 'deposit'
        ? [transaction.deposit, <StatusOfDeposit key="status" deposit={transaction.deposit} />]
        : [transaction.withdrawal, <StatusOfWithdrawal key="status" withdrawal={transaction.withdrawal} />];
    const { name, path } = linkTo(transaction, coins);
    return {
      key: id,
      cells: [
        <a key="what" href={address(path)}>
          {name}
        </a>,
        <When key="time" at={createdAt} />,
        usd(amount),
        status,
      ],
    };
  };
  return (
    <RemoteView store={$underWay}>
      {(underWay) =>
        underWay.length > 0 && (
          <section className="stack" aria-labelledby="under-way">
            <h2 id="under-way">{walletText.underWay}</h2>
            <RecordTable
              caption={<span className="visually-hidden">{walletText.newestFirst}</span>}
              columns={COLUMNS}
              rows={underWay.map(rowOf)}
            />
          </section>
        )
      }
    </RemoteView>
  );
}
