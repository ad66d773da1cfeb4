import { useId } from 'react';
import type { DecimalProblem } from '#domain/money/parse-decimal.ts';
import { amountError, converterText } from '#i18n/market.ts';
import { chooseUnit, type Converted, type Side, typeAmount, type Unit } from '#stores/converter.ts';
import styles from './CoinConverter.module.css';

interface Props {
  readonly side: Side;
  readonly converted: Converted;
  readonly units: readonly Unit[];
  readonly error: DecimalProblem | null;
}

const LABELS = {
  from: { amount: converterText.amountFrom, unit: converterText.unitFrom, title: converterText.from },
  to: { amount: converterText.amountTo, unit: converterText.unitTo, title: converterText.to },
};

/** An amount and its unit; both can be changed. */
export function ConverterSide({ side, converted, units, error }: Props) {
  const id = useId();
  const label = LABELS[side];
  return (
    <fieldset className={styles.side}>
      <legend className="field__label">{label.title}</legend>
      <div className="field">
        {error && (
          <p className="field__error" id={`${id}-error`}>
            {amountError(error)}
          </p>
        )}
        <input
          className="input"
          aria-label={label.amount}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          inputMode="decimal"
          autoComplete="off"
          value={converted.texts[side]}
          onChange={(event) => typeAmount(side, event.currentTarget.value)}
        />
        <select
          className="input"
          aria-label={label.unit}
          value={converted.units[side].id}
          onChange={(event) => chooseUnit(side, event.currentTarget.value)}
        >
          {units.map(({ id: unit, name, symbol }) => (
            <option key={unit} value={unit}>
              {name === symbol ? name : `${name} (${symbol})`}
            </option>
          ))}
        </select>
      </div>
    </fieldset>
  );
}
