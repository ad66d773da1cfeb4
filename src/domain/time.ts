/** A moment: milliseconds since 1970-01-01T00:00Z. The domain reads no clock; moments are passed in. */
export type Instant = number;

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The beginning of the day (UTC) of a moment. */
export const utcDayOf = (at: Instant): Instant => Math.floor(at / DAY) * DAY;
