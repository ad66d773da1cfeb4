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

const kindOf = (month: number) => (month * DAYS_IN_MONTH < LAST_DAY_OF_GROWTH ? 'growth' : 'after');

/** The months as bars: filled as far as they have passed, only drawn beyond. */
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
          <span key={month} className={styles[kindOf(month)]}>
            {passed > 0 && <i style={{ inlineSize: `${passed * 100}%` }} />}
          </span>
        );
      })}
    </div>
  );
}

/** Where in these months a person comes in. */
export function MonthOfJoining({ place }: { readonly place: Place }) {
  const joining = monthOf(newWalk(place, 0).day) - 1;
  return (
    <span className={styles.months} aria-hidden="true">
      {MONTHS.map((month) => (
        <MonthBar
          key={month}
          kind={month < joining ? 'before' : month === joining ? 'joining' : kindOf(month)}
        />
      ))}
    </span>
  );
}

type Kind = keyof typeof walkText.monthKey;

/** The month of joining is the highest and darkest: gold is for who is ahead. */
const MonthBar = ({ kind }: { readonly kind: Kind }) => (
  <span className={`${styles.month} ${styles[kind]}`}>
    {(kind === 'before' || kind === 'joining') && <i className={styles[kind]} />}
  </span>
);

/** What the bars of `MonthOfJoining` are. What its buttons say in words needs no key. */
export const KeyOfMonths = () => (
  <ul className={`tile-key ${styles.key}`} aria-hidden="true">
    <li>{walkText.monthBar}</li>
    {(Object.keys(walkText.monthKey) as Kind[]).map((kind) => (
      <li key={kind}>
        <span className={styles.months}>
          <MonthBar kind={kind} />
        </span>
        {walkText.monthKey[kind]}
      </li>
    ))}
  </ul>
);
