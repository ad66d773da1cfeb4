import { ArrowDownToLine, ArrowUpFromLine, HandCoins, LayoutGrid, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import type { Movement } from '#domain/money/portfolio.ts';
import type { StatementGroup } from '#domain/money/statement.ts';
import { dateTime, dayOfInstant, usd, usdChange } from '#i18n/format.ts';
import { dayOf } from '#i18n/days.ts';
import { filterStatement } from '#islands/wallet/model.ts';
import styles from './Portfolio.module.css';
import { type Mark, marksOf, type Span } from './drawing.ts';
import { portfolioText } from './text.ts';

const ICONS: Readonly<Record<StatementGroup, LucideIcon>> = {
  income: HandCoins,
  levels: LayoutGrid,
  deposits: ArrowDownToLine,
  withdrawals: ArrowUpFromLine,
};

/** Pixels between two signs, and the most of them: each is a stop of the Tab key. */
const GAP = 32;
const MOST = 16;

interface Props {
  /** Oldest first. */
  readonly movements: readonly Movement[];
  readonly span: Span;
  /** In pixels. */
  readonly width: number;
}

/** What happened, each at its time. A press shows it in the statement. */
export function Marks({ movements, span, width }: Props) {
  const [read, setRead] = useState<string | null>(null);
  const marks = marksOf(movements, span, Math.max(GAP / width, 1 / MOST));
  return (
    <>
      <ul className={styles.marks} aria-label={portfolioText.marks}>
        {marks.map((mark) => {
          const text = textOf(mark);
          const Icon = mark.group && ICONS[mark.group];
          return (
            <li key={mark.share} style={{ left: `${mark.share * 100}%` }}>
              <button
                type="button"
                aria-label={portfolioText.toStatement(text)}
                onClick={() => show(mark)}
                onFocus={() => setRead(text)}
                onPointerEnter={() => setRead(text)}
              >
                {Icon ? <Icon size={16} aria-hidden="true" /> : countOf(mark)}
              </button>
            </li>
          );
        })}
      </ul>
      {/* Each sign says the same. */}
      <p className={styles.readOut} aria-hidden={read !== null}>
        {read ?? (marks.length > 0 ? portfolioText.hint : portfolioText.nothing)}
      </p>
    </>
  );
}

const countOf = ({ kinds }: Mark): number => kinds.reduce((sum, { count }) => sum + count, 0);

function textOf(mark: Mark): string {
  const { from, until, kinds } = mark;
  const [first, last] = [from, until].map(dayOfInstant) as [string, string];
  const when = from === until ? dateTime(from) : first === last ? first : portfolioText.between(first, last);
  const what = kinds.map(({ kind, count, change, moved }) =>
    // Between a member's own books the total stays.
    portfolioText.happened(kind, count, change === 0 ? usd(moved) : usdChange(change)),
  );
  return portfolioText.mark(countOf(mark), when, what);
}

function show({ group, from, until }: Mark): void {
  filterStatement({ group, from: dayOf(from), to: dayOf(until) });
  document.getElementById('statement')?.focus();
}
