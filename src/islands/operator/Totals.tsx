import { useStore } from '@nanostores/react';
import { useId, useMemo, useState } from 'react';
import { sum, ZERO } from '#domain/money/cents.ts';
import type { DayTotals } from '#domain/money/daily-totals.ts';
import { PROGRAMME_BOOKS, type ProgrammeTotals } from '#domain/money/programme-totals.ts';
import { BOOK_NAMES } from '#i18n/book-names.ts';
import { roughTime } from '#i18n/durations.ts';
import { usd, utcDay, wholeNumber } from '#i18n/format.ts';
import { ChartTable } from '#ui/data/ChartTable.tsx';
import { RecordTable } from '#ui/data/RecordTable.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { saveFile } from '#ui/data/save-file.ts';
import { StepChart } from '#ui/data/StepChart.tsx';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { StatusMessage } from '#ui/feedback/StatusMessage.tsx';
import {
  $days,
  $rowsSaved,
  accountsDownload,
  type FileName,
  FILES,
  lastQuarter,
  periodOf,
} from './accounting.ts';
import { $totals } from './model.ts';
import styles from './Totals.module.css';
import { accountingText, totalsText } from './later-text.ts';

/** What all accounts hold, what the last days moved, and the files of a period. */
export function Totals() {
  return (
    <>
      <TotalsTable />
      <Days />
      <Files />
    </>
  );
}

const DAY_COLUMNS = [
  { label: accountingText.days.day },
  { label: accountingText.days.in, numeric: true },
  { label: accountingText.days.out, numeric: true },
  { label: accountingText.days.held, numeric: true },
  { label: accountingText.days.wait, numeric: true },
];

function Days() {
  return (
    <section className="stack" aria-labelledby="days">
      <h3 id="days">{accountingText.days.title}</h3>
      <RemoteView store={$days}>{(days) => <DaysChart days={days} />}</RemoteView>
    </section>
  );
}

const SERIES = [
  { key: 'earning', name: accountingText.days.in },
  { key: 'house', name: accountingText.days.out },
  { key: 'held', name: accountingText.days.held },
] as const;

function DaysChart({ days }: { readonly days: readonly DayTotals[] }) {
  const [cursor, setCursor] = useState<number | null>(null);
  const { title, caption, onDay, none } = accountingText.days;
  const points = useMemo(
    () => days.map(({ at, held, ...moved }) => ({ at, values: [moved.in, moved.out, held] })),
    [days],
  );
  const last = days.at(-1);
  if (!last) return null;
  const textAt = (index: number) => {
    const day = days[index] ?? last;
    return onDay(utcDay(day.at), { in: usd(day.in), out: usd(day.out), held: usd(day.held) });
  };
  return (
    <>
      <StepChart
        series={SERIES}
        points={points}
        until={last.at}
        label={caption}
        textAt={textAt}
        dayName={utcDay}
        cursor={cursor ?? days.length - 1}
        onCursor={setCursor}
      />
      <ChartTable of={title}>
        <RecordTable
          caption={caption}
          columns={DAY_COLUMNS}
          rows={days.toReversed().map((day) => ({
            key: day.at,
            cells: [
              utcDay(day.at),
              usd(day.in),
              usd(day.out),
              usd(day.held),
              day.medianWait === null ? none : roughTime(day.medianWait),
            ],
          }))}
        />
      </ChartTable>
    </>
  );
}

/** Saves the postings, payouts, fees or requests of a period. */
function Files() {
  const { files } = accountingText;
  const id = useId();
  const progress = useStore(accountsDownload.$progress);
  const rows = wholeNumber(useStore($rowsSaved));
  const [[from, to], setDays] = useState(() => lastQuarter(Date.now()));
  const [file, setFile] = useState<FileName>('postings');
  const period = periodOf(from, to);
  const save = async () => {
    if (period === null) return;
    await accountsDownload.run(file, period, (content) => saveFile(files.fileName(file, from, to), content));
  };
  return (
    <section className="stack" aria-labelledby={id}>
      <h3 id={id}>{files.title}</h3>
      <p>{files.hint}</p>
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
        {(
          [
            [files.from, from, (day: string) => setDays([day, to])],
            [files.to, to, (day: string) => setDays([from, day])],
          ] as const
        ).map(([label, day, change]) => (
          <label key={label} className="field">
            <span className="field__label">{label}</span>
            <input
              className="input"
              type="date"
              value={day}
              onChange={({ currentTarget }) => change(currentTarget.value)}
            />
          </label>
        ))}
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

const COLUMNS = [
  { label: totalsText.account },
  { label: totalsText.amount, numeric: true },
  { label: totalsText.meaning },
];

/** The programme's totals. Their sum is 0: no money came from nowhere. */
function TotalsTable() {
  return <RemoteView store={$totals}>{(totals) => <Table totals={totals} />}</RemoteView>;
}

function Table({ totals }: { readonly totals: ProgrammeTotals }) {
  const total = sum(PROGRAMME_BOOKS.map((book) => totals[book]));
  const books = PROGRAMME_BOOKS.map((book) => ({
    key: book,
    cells: [BOOK_NAMES[book], usd(totals[book]), totalsText.meanings[book]],
  }));
  const last = {
    key: 'sum',
    cells: [totalsText.sum, <strong key="sum">{usd(total)}</strong>, totalsText.sumMeaning],
  };
  return (
    <>
      {total !== ZERO && (
        <p className="notice notice--danger" role="alert">
          {totalsText.broken}
        </p>
      )}
      <RecordTable caption={totalsText.caption} columns={COLUMNS} rows={[...books, last]} />
    </>
  );
}
