import type { RequestKind } from '#domain/decisions/decision.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import styles from './Queue.module.css';
import { EVERY_REQUEST, type QueueFilter } from './model.ts';
import { queueText } from './text.ts';

interface FilterProps {
  readonly kind: RequestKind;
  readonly filter: QueueFilter;
  readonly offers: SiteOffers;
  readonly onChange: (filter: QueueFilter) => void;
}

/** Narrows the list by coin, amount and age. */
export function Filter({ kind, filter, offers, onChange }: FilterProps) {
  const { coin, amount, amounts, age, ages, title } = queueText.filter;
  const { overdue, ...others } = ages;
  const change = (field: keyof QueueFilter) => (value: string) => {
    const next = { ...filter, [field]: value } as QueueFilter;
    const isAny = Object.values(next).every((each) => each === '');
    onChange(isAny ? EVERY_REQUEST : next);
  };
  const fields = [
    ['coin', coin, Object.fromEntries(offers.coins.map(({ id, name }) => [id, name]))],
    ['amount', amount, amounts],
    ['age', age, kind === 'deposit' ? { overdue, ...others } : others],
  ] as const;
  return (
    <fieldset className={styles.filter}>
      <legend className="visually-hidden">{title}</legend>
      {fields.map(([field, label, options]) => (
        <label key={field}>
          <span className="visually-hidden">{label}</span>
          <select
            className="input"
            value={filter[field]}
            onChange={(event) => change(field)(event.currentTarget.value)}
          >
            <option value="">{label}</option>
            {Object.entries(options).map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </fieldset>
  );
}
