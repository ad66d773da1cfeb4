import { exactCoins, exactDollars } from '../../i18n/market-format.ts';
import { CONVERTER_WORDS } from '../../i18n/market.ts';
import { type Converted, rateOf, type Unit } from '../../stores/converter.ts';
import styles from './CoinConverter.module.css';

/** The equation in the reader's own figures. It is spoken when it changes. */
export function ConverterResult({ converted: { outcome, units } }: { readonly converted: Converted }) {
  return (
    <div role="status" className={styles.result}>
      {outcome.kind === 'converted' && (
        <>
          <p className={styles.equation}>
            {CONVERTER_WORDS.result(
              written(outcome.amounts.from, units.from),
              written(outcome.amounts.to, units.to),
            )}
          </p>
          <p className={styles.note}>
            {outcome.amounts.from !== '1' &&
              `${CONVERTER_WORDS.rate(units.from.symbol, written(rateOf(units), units.to))}. `}
            {outcome.isExact ? CONVERTER_WORDS.exact : CONVERTER_WORDS.rounded} {CONVERTER_WORDS.notMoney}
          </p>
        </>
      )}
    </div>
  );
}

const written = (amount: string, { id, symbol }: Unit): string =>
  id === 'usd' ? exactDollars(amount) : exactCoins(amount, symbol);
