import type { Cents } from '#domain/money/cents.ts';
import { usd, usdChange } from '#i18n/format.ts';
import styles from './MoneyCards.module.css';

export interface MoneyCard {
  readonly title: string;
  readonly amount: Cents;
  readonly hint: string;
  /** Whether the amount is what the member is ahead or behind by. */
  readonly isResult?: boolean;
  /** Whether it is what the member did not get. */
  readonly isLoss?: boolean;
}

interface Props {
  readonly cards: readonly MoneyCard[];
  /** Whether the first one is what the screen is for. */
  readonly isLed?: boolean;
}

const markOf = (result: number | null) =>
  result === null ? undefined : result > 0 ? 'ahead' : result < 0 ? 'behind' : 'even';

/** A member's balances, one card each. */
export function MoneyCards({ cards, isLed = cards[0]?.isResult }: Props) {
  return (
    <div className={styles.row} data-led={isLed}>
      {cards.map(({ title, amount, hint, isResult = false, isLoss = false }) => (
        <section
          key={title}
          className={`card ${styles.card}`}
          data-result={markOf(isResult ? amount : isLoss ? -amount : null)}
        >
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.amount}>{(isResult ? usdChange : usd)(amount)}</p>
          <p className={styles.hint}>{hint}</p>
        </section>
      ))}
    </div>
  );
}
