import { calendarDay, timeOfDay } from '#i18n/market-format.ts';
import { sourceText } from '#i18n/market.ts';
import type { Source } from '#stores/market.ts';
import styles from './SourceLine.module.css';

/** The date and source of the prices beside it. Every price on a screen needs one. */
export function SourceLine({ source }: { readonly source: Source }) {
  return (
    <p className={styles.line}>
      {source.kind === 'recorded'
        ? sourceText.recorded(calendarDay(source.day))
        : sourceText.live(timeOfDay(source.at))}{' '}
      {source.kind === 'live' && source.ticks && `${sourceText.withoutTicks} `}
      {sourceText.source}{' '}
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
