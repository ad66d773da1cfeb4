import { ROOT } from '#domain/matrix/members.ts';
import type { TraceOutcome, TraceRequest, TraceTotals } from './format.ts';

/** Adds up requests and their outcomes, as the last line of a trace does. */
export class TotalsCounter {
  #events = 0;
  readonly #why: Record<string, number> = {};
  /** By member number. */
  readonly #paid: number[] = [];
  readonly #received: number[] = [];

  count({ u: buyer }: TraceRequest, outcome: TraceOutcome): void {
    this.#events += 1;
    if ('reverted' in outcome) {
      this.#why[outcome.reason] = (this.#why[outcome.reason] ?? 0) + 1;
      return;
    }
    for (const [payee, amount] of outcome.pay) {
      this.#paid[buyer] = (this.#paid[buyer] ?? 0) + amount;
      this.#received[payee] = (this.#received[payee] ?? 0) + amount;
    }
  }

  /** @param users registered members, the root included */
  totals(users: number): TraceTotals {
    const paid = Array.from({ length: users }, (_, index) => this.#paid[index + 1] ?? 0);
    const received = Array.from({ length: users }, (_, index) => this.#received[index + 1] ?? 0);
    const results = received.map((amount, index) => amount - (paid[index] as number));
    const reverted = sum(Object.values(this.#why));
    const netNegative = results.slice(ROOT).filter((result) => result < 0).length;
    const zeroReceived = received.slice(ROOT).filter((amount) => amount === 0).length;
    return {
      events: this.#events,
      ok: this.#events - reverted,
      reverted,
      why: this.#why,
      users,
      totalPaid: sum(paid),
      totalReceived: sum(received),
      kept: sum(paid) - sum(received),
      netNegative,
      netNegativeShare: share(netNegative, users - 1),
      zeroReceived,
      zeroReceivedShare: share(zeroReceived, users - 1),
      paid,
      received,
    };
  }
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** To six decimals, as the traces have it. */
const share = (part: number, whole: number): number => (whole === 0 ? 0 : Number((part / whole).toFixed(6)));
