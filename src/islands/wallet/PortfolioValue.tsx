import type { Balances } from '#domain/money/ledger.ts';
import { worth } from '#domain/money/statement.ts';
import { usd, usdShort } from '#i18n/format.ts';
import { portfolioText, walletText } from './text.ts';
import styles from './WalletScreen.module.css';

interface Props {
  readonly balances: Balances;
  /** What is said of the present value beside how much of it is locked. */
  readonly since: string | null;
  /** What is said of a value of the past, in place of all that. */
  readonly past?: string | null;
}

/** What an account is worth, and what of it its owner cannot withdraw. */
export function PortfolioValue({ balances, since, past = null }: Props) {
  const { locked } = balances;
  const present = [walletText.portfolio, locked > 0 && portfolioText.locked(usdShort(locked)), since];
  return (
    <p className={styles.value}>
      <strong>{usd(worth(balances))}</strong> {past ?? present.filter(Boolean).join(' · ')}
    </p>
  );
}
