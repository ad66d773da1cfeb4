import { Population } from '#domain/matrix/population.ts';
import { mulberry32 } from '#domain/matrix/random.ts';
import { playedIn, type Scenario } from './scenario.ts';

/** Purchases of one period, in cents. */
export interface Purchases {
  /** By newcomers, on joining. */
  readonly joining: number;
  /** Of further levels, by those who had joined. */
  readonly further: number;
}

/**
 * A running scenario. In each period newcomers join and buy; then every member, in the order of joining, may buy one
 * further level of each matrix.
 */
export class Simulation {
  readonly scenario: Scenario;
  readonly population: Population;
  readonly #matrices: readonly number[];
  readonly #prices: readonly number[];
  /** By matrix and member: the member's highest level. */
  readonly #levels: readonly Uint8Array[];
  /** By member: what they have spent on further levels. */
  readonly #spent: Float64Array;
  /** Members whose levels have been read. */
  #known: number;

  constructor(scenario: Scenario) {
    const { programme, matrices } = playedIn(scenario);
    this.scenario = scenario;
    this.#matrices = matrices;
    this.#prices = programme.prices;
    this.#levels = matrices.map(() => new Uint8Array(scenario.members + 2));
    this.#spent = new Float64Array(scenario.members + 2);
    const rule = { programme, matrices, growth: scenario.growth, goesOn: scenario.goesOnPercent / 100 };
    this.population = new Population(rule, mulberry32(scenario.seed));
    this.#known = this.population.engine.members;
  }

  /** @param newcomers 0 once growth has stopped */
  period(newcomers: number): Purchases {
    const { tally } = this.population;
    const before = tally.turnover;
    this.population.grow(newcomers);
    this.#meetNewcomers();
    const joined = tally.turnover;
    if (this.scenario.income !== 'keep') this.#buyFurther();
    return { joining: joined - before, further: tally.turnover - joined };
  }

  /** By the index of the matrix among those played. */
  level(member: number, played: number): number {
    return this.#levels[played]?.[member] ?? 0;
  }

  #meetNewcomers(): void {
    const { engine } = this.population;
    for (let member = this.#known + 1; member <= engine.members; member++) {
      for (const [played, matrix] of this.#matrices.entries()) {
        let level = 0;
        while (engine.holds(member, matrix, level + 1)) level += 1;
        this.#setLevel(member, played, level);
      }
    }
    this.#known = engine.members;
  }

  #buyFurther(): void {
    const { engine } = this.population;
    // The root is member 1, and buys nothing. Every second member: the first who joined, the third, and so on.
    const step = this.scenario.income === 'half' ? 2 : 1;
    for (let member = 2; member <= engine.members; member += step) {
      for (let played = 0; played < this.#matrices.length; played++) {
        const matrix = this.#matrices[played] as number;
        const level = this.level(member, played);
        const price = this.#prices[level];
        if (level === 0 || price === undefined || !this.#wants(member, matrix, level, price)) continue;
        if (engine.activate(member, matrix, level + 1) !== null) continue;
        this.#setLevel(member, played, level + 1);
        this.#spent[member] = (this.#spent[member] as number) + price;
      }
    }
  }

  #wants(member: number, matrix: number, level: number, price: number): boolean {
    const { engine, tally } = this.population;
    if (this.scenario.income === 'reopen') return engine.box(member, matrix, level)?.frozen === true;
    return tally.receivedBy(member) - (this.#spent[member] as number) >= price;
  }

  #setLevel(member: number, played: number, level: number): void {
    const levels = this.#levels[played] as Uint8Array;
    levels[member] = level;
  }
}
