import { DAYS_IN_MONTH, LAST_DAY, LAST_DAY_OF_GROWTH } from '#domain/community/walk.ts';
import { walkText } from '#i18n/walk.ts';
import type { WatchedWalk } from '#stores/walk.ts';
import styles from './Walk.module.css';

const MONTHS = Array.from({ length: LAST_DAY / DAYS_IN_MONTH }, (_, month) => month);

/** The months as tiles: laid once they have passed, only drawn before. After growth they are of plaster. */
export function Months({ walk: { day } }: { readonly walk: WatchedWalk }) {
  return (
    <div
      className={styles.months}
      role="progressbar"
      aria-label={walkText.months}
      aria-valuemin={0}
      aria-valuemax={LAST_DAY}
      aria-valuenow={day}
      aria-valuetext={walkText.day(day, LAST_DAY)}
    >
      {MONTHS.map((month) => (
        <span
          key={month}
          className={month * DAYS_IN_MONTH < LAST_DAY_OF_GROWTH ? styles.growth : styles.after}
          data-passed={
            day >= (month + 1) * DAYS_IN_MONTH ? 'all' : day > month * DAYS_IN_MONTH ? 'some' : 'none'
          }
        />
      ))}
    </div>
  );
}
