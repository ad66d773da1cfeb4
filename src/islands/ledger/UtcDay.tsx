import type { Instant } from '#domain/time.ts';
import { utcDay } from '#i18n/format.ts';

/** The day of an entry, in the reader's format, and in a machine-readable one. */
export const UtcDay = ({ at }: { readonly at: Instant }) => (
  <time dateTime={new Date(at).toISOString().slice(0, 10)}>{utcDay(at)}</time>
);
