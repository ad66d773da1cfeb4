import { useStore } from '@nanostores/react';
import { useId, useMemo, useState } from 'react';
import type { DecimalProblem } from '#domain/money/parse-decimal.ts';
import { digits } from '#i18n/format.ts';
import { exactCoins, exactDollars } from '#i18n/market-format.ts';
import { amountError, converterText } from '#i18n/market.ts';
import {
  $converter,
  chooseUnit,
  type Converted,
  convertedBy,
  CONVERTER_ID,
  linkTo,
  rateOf,
  type Side,
  swapSides,
  typeAmount,
  type Unit,
  unitsOf,
} from '#stores/converter.ts';
import { $market, type Snapshot } from '#stores/market.ts';
import { CopyButton } from '#ui/feedback/CopyButton.tsx';
import styles from './CoinConverter.module.css';
import { FeedView } from './FeedView.tsx';
import { SourceLine } from './SourceLine.tsx';

/** Converts any coin to another or to US dollars, at the prices on the screen. */
export const CoinConverter = () => (
  <section className={`card ${styles.card}`} aria-labelledby={CONVERTER_ID}>
    <h2 id={CONVERTER_ID} tabIndex={-1}>
      {converterText.title}
    </h2>
    <OpenConverter />
  </section>
);

/** The same, where it stands aside: folded, unless the URL links to it. */
export function FoldedConverter() {
  const [isOpen, setOpen] = useState(location.hash === `#${CONVERTER_ID}`);
  return (
    <details
      className={`card ${styles.fold}`}
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary className={styles.summary}>
        <h2 id={CONVERTER_ID} tabIndex={-1}>
          {converterText.title}
        </h2>
      </summary>
      {isOpen && (
        <div className={`${styles.card} ${styles.folded}`}>
          <OpenConverter isAlone />
        </div>
      )}
    </details>
  );
}

function OpenConverter({ isAlone = false }: { readonly isAlone?: boolean }) {
  const market = useStore($market);
  return (
    <FeedView data={market} onRetry={$market.retry}>
      {(snapshot) => <Converter snapshot={snapshot} isAlone={isAlone} />}
    </FeedView>
  );
}

interface ConverterProps {
  readonly snapshot: Snapshot;
  /** Whether no other prices beside it say where they come from. */
  readonly isAlone: boolean;
}

function Converter({ snapshot, isAlone }: ConverterProps) {
  const converter = useStore($converter);
  const units = useMemo(() => unitsOf(snapshot, converterText.dollar), [snapshot]);
  const converted = convertedBy(converter, units);
  const error = converted.outcome.kind === 'refused' ? converted.outcome.error : null;
  const all = { converted, units };
  // What is typed stays as it is.
  const textOf = (side: Side) =>
    side === converter.side ? converted.texts[side] : digits(converted.texts[side]);
  return (
    <>
      <div className={styles.sides}>
        <ConverterSide
          {...all}
          side="from"
          text={textOf('from')}
          error={converter.side === 'from' ? error : null}
        />
        <button
          type="button"
          className={`button button--quiet ${styles.swap}`}
          aria-label={converterText.swapLabel}
          onClick={swapSides}
        >
          <span aria-hidden="true">⇄</span> {converterText.swap}
        </button>
        <ConverterSide
          {...all}
          side="to"
          text={textOf('to')}
          error={converter.side === 'to' ? error : null}
        />
      </div>
      <ConverterResult converted={converted} />
      {isAlone && <SourceLine source={snapshot.source} />}
      <div className="cluster">
        <span className={styles.note}>{converterText.link}</span>
        <CopyButton
          text={new URL(linkTo(converter), location.origin).href}
          label={converterText.copyLabel}
          done={converterText.copied}
        />
      </div>
    </>
  );
}

/** The equation in the reader's format. Changes are announced. */
export function ConverterResult({ converted: { outcome, units } }: { readonly converted: Converted }) {
  return (
    <div role="status" className={styles.result}>
      {outcome.kind === 'converted' && (
        <>
          <p className={styles.equation}>
            {converterText.result(
              written(outcome.amounts.from, units.from),
              written(outcome.amounts.to, units.to),
            )}
          </p>
          <p className={styles.note}>
            {outcome.amounts.from !== '1' &&
              `${converterText.rate(units.from.symbol, written(rateOf(units), units.to))}. `}
            {!outcome.isExact && converterText.rounded}
          </p>
        </>
      )}
    </div>
  );
}

const written = (amount: string, { id, symbol }: Unit): string =>
  id === 'usd' ? exactDollars(amount) : exactCoins(amount, symbol);

interface Props {
  readonly side: Side;
  readonly text: string;
  readonly converted: Converted;
  readonly units: readonly Unit[];
  readonly error: DecimalProblem | null;
}

const LABELS = {
  from: { amount: converterText.amountFrom, unit: converterText.unitFrom, title: converterText.from },
  to: { amount: converterText.amountTo, unit: converterText.unitTo, title: converterText.to },
};

/** An amount and its unit; both can be changed. */
function ConverterSide({ side, text, converted, units, error }: Props) {
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
          value={text}
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
