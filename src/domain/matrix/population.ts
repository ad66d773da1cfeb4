import { MatrixEngine } from './engine.ts';
import { chooseSponsor, type GrowthRule } from './growth.ts';
import type { Programme } from './plan.ts';
import type { Random } from './random.ts';
import { Tally } from './tally.ts';

export interface PopulationRule {
  readonly programme: Programme;
  readonly growth: GrowthRule;
  /** The matrices in which a newcomer activates levels. */
  readonly matrices: readonly number[];
  /** The chance that a member who has activated a level activates the next at once; 0 leaves all at level 1. */
  readonly goesOn: number;
}

/**
 * An invented population that joins a programme one by one. The same rule and generator always produce the same
 * population. It grows in steps of any size, so that a page or a worker can pause in between.
 */
export class Population {
  readonly engine: MatrixEngine;
  readonly tally = new Tally();
  readonly #rule: PopulationRule;
  readonly #random: Random;

  constructor(rule: PopulationRule, random: Random) {
    this.engine = new MatrixEngine(rule.programme, this.tally);
    this.#rule = rule;
    this.#random = random;
  }

  /** Adds newcomers. Each buys on joining; a refused activation is not retried. */
  grow(newcomers: number): void {
    for (let joined = 0; joined < newcomers; joined++) this.#join();
  }

  #join(): void {
    const { engine } = this;
    const sponsor = chooseSponsor(this.#rule.growth, engine.members, this.#sponsorOf, this.#random);
    const member = engine.members + 1;
    engine.register(member, sponsor);
    for (const matrix of this.#rule.matrices) this.#buy(member, matrix);
  }

  #buy(member: number, matrix: number): void {
    const levels = this.#rule.programme.prices.length;
    for (let level = 1; level <= levels; level++) {
      if (level > 1 && this.#random() >= this.#rule.goesOn) return;
      if (this.engine.holds(member, matrix, level)) continue;
      if (this.engine.activate(member, matrix, level) !== null) return;
    }
  }

  readonly #sponsorOf = (member: number): number => this.engine.sponsor(member);
}
