import { calendarDay, timeOfDay } from '#i18n/market-format.ts';
import { sourceText } from '#i18n/market.ts';
import type { Source } from '#stores/market.ts';
import styles from './SourceLine.module.css';

interface Props {
  /** The sentence before it. */
  readonly lead?: string;
  readonly source: Source;
}

/** The date and source of the prices beside it. Every price on a screen needs one. */
export function SourceLine({ lead, source }: Props) {
  return (
    <p className={styles.line}>
      {lead && `${lead} `}
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
