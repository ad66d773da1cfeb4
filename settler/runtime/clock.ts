import { HOUR, type Instant, MINUTE } from '#domain/time.ts';

/** How far this machine's clock may be from Firestore's. */
const LARGEST_OFFSET = 5 * MINUTE;

/** The clock by which postings are dated, compared now and then with Firestore's. */
export interface Clock {
  /** @throws WrongClock while the last comparison found it too far off */
  now(): Instant;
  /**
   * @param server when Firestore read or wrote something
   * @param before, after this machine's time when that was asked for and when the answer came
   */
  compare(server: Instant, before: Instant, after: Instant): void;
  /** Null: right, as far as is known. */
  wrong(): WrongClock | null;
}

/** Nothing is settled by a clock that is far off: postings would bear times of another day. */
export class WrongClock extends Error {
  override readonly name = 'WrongClock';

  /** @param offset milliseconds that the clock is ahead */
  constructor(offset: number) {
    const direction = offset > 0 ? 'ahead of' : 'behind';
    super(
      `This machine’s clock is ${duration(Math.abs(offset))} ${direction} Firestore’s. Set it` +
        ' (`timedatectl set-ntp true` where systemd keeps the time): until then nothing is settled.',
    );
  }
}

const duration = (ms: number): string =>
  ms < 2 * HOUR ? `${Math.round(ms / MINUTE)} minutes` : `${Math.round(ms / HOUR)} hours`;

export function openClock(read: () => Instant): Clock {
  let wrong: WrongClock | null = null;
  return {
    now() {
      if (wrong) throw wrong;
      return read();
    },
    compare(server, before, after) {
      // The server's moment lies between the two: how long the answer took is no error of the clock.
      const offset = Math.max(0, before - server) - Math.max(0, server - after);
      wrong = Math.abs(offset) > LARGEST_OFFSET ? new WrongClock(offset) : null;
    },
    wrong: () => wrong,
  };
}
