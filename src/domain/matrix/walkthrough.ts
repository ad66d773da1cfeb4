import type { MatrixPlan, Programme } from './plan.ts';
import { type MatrixEvent, RecordedEngine } from './recorded-engine.ts';

/**
 * The members of the example: the programme's own account, the member above the owner, the owner. Newcomers are A, B, C
 * …
 */
export const TOP = 'top';
export const ABOVE = 'U';
export const OWNER = 'R';
export type Person = string;

/** Where the price of a place in the owner's matrix went. */
export type PlaceOutcome = 'owner' | 'above' | 're-entry' | 'missed';

export interface TakenPlace {
  readonly who: Person;
  readonly outcome: PlaceOutcome;
}

/** What everyone has paid and received so far, in cents. */
export interface Totals {
  readonly paid: number;
  readonly received: number;
}

/** One purchase, and what the engine did with it. */
export interface WalkStep {
  readonly buyer: Person;
  readonly level: number;
  readonly price: number;
  readonly payee: Person;
  /** In the owner's matrix; null for a purchase elsewhere. */
  readonly place: number | null;
  /** The other members whose matrices closed and re-entered. */
  readonly closed: readonly Person[];
  /** The member under which the owner's own matrix re-enters, if it closed. */
  readonly reentersUnder: Person | null;
  /** The payment passed the owner by. */
  readonly isMissed: boolean;
  /** After the step. */
  readonly isFrozen: boolean;
  /** The owner's places after this step, by number from 1. A matrix that closed is shown full. */
  readonly places: ReadonlyMap<number, TakenPlace>;
  /** Received less paid after this step, of everyone who has paid or received. */
  readonly results: ReadonlyMap<Person, number>;
  readonly owner: Totals;
  readonly newcomers: Totals;
  /** The member above and the programme's own account together. */
  readonly higher: Totals;
}

const [TOP_MEMBER, ABOVE_MEMBER, OWNER_MEMBER] = [1, 2, 3];

const nameOf = (member: number): Person => {
  if (member === TOP_MEMBER) return TOP;
  if (member === ABOVE_MEMBER) return ABOVE;
  if (member === OWNER_MEMBER) return OWNER;
  return String.fromCharCode('A'.charCodeAt(0) + member - OWNER_MEMBER - 1);
};

/**
 * An example, computed by the engine: newcomers join under one owner until a cycle is full, then until a payment passes
 * the owner by, then the owner buys level 2 and one more joins.
 *
 * @param matrix index in the programme
 * @throws RangeError when the programme has no such matrix
 */
export function walkThrough(programme: Programme, matrix: number): readonly WalkStep[] {
  return new Walk(programme, matrix).run();
}

class Walk {
  readonly #programme: Programme;
  readonly #matrix: number;
  readonly #recorded: RecordedEngine;
  readonly #steps: WalkStep[] = [];
  readonly #paid = new Map<Person, number>();
  readonly #received = new Map<Person, number>();
  #places = new Map<number, TakenPlace>();

  constructor(programme: Programme, matrix: number) {
    const plan: MatrixPlan | undefined = programme.matrices[matrix];
    if (plan === undefined) throw new RangeError(`The programme has no matrix ${matrix}`);
    this.#programme = programme;
    this.#matrix = matrix;
    this.#recorded = new RecordedEngine(programme);
  }

  run(): readonly WalkStep[] {
    this.#join(TOP_MEMBER);
    // The member above holds both levels from the start, so that the example shows only one owner's freezing.
    this.#apply(ABOVE_MEMBER, 1);
    this.#apply(ABOVE_MEMBER, 2);
    this.#join(ABOVE_MEMBER);
    this.#step(OWNER_MEMBER, 1);
    while (!this.#last().isFrozen) this.#newcomer();
    while (!this.#last().isMissed) this.#newcomer();
    this.#step(OWNER_MEMBER, 2);
    this.#newcomer();
    return this.#steps;
  }

  #newcomer(): void {
    this.#step(this.#join(OWNER_MEMBER), 1);
  }

  #join(sponsor: number): number {
    const member = this.#recorded.engine.members + 1;
    this.#recorded.apply({ kind: 'register', member, sponsor });
    return member;
  }

  #apply(member: number, level: number): readonly MatrixEvent[] {
    const outcome = this.#recorded.apply({ kind: 'activate', member, matrix: this.#matrix, level });
    if (outcome.kind === 'refused') throw new Error(`The example was refused: ${outcome.refusal}`);
    return outcome.events;
  }

  #step(member: number, level: number): void {
    const events = this.#apply(member, level);
    const payout = events.find((event) => event.kind === 'paid');
    if (payout?.kind !== 'paid') throw new Error('An activation pays once');
    const buyer = nameOf(member);
    const payee = nameOf(payout.payee);
    add(this.#paid, buyer, payout.amount);
    add(this.#received, payee, payout.amount);

    const recycled = events.filter((event) => event.kind === 'recycled');
    const own = recycled.find((event) => event.member === OWNER_MEMBER);
    const isMissed = events.some((event) => event.kind === 'missed' && event.member === OWNER_MEMBER);
    const taken = events.find(
      (event) => event.kind === 'placed' && event.holder === OWNER_MEMBER && event.entrant === member,
    );
    const place = taken?.kind === 'placed' ? taken.place : null;
    if (place !== null) {
      const outcome = own ? 're-entry' : isMissed ? 'missed' : payee === OWNER ? 'owner' : 'above';
      this.#places.set(place, { who: buyer, outcome });
    }
    this.#steps.push({
      buyer,
      level,
      price: this.#programme.prices[level - 1] as number,
      payee,
      place,
      closed: recycled.filter((event) => event !== own).map((event) => nameOf(event.member)),
      reentersUnder: own ? nameOf(own.upline) : null,
      isMissed,
      isFrozen: this.#recorded.engine.box(OWNER_MEMBER, this.#matrix, 1)?.frozen === true,
      places: new Map(this.#places),
      ...this.#totals(),
    });
    if (own) this.#places = new Map();
  }

  #totals() {
    const all = [...new Set([...this.#paid.keys(), ...this.#received.keys()])];
    const totalsOf = (people: readonly Person[]): Totals => ({
      paid: people.reduce((sum, person) => sum + (this.#paid.get(person) ?? 0), 0),
      received: people.reduce((sum, person) => sum + (this.#received.get(person) ?? 0), 0),
    });
    return {
      results: new Map(
        all.map((person) => [person, (this.#received.get(person) ?? 0) - (this.#paid.get(person) ?? 0)]),
      ),
      owner: totalsOf([OWNER]),
      newcomers: totalsOf(all.filter((person) => ![TOP, ABOVE, OWNER].includes(person))),
      higher: totalsOf([TOP, ABOVE]),
    };
  }

  #last(): WalkStep {
    return this.#steps.at(-1) as WalkStep;
  }
}

function add(amounts: Map<Person, number>, person: Person, amount: number): void {
  amounts.set(person, (amounts.get(person) ?? 0) + amount);
}
