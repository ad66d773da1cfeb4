import { HOUR, type Instant, MINUTE } from '#domain/time.ts';

/** How far this machine's clock may differ from Firestore's. */
const LARGEST_OFFSET = 5 * MINUTE;

/** The clock that dates postings, compared with Firestore's from time to time. */
export interface Clock {
  /** @throws WrongClock while the last comparison found too large a difference */
  now(): Instant;
  /**
   * @param server when Firestore read or wrote, by its own clock
   * @param before, after when the question was asked and answered, by this machine's clock
   */
  compare(server: Instant, before: Instant, after: Instant): void;
  /** Null: the clock is right as far as we know. */
  wrong(): WrongClock | null;
}

/** The machine's clock is far off. The settler settles nothing, because postings would carry a wrong time. */
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
      // The server's time lies between `before` and `after`: the time that the answer travels is no error of
      // the clock.
      const offset = Math.max(0, before - server) - Math.max(0, server - after);
      wrong = Math.abs(offset) > LARGEST_OFFSET ? new WrongClock(offset) : null;
    },
    wrong: () => wrong,
  };
}
