import type { Instant } from '#domain/time.ts';
import { dateTime } from '#i18n/format.ts';

interface Props {
  readonly at: Instant;
  readonly className?: string | undefined;
}

/** A point in time, as the reader writes it and as programs read it. */
export const DateTime = ({ at, className }: Props) => (
  <time className={className} dateTime={new Date(at).toISOString()}>
    {dateTime(at)}
  </time>
);
