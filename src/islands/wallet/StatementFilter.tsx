import { useStore } from '@nanostores/react';
import { useId } from 'react';
import { $now } from '#stores/clock.ts';
import { Choices } from '#ui/forms/Choices.tsx';
import styles from './Statement.module.css';
import { daysOf, filterStatement, GROUPS, PERIODS, type WalletView } from './model.ts';
import { statementText } from './text.ts';

type Days = Pick<WalletView, 'from' | 'to'>;

const ALL = 'all';

/** Filters the postings by what they are about, and by days. */
export function StatementFilter({ view: { group, from, to } }: { readonly view: WalletView }) {
  const id = useId();
  const now = useStore($now);
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
      <Choices
        legend={statementText.period}
        options={PERIODS.map((value) => ({ value, label: statementText.periods[value] }))}
        value={PERIODS.find((period) => isSamePeriod(daysOf(period, now), { from, to })) ?? null}
        onChoose={(period) => filterStatement(daysOf(period, now))}
      />
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
      <div id={`${id}-error`} role="status">
        {isWrongOrder && <p className="field__error">{statementText.wrongOrder}</p>}
      </div>
    </fieldset>
  );
}

const isSamePeriod = (one: Days, other: Days): boolean => one.from === other.from && one.to === other.to;
