import { MatrixEngine } from '#domain/matrix/engine.ts';
import type { Observer } from '#domain/matrix/observer.ts';
import { CONTRACT } from '#domain/matrix/programmes.ts';
import type { Refusal } from '#domain/matrix/refusal.ts';

/** A request of a trace: tests/fixtures/matrix-traces/README.md, part 1. */
export type TraceRequest = { readonly v?: number } & (
  | { readonly e: 'r'; readonly u: number; readonly s: number }
  | { readonly e: 'b'; readonly u: number; readonly m: number; readonly l: number }
);

interface TraceAccepted {
  readonly pay: [payee: number, amount: number][];
  readonly log: [kind: string, ...numbers: number[]][];
}

/** The contract's answer. */
export type TraceOutcome = TraceAccepted | { readonly reverted: true; readonly reason: string };

const { prices } = CONTRACT;
const REGISTRATION_COST = 2 * (prices[0] as number);

/** Simulates the public contract: the same requests and answers, by Tessera's engine. */
export class Contract {
  readonly #writer = new ContractWriter();
  readonly #engine = new MatrixEngine(CONTRACT, this.#writer);

  /** Registered members, the root included. */
  get users(): number {
    return this.#engine.members;
  }

  send(request: TraceRequest): TraceOutcome {
    const reason = request.e === 'r' ? this.#register(request) : this.#buy(request);
    return reason === null ? this.#writer.take() : { reverted: true, reason };
  }

  /** "Registration": the checks in the contract's order. */
  #register({ u, s, v = REGISTRATION_COST }: TraceRequest & { e: 'r' }): string | null {
    if (v !== REGISTRATION_COST) return 'registration cost 0.05';
    if (this.#isRegistered(u)) return 'user exists';
    if (!this.#isRegistered(s)) return 'referrer not exists';
    // As in the contract, the order of registration determines the id; the log shows the trace's own.
    return this.#reason(this.#engine.register(this.users + 1, s));
  }

  /** "Purchase of level L in matrix M": the checks in the contract's order. */
  #buy({ u, m, l, v }: TraceRequest & { e: 'b' }): string | null {
    const price = prices[l - 1] ?? 0;
    if (!this.#isRegistered(u)) return 'user is not exists. Register first.';
    if (m !== 1 && m !== 2) return 'invalid matrix';
    if (v !== undefined && v !== price) return 'invalid price';
    if (l < 2 || l > prices.length) return 'invalid level';
    if (this.#engine.holds(u, m - 1, l)) return 'level already activated';
    return this.#reason(this.#engine.activate(u, m - 1, l));
  }

  #isRegistered(user: number): boolean {
    return user >= 1 && user <= this.users;
  }

  /** Refusals after the contract's own checks: its machine gives up (quirks 6 and 7). */
  #reason(refusal: Refusal | null): string | null {
    if (refusal === null) return null;
    if (refusal === 'cascade-too-deep') return 'stack overflow';
    if (refusal === 'payment-loop') return 'out of gas';
    throw new Error(`The contract has no such refusal: ${refusal}`);
  }
}

/** Records what the engine does in the contract's terms: its payments, and its log. */
class ContractWriter implements Observer {
  #outcome: TraceAccepted = { pay: [], log: [] };
  #missed = false;

  /** The records since the last call. */
  take(): TraceAccepted {
    const outcome = this.#outcome;
    this.#outcome = { pay: [], log: [] };
    return outcome;
  }

  placed(entrant: number, holder: number, matrix: number, level: number, place: number): void {
    this.#outcome.log.push(['P', entrant, holder, matrix + 1, level, place]);
  }

  recycled(member: number, upline: number, filledBy: number, matrix: number, level: number): void {
    this.#outcome.log.push(['R', member, upline, filledBy, matrix + 1, level]);
  }

  missed(member: number, entrant: number, matrix: number, level: number): void {
    this.#outcome.log.push(['M', member, entrant, matrix + 1, level]);
    this.#missed = true;
  }

  paid(payee: number, amount: number, entrant: number, matrix: number, level: number): void {
    this.#outcome.pay.push([payee, amount]);
    if (this.#missed) this.#outcome.log.push(['X', entrant, payee, matrix + 1, level]);
    this.#missed = false;
  }

  registered(member: number, sponsor: number): void {
    this.#outcome.log.push(['G', member, sponsor, member, sponsor]);
  }

  activated(member: number, upline: number, matrix: number, level: number): void {
    this.#outcome.log.push(['U', member, upline, matrix + 1, level]);
  }

  refused(): void {
    this.#outcome = { pay: [], log: [] };
    this.#missed = false;
  }
}
