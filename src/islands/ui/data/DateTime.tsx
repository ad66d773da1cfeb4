import type { Instant } from '#domain/time.ts';
import { dateTime } from '#i18n/format.ts';

interface Props {
  readonly at: Instant;
  readonly className?: string | undefined;
}

/** A date and time in the reader's format, and in a machine-readable one. */
export const DateTime = ({ at, className }: Props) => (
  <time className={className} dateTime={new Date(at).toISOString()}>
    {dateTime(at)}
  </time>
);
