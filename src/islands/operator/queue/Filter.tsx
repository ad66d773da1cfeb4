import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import type { RequestKind } from '#domain/decisions/decision.ts';
import type { SiteOffers } from '#domain/deposits/own-offer.ts';
import { payeeText } from '#i18n/payee.ts';
import styles from './Queue.module.css';
import { EVERY_REQUEST, type QueueFilter } from './model.ts';
import { queueText } from './text.ts';

interface FilterProps {
  readonly kind: RequestKind;
  readonly filter: QueueFilter;
  readonly offers: SiteOffers;
  readonly onChange: (filter: QueueFilter) => void;
}

/** Narrows the list by coin, amount and age. A narrow window shows a button that unfolds it. */
export function Filter({ kind, filter, offers, onChange }: FilterProps) {
  const [isOpen, setOpen] = useState(false);
  const { any, coin, amount, amounts, age, ages, title } = queueText.filter;
  const { overdue, ...others } = ages;
  const change = (field: keyof QueueFilter) => (value: string) => {
    const next = { ...filter, [field]: value } as QueueFilter;
    const isAny = Object.values(next).every((each) => each === '');
    onChange(isAny ? EVERY_REQUEST : next);
  };
  const fields = [
    [
      'coin',
      kind === 'deposit' ? coin : payeeText.method,
      {
        ...(kind === 'withdrawal' && { bank: payeeText.bank }),
        ...Object.fromEntries(offers.coins.map(({ id, name }) => [id, name])),
      },
    ],
    ['amount', amount, amounts],
    ['age', age, kind === 'deposit' ? { overdue, ...others } : others],
  ] as const;
  return (
    <>
      <button
        type="button"
        className={`icon-button icon-button--dense ${styles.fold}`}
        aria-expanded={isOpen}
        aria-label={title}
        title={title}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter size={20} aria-hidden="true" />
      </button>
      <fieldset className={styles.filter} data-open={isOpen || filter !== EVERY_REQUEST}>
        <legend className="visually-hidden">{title}</legend>
        {fields.map(([field, label, options]) => (
          <label key={field}>
            {label}
            <select
              className="input"
              value={filter[field]}
              onChange={(event) => change(field)(event.currentTarget.value)}
            >
              <option value="">{any}</option>
              {Object.entries(options).map(([value, name]) => (
                <option key={value} value={value}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
    </>
  );
}
