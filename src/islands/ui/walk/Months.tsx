import {
  DAYS_IN_MONTH,
  LAST_DAY,
  LAST_DAY_OF_GROWTH,
  monthOf,
  newWalk,
  type Place,
} from '#domain/community/walk.ts';
import { walkText } from '#i18n/walk.ts';
import { walkDays } from '#i18n/walk-days.ts';
import type { WatchedWalk } from '#stores/walk.ts';
import styles from './Walk.module.css';

const MONTHS = Array.from({ length: LAST_DAY / DAYS_IN_MONTH }, (_, month) => month);

const kindOf = (month: number) => (month * DAYS_IN_MONTH < LAST_DAY_OF_GROWTH ? styles.growth : styles.after);

/** The months as tiles: laid as far as they have passed, only drawn beyond. After growth they are of plaster. */
export function Months({ walk: { day } }: { readonly walk: WatchedWalk }) {
  return (
    <div
      className={styles.months}
      role="progressbar"
      aria-label={walkText.months}
      aria-valuemin={0}
      aria-valuemax={LAST_DAY}
      aria-valuenow={day}
      aria-valuetext={walkDays.dayOf(day, LAST_DAY)}
    >
      {MONTHS.map((month) => {
        const passed = Math.min(1, Math.max(0, day / DAYS_IN_MONTH - month));
        return (
          <span key={month} className={kindOf(month)}>
            {passed > 0 && <i style={{ inlineSize: `${passed * 100}%` }} />}
          </span>
        );
      })}
    </div>
  );
}

/** Where in these months a person comes in, as the darkest tile: gold is for who is ahead. */
export function MonthOfJoining({ place }: { readonly place: Place }) {
  const joining = monthOf(newWalk(place, 0).day) - 1;
  return (
    <span className={styles.months} aria-hidden="true">
      {MONTHS.map((month) => (
        <span key={month} className={kindOf(month)}>
          {month <= joining && <i className={month === joining ? styles.joining : undefined} />}
        </span>
      ))}
    </span>
  );
}
