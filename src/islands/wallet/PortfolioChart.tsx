import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { subtract } from '#domain/money/cents.ts';
import { MEMBER_BOOKS } from '#domain/money/ledger.ts';
import type { Step } from '#domain/money/portfolio.ts';
import { worth } from '#domain/money/statement.ts';
import { DAY, type Instant } from '#domain/time.ts';
import { BOOK_NAMES, bookText } from '#i18n/book-names.ts';
import { dayOf } from '#i18n/days.ts';
import { dateTime, dayOfInstant, usd, usdChange } from '#i18n/format.ts';
import { onAccount } from '#i18n/on-account.ts';
import { walkDays } from '#i18n/walk-days.ts';
import { $now } from '#stores/clock.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { PagedTable } from '#ui/data/PagedTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { StepChart } from '#ui/data/StepChart.tsx';
import { Skeleton } from '#ui/feedback/Skeleton.tsx';
import { Choices } from '#ui/forms/Choices.tsx';
import { $walletView, chooseRange, filterStatement, RANGES } from './model.ts';
import { $portfolio, type Portfolio, whatHappened } from './portfolio.ts';
import { portfolioText, walletText } from './text.ts';
import styles from './WalletScreen.module.css';

/** The account's books over time, stacked, with what happened, and the figures behind them. */
export function PortfolioChart() {
  const store = useStore($portfolio);
  const { range } = useStore($walletView);
  return (
    <RemoteView store={store} fallback={<Skeleton className={styles.skeleton} />}>
      {(portfolio) => (
        <div className={styles.portfolio}>
          <Choices
            legend={portfolioText.range}
            options={RANGES.map((value) => {
              const { short, long } = portfolioText.ranges[value];
              return { value, label: short, long };
            })}
            value={range}
            onChoose={chooseRange}
          />
          <Drawing {...portfolio} isWhole={range === 'all'} />
          {portfolio.days.length > 0 && <PortfolioTable {...portfolio} />}
        </div>
      )}
    </RemoteView>
  );
}

const SERIES = MEMBER_BOOKS.map((book) => ({ key: book, name: BOOK_NAMES[book] }));

interface DrawingProps extends Pick<Portfolio, 'steps' | 'exactFrom' | 'walkDay'> {
  /** Whether the steps begin with the account. */
  readonly isWhole: boolean;
}

const walkDayName = (at: Instant): string => walkDays.day(at / DAY);

/** How to name a day, and a moment. */
const namesIn = (walkDay: number | null) =>
  walkDay === null
    ? { dayName: dayOfInstant, momentName: dateTime }
    : { dayName: walkDayName, momentName: walkDayName };

/** The value at the cursor, what happened there, and the books as stacked step lines. */
export function Drawing({ steps, exactFrom, walkDay, isWhole }: DrawingProps) {
  const clock = useStore($now);
  const now = walkDay === null ? clock : walkDay * DAY;
  const { dayName, momentName } = namesIn(walkDay);
  const [cursor, setCursor] = useState<number | null>(null);
  const { series, points } = useMemo(() => {
    const used = SERIES.filter(({ key }) => steps.some(({ balances }) => balances[key] > 0));
    const series = used.length > 0 ? used : SERIES.slice(0, 1);
    const valuesOf = ({ balances }: Step) => series.map(({ key }) => balances[key]);
    return { series, points: steps.map((step) => ({ at: step.at, values: valuesOf(step) })) };
  }, [steps]);
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  const nth = Math.min(cursor ?? steps.length - 1, steps.length - 1);
  const at = steps[nth] ?? last;
  const change = usdChange(subtract(worth(last.balances), worth(first.balances)));
  const happened = whatHappened(steps, nth, isWhole);
  const nameAt = (step: Step) =>
    exactFrom !== null && step.at < exactFrom ? dayName(step.at) : momentName(step.at);
  const highest = usd(
    worth(steps.reduce((one, other) => (worth(other.balances) > worth(one.balances) ? other : one)).balances),
  );

  const value = worth(at.balances);
  const about =
    cursor === null
      ? [onAccount(at.balances), !isWhole && portfolioText.since(change, dayName(first.at))]
      : [nameAt(at), happened];

  return (
    <>
      <p className={styles.value}>
        <b>{bookText.saving}</b> <strong>{usd(value)}</strong> {about.filter(Boolean).join(' · ')}
      </p>
      <StepChart
        series={series}
        points={points}
        // The clock updates a few times a minute: draw later postings too.
        until={Math.max(now, last.at)}
        isStacked
        exactFrom={exactFrom}
        label={portfolioText.chart(usd(worth(last.balances)), highest)}
        textAt={(index) => {
          const step = steps[index] ?? last;
          return [nameAt(step), usd(worth(step.balances)), whatHappened(steps, index, isWhole)]
            .filter(Boolean)
            .join(', ');
        }}
        dayName={dayName}
        momentName={momentName}
        cursor={nth}
        isAtRest={cursor === null}
        onCursor={setCursor}
      />
      {walkDay === null && (
        <div className={styles.below}>
          {cursor !== null && (
            <button type="button" className="link-button" onClick={() => show(at.at)}>
              {portfolioText.toStatement(dayOfInstant(at.at))}
            </button>
          )}
          {exactFrom !== null && <small>{portfolioText.sketched(dayName(exactFrom))}</small>}
        </div>
      )}
    </>
  );
}

function show(at: Instant): void {
  filterStatement({ group: null, from: dayOf(at), to: dayOf(at) });
  document.getElementById('statement')?.focus();
}

const COLUMNS = [
  { label: portfolioText.day },
  { label: portfolioText.value, kind: 'amount' },
  ...SERIES.map(({ name }) => ({ label: name, kind: 'figure' as const })),
] as const;

/** The chart's days as a table, newest first. */
function PortfolioTable({ days, exactFrom, walkDay }: Pick<Portfolio, 'days' | 'exactFrom' | 'walkDay'>) {
  const { dayName, momentName } = namesIn(walkDay);
  // What ends a day in UTC may not end it here, so it has its time.
  const nameOf = (at: Instant) => (exactFrom !== null && at < exactFrom ? momentName(at) : dayName(at));
  const rowAt = (row: number) => {
    const { at, balances } = days[days.length - 1 - row] as Step;
    return {
      key: String(at),
      cells: [nameOf(at), usd(worth(balances)), ...MEMBER_BOOKS.map((book) => usd(balances[book]))],
    };
  };
  return (
    <ChartTable of={walletText.portfolio}>
      <PagedTable caption={portfolioText.caption} columns={COLUMNS} rowCount={days.length} rowAt={rowAt} />
    </ChartTable>
  );
}
