import type { Observer } from '#domain/matrix/observer.ts';
import type { TraceAccepted } from './format.ts';

/** Records what the engine does in the contract's terms: its payments, and its log. */
export class ContractWriter implements Observer {
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
