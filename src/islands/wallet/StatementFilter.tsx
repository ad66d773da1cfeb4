import { useStore } from '@nanostores/react';
import { useId } from 'react';
import type { StatementKind } from '#domain/money/statement.ts';
import { STATEMENT_KIND_NAMES } from '#i18n/statement-kinds.ts';
import { $now } from '#stores/clock.ts';
import { Choices } from '#ui/forms/Choices.tsx';
import styles from './Statement.module.css';
import { daysOf, filterStatement, PERIODS, STATEMENT_KINDS, type StatementView } from './model.ts';
import { statementText } from './text.ts';

type Days = Pick<StatementView, 'from' | 'to'>;

/** Filters the postings by kind and days. */
export function StatementFilter({ view: { kind, from, to } }: { readonly view: StatementView }) {
  const id = useId();
  const now = useStore($now);
  const isWrongOrder = from !== '' && to !== '' && from > to;
  const error = isWrongOrder ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {};

  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{statementText.filter}</legend>
      <div className="field">
        <label className="field__label" htmlFor={`${id}-kind`}>
          {statementText.kind}
        </label>
        <select
          className="input"
          id={`${id}-kind`}
          value={kind ?? ''}
          onChange={({ currentTarget: { value } }) =>
            filterStatement({ kind: (value || null) as StatementKind | null })
          }
        >
          <option value="">{statementText.allKinds}</option>
          {STATEMENT_KINDS.map((each) => (
            <option key={each} value={each}>
              {STATEMENT_KIND_NAMES[each]}
            </option>
          ))}
        </select>
      </div>
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
      <div className={styles.periods}>
        <Choices
          legend={statementText.period}
          options={PERIODS.map((value) => ({ value, label: statementText.periods[value] }))}
          value={PERIODS.find((period) => isSamePeriod(daysOf(period, now), { from, to })) ?? null}
          onChoose={(period) => filterStatement(daysOf(period, now))}
        />
      </div>
      <div id={`${id}-error`} role="status">
        {isWrongOrder && <p className="field__error">{statementText.wrongOrder}</p>}
      </div>
    </fieldset>
  );
}

const isSamePeriod = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to;
