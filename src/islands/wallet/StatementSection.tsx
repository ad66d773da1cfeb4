import { address } from '#i18n/language.ts';
import { useStore } from '@nanostores/react';
import { useEffect, useId, useMemo } from 'react';
import { ZERO } from '#domain/money/cents.ts';
import type { Coin } from '#domain/money/coin.ts';
import { worth } from '#domain/money/statement.ts';
import { totalOf } from '#domain/programme/view.ts';
import { ROUTES } from '#domain/routes.ts';
import { usd, usdChange } from '#i18n/format.ts';
import { $now } from '#stores/clock.ts';
import { $programme } from '#stores/programme.ts';
import { $ownWalk } from '#stores/walk.ts';
import { DescriptionList } from '#ui/data/DescriptionList.tsx';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { saveFile } from '#ui/data/save-file.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/FailureText.tsx';
import { Choices } from '#ui/forms/Choices.tsx';
import styles from './Statement.module.css';
import { StatementTable } from './StatementTable.tsx';
import { $walletView, daysOf, filterStatement, GROUPS, PERIODS, type WalletView } from './model.ts';
import { $chosenStatement, type Statement } from './statement.ts';
import { csvDownload } from './statement-csv.ts';
import { $subjects, subjectLinkFinder } from './subjects.ts';
import { statementText } from './text.ts';

/** Every posting of the account: subject, change and balance after it. */
export function StatementSection({ coins }: { readonly coins: readonly Coin[] }) {
  const view = useStore($walletView);
  const store = useStore($chosenStatement);
  return (
    <section className="stack" aria-labelledby="statement">
      <h2 id="statement" tabIndex={-1}>
        {statementText.title}
      </h2>
      <StatementFilter view={view} />
      <RemoteView store={store}>{(statement) => <Postings statement={statement} coins={coins} />}</RemoteView>
    </section>
  );
}

function Postings({ statement, coins }: { readonly statement: Statement; readonly coins: readonly Coin[] }) {
  const { page, group, from, to } = useStore($walletView);
  const subjects = useStore($subjects);
  const { entries, hasOlder } = statement;
  const subjectLinkOf = useMemo(() => subjectLinkFinder(subjects, coins), [subjects, coins]);

  return (
    <>
      <StatementSums {...statement} />
      {entries.length === 0 && !hasOlder ? (
        <div className="notice">
          <p>{statementText.noMatch}</p>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => filterStatement({ group: null, from: '', to: '' })}
          >
            {statementText.clear}
          </button>
        </div>
      ) : (
        <div className="stack">
          <StatementTable
            key={`${group} ${from} ${to}`}
            {...statement}
            wantedPage={page}
            subjectLinkOf={subjectLinkOf}
          >
            <Download rows={entries.length} coins={coins} />
          </StatementTable>
        </div>
      )}
    </>
  );
}

function Download({ rows, coins }: { readonly rows: number; readonly coins: readonly Coin[] }) {
  const progress = useStore(csvDownload.$progress);
  useEffect(() => csvDownload.reset, []);
  return (
    <div>
      <ActionButton
        progress={progress}
        text={{ press: statementText.download, pressing: statementText.reading(rows) }}
        tone="quiet"
        onClick={() => void csvDownload.run(coins, saveFile)}
      />
      <ActionFailure progress={progress} />
    </div>
  );
}

/** Sums that explain every cent between the opening and the closing balance, whatever rows are read; of all of it, the cards say the balance. */
function StatementSums({ opening, closing, sums }: Statement) {
  const { group, from, to } = useStore($walletView);
  const programme = useStore($programme);
  const isPart = from !== '' || to !== '';
  const isWhole = group === null && !isPart;
  const missed = programme.state === 'ready' ? totalOf(programme.value, 'missed') : ZERO;
  return (
    <section className={`card ${styles.sums}`} aria-label={statementText.sums}>
      <DescriptionList
        across
        items={[
          !isWhole && { label: statementText.opening, value: usd(worth(opening)) },
          // No income is an answer too.
          ...GROUPS.filter((each) =>
            group === null ? each === 'income' || sums.byGroup[each] !== ZERO : each === group,
          ).map((each) => ({ label: statementText.groups[each], value: usdChange(sums.byGroup[each]) })),
          group !== null && { label: statementText.notShown, value: usdChange(sums.notShown) },
          !isWhole && { label: statementText.closing, value: <strong>{usd(worth(closing))}</strong> },
          // What was not earned, beside what was: no posting says so.
          missed > 0 &&
            !isPart &&
            (isWhole || group === 'income') && {
              label: statementText.missed,
              value: (
                <>
                  {usd(missed)} <a href={address(ROUTES.programme.path)}>{statementText.toMissed}</a>
                </>
              ),
            },
        ].filter((item) => item !== false)}
      />
    </section>
  );
}

type Days = Pick<WalletView, 'from' | 'to'>;

const ALL = 'all';

/** Filters the postings by what they are about, and by days. */
function StatementFilter({ view: { group, from, to } }: { readonly view: WalletView }) {
  const id = useId();
  // Two years of a walk are one day of the calendar.
  const isByCalendar = useStore($ownWalk) === null || from !== '' || to !== '';
  const isWrongOrder = from !== '' && to !== '' && from > to;
  const error = isWrongOrder ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};

  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{statementText.filter}</legend>
      <Choices
        legend={statementText.group}
        options={([ALL, ...GROUPS] as const).map((value) => ({ value, label: statementText.groups[value] }))}
        value={group ?? ALL}
        onChoose={(value) => filterStatement({ group: value === ALL ? null : value })}
      />
      {isByCalendar && (
        <>
          <PeriodChoice from={from} to={to} />
          <div className={styles.days}>
            {(['from', 'to'] as const).map((end) => (
              <div className="field" key={end}>
                <label className="field__label" htmlFor={`${id}-${end}`}>
                  {statementText[end]}
                </label>
                <input
                  className="input"
                  id={`${id}-${end}`}
                  type="date"
                  value={end === 'from' ? from : to}
                  onChange={({ currentTarget: { value } }) => filterStatement({ [end]: value })}
                  {...error}
                />
              </div>
            ))}
          </div>
        </>
      )}
      <div id={`${id}-error`} role="status">
        {isWrongOrder && <p className="field__error">{statementText.wrongOrder}</p>}
      </div>
    </fieldset>
  );
}

function PeriodChoice(days: Days) {
  const now = useStore($now);
  return (
    <Choices
      legend={statementText.period}
      options={PERIODS.map((value) => ({ value, label: statementText.periods[value] }))}
      value={PERIODS.find((period) => isSamePeriod(daysOf(period, now), days)) ?? null}
      onChoose={(period) => filterStatement(daysOf(period, now))}
    />
  );
}

const isSamePeriod = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to;
