import { calendarDay, timeOfDay } from '#i18n/market-format.ts';
import { SOURCE_WORDS } from '#i18n/market.ts';
import type { Source } from '#stores/market.ts';
import styles from './SourceLine.module.css';

/** Of when the figures beside it are, and whom they come from. Stands wherever a price does. */
export function SourceLine({ source }: { readonly source: Source }) {
  return (
    <p className={styles.line}>
      {source.kind === 'recorded'
        ? SOURCE_WORDS.recorded(calendarDay(source.day))
        : SOURCE_WORDS.live(timeOfDay(source.at))}{' '}
      {source.kind === 'live' && source.ticks && `${SOURCE_WORDS.withoutTicks} `}
      {SOURCE_WORDS.source}{' '}
      {source.credits.map(({ name, url }, index) => (
        <span key={url}>
          {index > 0 && ', '}
          <a href={url} rel="noreferrer">
            {name}
          </a>
        </span>
      ))}
    </p>
  );
}
