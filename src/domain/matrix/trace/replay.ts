import { ROOT } from '#domain/matrix/members.ts';
import { Contract } from './contract.ts';
import {
  parseTraceLine,
  TraceFormatError,
  type TraceOutcome,
  type TraceRequest,
  type TraceTotals,
} from './format.ts';

/** The first place where the engine differs from the trace. */
export interface Difference extends KeyDifference {
  /** In the file, from 1. */
  readonly line: number;
}

export interface Agreement {
  readonly events: number;
  readonly agreeing: number;
  /** Whether the last line's totals agree too. */
  readonly totalsAgree: boolean;
  readonly firstDifference: Difference | null;
}

/**
 * Sends every request of a trace to Tessera's engine and compares the result with the public contract's: each event's
 * payments and log in their order, refusals with their reasons, and the totals of the last line. It takes one line at a
 * time, so that a file of any length can be streamed.
 */
export class Replay {
  readonly #contract = new Contract();
  readonly #counter = new TotalsCounter();
  #line = 0;
  #events = 0;
  #agreeing = 0;
  #ended = false;
  #totalsAgree = false;
  #firstDifference: Difference | null = null;

  /** @throws TraceFormatError when the line is not in the documented format */
  line(text: string): void {
    this.#line += 1;
    if (this.#ended) throw new TraceFormatError('a line after the last one, which says "end"');
    const line = parseTraceLine(text);
    if (line.kind === 'end') this.#end(line.totals);
    else this.#event(line.request, line.outcome);
  }

  /** @throws TraceFormatError when the trace stopped without its last line */
  finish(): Agreement {
    if (!this.#ended) throw new TraceFormatError('the last line, which says "end", is missing');
    return {
      events: this.#events,
      agreeing: this.#agreeing,
      totalsAgree: this.#totalsAgree,
      firstDifference: this.#firstDifference,
    };
  }

  #event(request: TraceRequest, expected: TraceOutcome): void {
    this.#events += 1;
    if (request.i !== this.#events)
      throw new TraceFormatError(`i: must be ${this.#events}, not ${request.i}`);
    const actual = this.#contract.send(request);
    this.#counter.count(request, actual);
    if (this.#agree(expected, actual)) this.#agreeing += 1;
  }

  #end(expected: TraceTotals): void {
    this.#ended = true;
    this.#totalsAgree = this.#agree(expected, this.#counter.totals(this.#contract.users));
  }

  #agree(expected: object, actual: object): boolean {
    const difference = firstDifference(expected, actual);
    if (difference === null) return true;
    this.#firstDifference ??= { line: this.#line, ...difference };
    return false;
  }
}

/** A key whose values differ between two objects. */
export interface KeyDifference {
  readonly key: string;
  readonly expected: unknown;
  readonly actual: unknown;
}

/** The first key of either object whose values differ; null where all are the same, in any order of keys. */
export function firstDifference(expected: object, actual: object): KeyDifference | null {
  const [left, right] = [new Map(Object.entries(expected)), new Map(Object.entries(actual))];
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    if (!isSame(left.get(key), right.get(key))) {
      return { key, expected: left.get(key), actual: right.get(key) };
    }
  }
  return null;
}

/** Compares JSON values. Lists are the same when their items are, in order. */
function isSame(left: unknown, right: unknown): boolean {
  if (Object.is(left, right)) return true;
  if (typeof left !== 'object' || typeof right !== 'object' || left === null || right === null) return false;
  return Array.isArray(left) === Array.isArray(right) && firstDifference(left, right) === null;
}

/** Adds up requests and their outcomes, as the last line of a trace does. */
class TotalsCounter {
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
