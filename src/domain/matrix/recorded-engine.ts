import { MatrixEngine } from './engine.ts';
import type { Observer } from './observer.ts';
import type { Programme } from './plan.ts';
import type { Refusal } from './refusal.ts';

/** The entries of a programme's log. Members are numbered from 2 in the order of registration. */
export type MatrixRequest =
  | { readonly kind: 'register'; readonly member: number; readonly sponsor: number }
  | { readonly kind: 'activate'; readonly member: number; readonly matrix: number; readonly level: number };

interface AtLevel {
  readonly matrix: number;
  readonly level: number;
}

export interface MatrixPayout extends AtLevel {
  readonly payee: number;
  readonly amount: number;
  /** The member who took the place paid for: the buyer, or a member whose re-entry the purchase caused. */
  readonly entrant: number;
}

/** What an accepted request did, in order; `Observer` explains the names. */
export type MatrixEvent =
  | ({
      readonly kind: 'placed';
      readonly entrant: number;
      readonly holder: number;
      readonly place: number;
    } & AtLevel)
  | ({
      readonly kind: 'recycled';
      readonly member: number;
      readonly upline: number;
      readonly filledBy: number;
    } & AtLevel)
  | ({ readonly kind: 'missed'; readonly member: number; readonly entrant: number } & AtLevel)
  | ({ readonly kind: 'paid' } & MatrixPayout);

export type MatrixResult =
  | {
      readonly kind: 'accepted';
      readonly payouts: readonly MatrixPayout[];
      readonly events: readonly MatrixEvent[];
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The engine for a ledger: one request in, all its events out. */
export class RecordedEngine {
  readonly engine: MatrixEngine;
  readonly #recorder = new Recorder();

  constructor(programme: Programme) {
    this.engine = new MatrixEngine(programme, this.#recorder);
  }

  /** Lets the request happen. */
  apply(request: MatrixRequest): MatrixResult {
    return this.#outcome(this.#run(request));
  }

  /** What `apply` would answer now. Changes nothing. */
  preview(request: MatrixRequest): MatrixResult {
    return this.dryRun(request, (result) => result);
  }

  /** As `preview`, and also looks at the resulting state. */
  dryRun<Value>(request: MatrixRequest, look: (result: MatrixResult) => Value): Value {
    return this.engine.dryRun(() => look(this.#outcome(this.#run(request))));
  }

  #run(request: MatrixRequest): Refusal | null {
    return request.kind === 'register'
      ? this.engine.register(request.member, request.sponsor)
      : this.engine.activate(request.member, request.matrix, request.level);
  }

  #outcome(refusal: Refusal | null): MatrixResult {
    const events = this.#recorder.take();
    if (refusal !== null) return { kind: 'refused', refusal };
    return { kind: 'accepted', payouts: events.filter((event) => event.kind === 'paid'), events };
  }
}

/** Folds a log: the same log always ends in the same state. Refused requests have no effect. */
export function fold(programme: Programme, programmeLog: Iterable<MatrixRequest>): RecordedEngine {
  const recorded = new RecordedEngine(programme);
  for (const request of programmeLog) recorded.apply(request);
  return recorded;
}

class Recorder implements Observer {
  #events: MatrixEvent[] = [];

  /** The events recorded since the last call. */
  take(): readonly MatrixEvent[] {
    const events = this.#events;
    this.#events = [];
    return events;
  }

  placed(entrant: number, holder: number, matrix: number, level: number, place: number): void {
    this.#events.push({ kind: 'placed', entrant, holder, matrix, level, place });
  }

  recycled(member: number, upline: number, filledBy: number, matrix: number, level: number): void {
    this.#events.push({ kind: 'recycled', member, upline, filledBy, matrix, level });
  }

  missed(member: number, entrant: number, matrix: number, level: number): void {
    this.#events.push({ kind: 'missed', member, entrant, matrix, level });
  }

  paid(payee: number, amount: number, entrant: number, matrix: number, level: number): void {
    this.#events.push({ kind: 'paid', payee, amount, entrant, matrix, level });
  }

  registered(): void {}
  activated(): void {}
  refused(): void {}
}
