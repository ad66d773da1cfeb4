import { change } from '#i18n/market-format.ts';
import { listText } from '#i18n/market.ts';
import styles from './Change.module.css';

/** Sign, arrow and colour say the same, so that each is enough. */
export function Change({ basisPoints }: { readonly basisPoints: number | null }) {
  if (basisPoints === null) {
    return (
      <span className={styles.same}>
        <span aria-hidden="true">–</span>
        <span className="visually-hidden">{listText.unknown}</span>
      </span>
    );
  }
  const direction = basisPoints > 0 ? 'rose' : basisPoints < 0 ? 'fell' : 'same';
  const arrow = { rose: '▲', fell: '▼', same: '' }[direction];
  return (
    <span className={`${styles.change} ${styles[direction]}`}>
      {arrow && (
        <span className={styles.arrow} aria-hidden="true">
          {arrow}{' '}
        </span>
      )}
      {change(basisPoints)}
    </span>
  );
}
