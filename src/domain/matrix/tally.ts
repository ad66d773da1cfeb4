import type { Observer } from './observer.ts';

const FIRST_MEMBERS = 1024;

/** Adds up what each member paid and received, in the programme's unit of money. */
export class Tally implements Observer {
  #paid = new Float64Array(FIRST_MEMBERS);
  #received = new Float64Array(FIRST_MEMBERS);
  #turnover = 0;
  #refused = 0;
  /** Payments of the current event: they count only if it is not refused. */
  readonly #payees: number[] = [];
  readonly #amounts: number[] = [];

  paidBy(member: number): number {
    return this.#paid[member] ?? 0;
  }

  receivedBy(member: number): number {
    return this.#received[member] ?? 0;
  }

  /** All payments together. */
  get turnover(): number {
    return this.#turnover;
  }

  /** Events that were refused. */
  get refusals(): number {
    return this.#refused;
  }

  placed(): void {}
  recycled(): void {}
  missed(): void {}

  paid(payee: number, amount: number): void {
    this.#payees.push(payee);
    this.#amounts.push(amount);
  }

  registered(member: number): void {
    if (member >= this.#paid.length) {
      this.#paid = doubled(this.#paid);
      this.#received = doubled(this.#received);
    }
    this.#book(member);
  }

  activated(member: number): void {
    this.#book(member);
  }

  refused(): void {
    this.#refused += 1;
    this.#payees.length = 0;
    this.#amounts.length = 0;
  }

  #book(payer: number): void {
    for (let payout = 0; payout < this.#payees.length; payout++) {
      const payee = this.#payees[payout] as number;
      const amount = this.#amounts[payout] as number;
      this.#received[payee] = this.receivedBy(payee) + amount;
      this.#paid[payer] = this.paidBy(payer) + amount;
      this.#turnover += amount;
    }
    this.#payees.length = 0;
    this.#amounts.length = 0;
  }
}

function doubled(amounts: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(amounts.length * 2);
  larger.set(amounts);
  return larger;
}
