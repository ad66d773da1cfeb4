import type { Cents } from '#domain/money/cents.ts';
import { usd } from '#i18n/format.ts';
import styles from './MoneyCards.module.css';

interface Props {
  readonly cards: readonly { readonly title: string; readonly amount: Cents; readonly hint: string }[];
}

/** A member's balances, one card each. */
export function MoneyCards({ cards }: Props) {
  return (
    <div className={styles.row}>
      {cards.map(({ title, amount, hint }) => (
        <section key={title} className={`card ${styles.card}`}>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.amount}>{usd(amount)}</p>
          <p className={styles.hint}>{hint}</p>
        </section>
      ))}
    </div>
  );
}
