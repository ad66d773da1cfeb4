import { useStore } from '@nanostores/react';
import { ArrowDownToLine, ArrowUpFromLine, HandCoins, LayoutGrid, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { type Cents, cents, subtract, ZERO } from '#domain/money/cents.ts';
import { type Balances, MEMBER_BOOKS, type MemberBook } from '#domain/money/ledger.ts';
import type { Movement, Step } from '#domain/money/portfolio.ts';
import { type StatementGroup, worth } from '#domain/money/statement.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { dayOf } from '#i18n/days.ts';
import { dateTime, dayOfInstant, usd, usdChange, usdShort } from '#i18n/format.ts';
import { filterStatement } from '#islands/wallet/model.ts';
import { $now } from '#stores/clock.ts';
import { useSize } from '#ui/canvas/use-size.ts';
import styles from './Portfolio.module.css';
import { layersOf, type Mark, marksOf, roundedUp, type Span } from './drawing.ts';
import type { Portfolio } from './model.ts';
import { portfolioText } from './text.ts';

interface Props extends Pick<Portfolio, 'steps' | 'exactFrom' | 'movements'> {
  /** Whether the steps begin with the account. */
  readonly isWhole: boolean;
}

/** Until the place is measured; the drawing stretches to fit. */
const WIDTH = 1000;
const HEIGHT = 240;

const BOOKS_FROM_TOP = MEMBER_BOOKS.toReversed();

/** The account's value and what it is made of, as stacked step lines. */
export function Drawing({ steps, exactFrom, movements, isWhole }: Props) {
  const now = useStore($now);
  const place = useRef<HTMLDivElement>(null);
  const width = useSize(place)?.width || WIDTH;
  const [first, last] = [steps[0], steps.at(-1)];
  if (!first || !last) return null;
  // The clock updates a few times a minute: draw later postings too.
  const span = { from: first.at, until: Math.max(now, last.at) };
  const isOneDay = dayOfInstant(span.from) === dayOfInstant(span.until);
  const [start, end] = [span.from, span.until].map(isOneDay ? dateTime : dayOfInstant) as [string, string];
  const value = worth(last.balances);
  const change = usdChange(subtract(value, worth(first.balances)));
  const highest = cents(Math.max(...steps.map(({ balances }) => worth(balances))));
  const label = portfolioText.chart(
    [start, end],
    usd(value),
    MEMBER_BOOKS.map((book) => portfolioText.book(BOOK_NAMES[book], usd(last.balances[book]))),
    usd(highest),
  );

  return (
    <>
      <p className={styles.value}>
        <strong>{usd(value)}</strong> {!isWhole && portfolioText.since(change, start)}
      </p>
      <Legend balances={last.balances} />
      <figure className={styles.chart}>
        <Scale top={roundedUp(highest)} />
        <div ref={place} className={styles.drawing}>
          <Layers
            steps={steps}
            frame={{ ...span, width, height: HEIGHT, top: roundedUp(highest), exactFrom }}
            label={label}
          />
        </div>
        <Marks movements={movements} span={span} width={width} />
        <div className={styles.time} aria-hidden="true">
          <span>{start}</span>
          <span>{end}</span>
        </div>
      </figure>
    </>
  );
}

/** Each book has a pattern of its own, because not everyone tells colours apart. */
function Legend({ balances }: { readonly balances: Balances }) {
  return (
    <ul className={styles.legend}>
      {BOOKS_FROM_TOP.map((book) => (
        <li key={book}>
          <svg className={styles.swatch} viewBox="0 0 24 14" aria-hidden="true">
            <Layer book={book} area="M0 1H24V14H0Z" edge="M0 1H24" sketch="" />
          </svg>
          <span>{BOOK_NAMES[book]}</span> <strong>{usd(balances[book])}</strong>
        </li>
      ))}
    </ul>
  );
}

function Scale({ top }: { readonly top: Cents }) {
  return (
    <div className={styles.scale} aria-hidden="true">
      <span>{usdShort(top)}</span>
      <span>{usdShort(cents(top / 2))}</span>
      <span>{usdShort(ZERO)}</span>
    </div>
  );
}

interface LayersProps {
  readonly steps: readonly Step[];
  readonly frame: Parameters<typeof layersOf>[1];
  readonly label: string;
}

function Layers({ steps, frame, label }: LayersProps) {
  const { width, height } = frame;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <defs>
        <pattern id={patternOf('earning')} className={styles.earning} {...TILE}>
          <path d="M-2 2L2 -2M0 8L8 0M6 10L10 6" />
        </pattern>
        <pattern id={patternOf('held')} className={styles.held} {...TILE}>
          <circle cx="4" cy="4" r="1.5" />
        </pattern>
      </defs>
      <path className={styles.grid} d={`M0 0H${width}M0 ${height / 2}H${width}M0 ${height}H${width}`} />
      {/* The lowest is drawn last: where a book is empty, its edge is hidden by that of the one below it. */}
      {layersOf(steps, frame)
        .toReversed()
        .map((layer) => (
          <Layer key={layer.book} {...layer} />
        ))}
    </svg>
  );
}

const TILE = { width: 8, height: 8, patternUnits: 'userSpaceOnUse' } as const;

const patternOf = (book: MemberBook) => `pattern-of-${book}`;

interface LayerProps {
  readonly book: MemberBook;
  readonly area: string;
  readonly edge: string;
  readonly sketch: string;
}

/** A tint, the pattern of the book over it, and the edge. Active deposit is plain. */
function Layer({ book, area, edge, sketch }: LayerProps) {
  return (
    <g className={styles[book]}>
      <path className={styles.tint} d={area} />
      {book !== 'locked' && <path d={area} fill={`url(#${patternOf(book)})`} />}
      {sketch !== '' && <path className={`${styles.edge} ${styles.sketch}`} d={sketch} />}
      <path className={styles.edge} d={edge} />
    </g>
  );
}

const ICONS: Readonly<Record<StatementGroup, LucideIcon>> = {
  income: HandCoins,
  levels: LayoutGrid,
  deposits: ArrowDownToLine,
  withdrawals: ArrowUpFromLine,
};

/** Pixels between two signs, and the most of them: each is a stop of the Tab key. */
const GAP = 32;
const MOST = 16;

interface MarksProps {
  /** Oldest first. */
  readonly movements: readonly Movement[];
  readonly span: Span;
  /** In pixels. */
  readonly width: number;
}

/** What happened, each at its time. A press shows it in the statement. */
function Marks({ movements, span, width }: MarksProps) {
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
