import { useStore } from '@nanostores/react';
import { useId, useState } from 'react';
import { cents, sum, ZERO } from '#domain/money/cents.ts';
import { MEMBER_BOOKS } from '#domain/money/ledger.ts';
import type { ProgrammeTotals } from '#domain/money/programme-totals.ts';
import { DAY, type Instant } from '#domain/time.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { roughTime } from '#i18n/durations.ts';
import { usd, usdShort, utcDay, wholeNumber } from '#i18n/format.ts';
import { locale } from '#i18n/locale.ts';
import { once } from '#i18n/number-format.ts';
import { walkDays } from '#i18n/walk-days.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { saveFile } from '#ui/data/save-file.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import {
  $days,
  $rowsSaved,
  accountsDownload,
  type FileName,
  FILES,
  type LastDays,
  lastDays,
  periodOf,
} from './accounting.ts';
import { $community, type DayRange } from './clock.ts';
import { DayFields } from './DayFields.tsx';
import { $totals } from './model.ts';
import styles from './Totals.module.css';
import { accountingText, totalsText } from './later-text.ts';

/** What the programme kept and its members hold, what the last days moved, and the files of a period. */
export function Totals() {
  const totals = useStore($totals);
  const days = useStore($days);
  if (totals.state === 'ready' && days.state === 'ready' && isBlank(totals.value, days.value))
    return <Empty title={totalsText.empty} hint={totalsText.emptyHint} />;
  return (
    <div className={styles.totals}>
      <Lead />
      <Days />
      <TotalsTable />
      <Files />
    </div>
  );
}

/** Whether no money has come yet. */
const isBlank = (totals: ProgrammeTotals, { days }: LastDays) =>
  BOOKS.every((book) => totals[book] === ZERO) && days.every((day) => day.in === ZERO && day.out === ZERO);

/** What it comes to, in a sentence. Its line is there before its figures. */
function Lead() {
  const totals = useStore($totals);
  if (totals.state !== 'ready') return <p className={styles.lead}>{'\u00a0'}</p>;
  const ofMembers = sum(MEMBER_BOOKS.map((book) => totals.value[book]));
  return <p className={styles.lead}>{totalsText.lead(usd(totals.value.house), usd(ofMembers))}</p>;
}

const DAY_COLUMNS = [
  { label: accountingText.days.day },
  { label: accountingText.days.in, kind: 'figure' },
  { label: accountingText.days.out, kind: 'figure' },
  { label: accountingText.days.held, kind: 'figure' },
  { label: accountingText.days.wait, kind: 'figure' },
] as const;

function Days() {
  return (
    <section className="stack" aria-labelledby="days">
      <h3 id="days">{accountingText.days.title}</h3>
      <RemoteView store={$days}>{(last) => <DaysFigures {...last} />}</RemoteView>
    </section>
  );
}

interface Figure {
  readonly name: string;
  readonly figure: string;
  readonly values: readonly number[];
  /** Whether each value is what there was, not what a day moved. */
  readonly isLevel?: boolean;
  /** In US dollars, if nothing else. */
  readonly toText?: (value: number) => string;
}

/** `Nov 20`, where two of them stand below a small chart. */
const shortDay = once(
  () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** Whether a level never moved, or was there on one day alone: the accounts have its figure. */
const isFlat = (values: readonly number[]): boolean =>
  new Set(values).size === 1 || values.filter((value) => value !== 0).length === 1;

const usdOf = (value: number): string => usd(cents(value));

const topOf = (values: readonly number[]): number => Math.max(...values);

/** How high a chart is: as its highest value, unless that day alone would flatten all others. Then the day is cut. */
function scaleOf({ values, isLevel = false }: Figure): number {
  const [first = 0, second = 0] = values.toSorted((one, other) => other - one);
  return !isLevel && second > 0 && first > 3 * second ? 1.25 * second : first;
}

/** From one line of a chart to the next: a 1, 2 or 5 with its zeros. Three are enough for the highest value. */
function stepOf(top: number): number {
  const unit = 10 ** Math.floor(Math.log10(top / 3));
  return unit * ([1, 2, 5].find((digit) => digit * unit > top / 3) ?? 10);
}

/** What the days came to, each figure over the days that made it. */
function DaysFigures({ days, areOfWalk }: LastDays) {
  const text = accountingText.days;
  const dayName = areOfWalk ? (at: Instant) => walkDays.day(at / DAY) : utcDay;
  const names = days.map(({ at }) => (areOfWalk ? dayName(at) : shortDay().format(at)));
  const held = days.map((day) => day.held);
  const wait = days.findLast(({ medianWait }) => medianWait !== null)?.medianWait ?? null;
  const moved = (of: 'in' | 'out') => ({
    name: text[of],
    figure: usd(sum(days.map((day) => day[of]))),
    values: days.map((day) => day[of]),
  });
  const cards: readonly (readonly Figure[])[] = [
    // What came and what went are compared.
    [moved('in'), moved('out')],
    ...(isFlat(held)
      ? []
      : [
          [
            {
              name: text.heldNow,
              figure: usd(days.at(-1)?.held ?? ZERO),
              isLevel: true,
              values: held,
            },
          ],
        ]),
    ...(wait === null
      ? []
      : [
          [
            {
              name: text.wait,
              figure: roughTime(wait),
              toText: roughTime,
              values: days.map(({ medianWait }) => medianWait ?? 0),
            },
          ],
        ]),
  ];
  return (
    <div className={`card ${styles.days}`}>
      <ul className={styles.figures}>
        {cards.map((card) => (
          <li key={card[0]?.name}>
            <div className={styles.heads}>
              {card.map((each) => (
                <div key={each.name}>
                  <span className={styles.name}>{each.name}</span>
                  <strong className={styles.figure}>
                    <span>{each.figure}</span>
                  </strong>
                  {topOf(each.values) > 0 && (
                    <span className={styles.top} aria-hidden="true">
                      {topText(each, names)}
                    </span>
                  )}
                </div>
              ))}
            </div>
            <DayBars names={names} card={card} />
          </li>
        ))}
      </ul>
      <ChartTable of={text.title}>
        <RecordTable
          caption={
            <span className="visually-hidden">
              {text.caption} {!areOfWalk && text.inUtc}
            </span>
          }
          columns={DAY_COLUMNS}
          rows={days.toReversed().map((day) => ({
            key: day.at,
            cells: [
              dayName(day.at),
              usd(day.in),
              usd(day.out),
              usd(day.held),
              day.medianWait === null ? text.none : roughTime(day.medianWait),
            ],
          }))}
        />
      </ChartTable>
    </div>
  );
}

function topText(figure: Figure, names: readonly string[]): string {
  const { values, toText = usdOf } = figure;
  const top = topOf(values);
  const day = names[values.indexOf(top)] ?? '';
  return accountingText.days.top(toText(top), day.replaceAll(' ', '\u00a0'));
}

interface BarsProps {
  readonly names: readonly string[];
  /** The second hangs from the line on which the first stands. */
  readonly card: readonly Figure[];
}

/**
 * One bar for each day, or a step where it is a level. Two figures share the height by their scales, so that all bars are to
 * one. Each scale ends at a line. The table below has the same in figures. Nothing where nothing was.
 */
function DayBars({ names, card }: BarsProps) {
  const top = Math.max(...card.map(scaleOf));
  if (top === 0) return null;
  const step = stepOf(top);
  return (
    <>
      <div className={styles.chart} aria-hidden="true">
        {card.map((figure, side) => {
          const { name, values, isLevel, toText } = figure;
          const lines = Math.ceil(scaleOf(figure) / step);
          const scale = toText ? scaleOf(figure) : lines * step;
          const partOf = (value: number) => `${Math.min((value / scale) * 100 || 0, 100)}%`;
          return (
            <div key={name} className={styles.bars} data-level={isLevel} style={{ flexGrow: scale }}>
              {!toText &&
                Array.from({ length: lines + 1 - side }, (_, nth) => (nth + side) * step).map((value) => (
                  <small key={value} style={{ blockSize: partOf(value) }}>
                    {usdShort(cents(value))}
                  </small>
                ))}
              {values.map((value, nth) => (
                <span key={names[nth]} title={`${names[nth]}: ${(toText ?? usdOf)(value)}`}>
                  <span
                    data-none={value === 0}
                    data-cut={value > scale}
                    style={{ blockSize: partOf(value) }}
                  />
                  {value > scale && (
                    <small className={styles.cut}>{toText ? toText(value) : usdShort(cents(value))}</small>
                  )}
                </span>
              ))}
            </div>
          );
        })}
      </div>
      <div className={styles.time} aria-hidden="true">
        <span>{names[0]}</span>
        <span>{names.at(-1)}</span>
      </div>
    </>
  );
}

/** Saves the postings, payouts, fees or requests of a period. */
function Files() {
  const { files } = accountingText;
  const id = useId();
  const progress = useStore(accountsDownload.$progress);
  const rows = wholeNumber(useStore($rowsSaved));
  const walk = useStore($community);
  const [chosen, setChosen] = useState<DayRange | null>(null);
  const range = chosen ?? lastDays(walk, Date.now());
  const [file, setFile] = useState<FileName>('postings');
  const period = periodOf(walk, range, Date.now());
  const save = async () => {
    if (period === null) return;
    await accountsDownload.run(file, period, (content) =>
      saveFile(files.fileName(files.inName[file], range.from, range.to), content),
    );
  };
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{files.title}</h3>
      <div className={styles.fields}>
        <label className="field">
          <span className="field__label">{files.file}</span>
          <select
            className="input"
            value={file}
            onChange={({ currentTarget }) => setFile(currentTarget.value as FileName)}
          >
            {FILES.map((name) => (
              <option key={name} value={name}>
                {files.name[name]}
              </option>
            ))}
          </select>
        </label>
        <DayFields range={range} onChange={(days) => setChosen({ ...range, ...days })} />
      </div>
      {period === null && <p role="alert">{files.wrong}</p>}
      <ActionFailure progress={progress} />
      <div>
        <ActionButton
          progress={progress}
          text={{ press: files.save, pressing: files.saving(rows) }}
          tone="quiet"
          onClick={() => void save()}
        />
      </div>
      <StatusMessage
        text={progress.state === 'done' ? files.done(rows) : null}
        onDismiss={accountsDownload.reset}
      />
    </section>
  );
}

/** Who holds what, and below them where it came from. */
const BOOKS = ['house', ...MEMBER_BOOKS, 'external'] as const;

const COLUMNS = [
  { label: totalsText.account },
  { label: totalsText.amount, kind: 'amount' },
  { label: totalsText.meaning },
] as const;

/** The programme's totals. Their sum is 0: no money came from nowhere. */
function TotalsTable() {
  return <RemoteView store={$totals}>{(totals) => <Table totals={totals} />}</RemoteView>;
}

function Table({ totals }: { readonly totals: ProgrammeTotals }) {
  const total = sum(BOOKS.map((book) => totals[book]));
  const books = BOOKS.map((book) => ({
    key: book,
    cells: [BOOK_NAMES[book], usd(totals[book]), totalsText.meanings[book]],
  }));
  const last = { key: 'sum', cells: [totalsText.sum, usd(total), totalsText.sumMeaning] };
  return (
    <section className={`stack ${styles.accounts}`} aria-labelledby="accounts">
      <h3 id="accounts">{totalsText.title}</h3>
      {total !== ZERO && (
        <p className="notice notice--danger" role="alert">
          {totalsText.broken}
        </p>
      )}
      <RecordTable
        caption={<span className="visually-hidden">{totalsText.caption}</span>}
        columns={COLUMNS}
        rows={[...books, last]}
        isFolded
      />
    </section>
  );
}
