import { MatrixEngine } from '#domain/matrix/engine.ts';
import { ROOT } from '#domain/matrix/members.ts';
import type { Observer } from '#domain/matrix/observer.ts';
import type { Programme } from '#domain/matrix/plan.ts';
import { type Random, randomBelow } from '#domain/matrix/random.ts';
import { Tally } from '#domain/matrix/tally.ts';

/**
 * Who invites those whom no leader invites: `any` member who acts, with equal chance, or one of the `newest` fifth of
 * them, so that growth comes in waves.
 */
export type InviterRule = 'any' | 'newest';

/** How a community behaves. Money is in the programme's unit. */
export interface CommunityRule {
  readonly programme: Programme;
  /** The matrices in which members activate levels. */
  readonly matrices: readonly number[];
  /** How many join at most. */
  readonly members: number;
  /** The share of members who buy level 1 on joining and never act further: they invite no one. */
  readonly idle: number;
  /** What each of the others spends of their own on joining: log-normal, with this median and standard deviation of the logarithm. */
  readonly budget: { readonly median: number; readonly spread: number };
  /** Members who join before all others, hold `leaderLevels` of each matrix, and bring one another in. */
  readonly leaders: number;
  readonly leaderLevels: number;
  /** The share of later newcomers whom a leader invites. */
  readonly leadersInvite: number;
  readonly inviters: InviterRule;
  /** Whether members who miss a payment buy the next level if what came in pays for it. */
  readonly upgrades: boolean;
  /** This one in the order of joining is steered by a person: newcomers come to them as to others, and they buy nothing by themselves. */
  readonly steered?: number;
}

/** What a member of the community did, and the programme accepted. A matrix is its index in the programme. */
export type Move =
  | { readonly kind: 'join'; readonly member: number; readonly sponsor: number }
  | {
      readonly kind: 'activate';
      readonly member: number;
      readonly matrix: number;
      readonly level: number;
    };

/** A leader is brought in by one of this many newest leaders: most of them know only the one before. */
const NEWEST_LEADERS = 3;
const NEWEST_SHARE = 0.2;

/**
 * An invented community that joins a programme one by one and never changes its mind. The same rule and generator always
 * produce the same community. It grows in steps of any size, so that a page or a worker can pause in between.
 */
export class Community {
  readonly rule: CommunityRule;
  readonly engine: MatrixEngine;
  readonly #witness: Witness;
  readonly #random: Random;
  /** By matrix of `rule.matrices` and member: the member's highest level. */
  #levels: readonly Uint8Array[];
  /** By member: what they have spent on upgrades, out of what came in. */
  #reinvested: Float64Array;
  #isIdle: Uint8Array;
  readonly #leaders: number[] = [];
  /** Members who act, leaders included, in the order of joining. */
  readonly #active: number[] = [];
  #joins = 0;
  #upgradesPaid = 0;

  /** @param onMove hears what each member does, in order */
  constructor(rule: CommunityRule, random: Random, onMove?: (move: Move) => void) {
    const numbers = rule.members + ROOT + 1;
    this.rule = rule;
    this.#witness = new Witness(numbers, onMove);
    this.engine = new MatrixEngine(rule.programme, this.#witness);
    this.#random = random;
    this.#levels = rule.matrices.map(() => new Uint8Array(numbers));
    this.#reinvested = new Float64Array(numbers);
    this.#isIdle = new Uint8Array(numbers);
  }

  /** What each member paid and received. */
  get tally(): Tally {
    return this.#witness.tally;
  }

  /** What was paid for upgrades. The rest of the turnover was paid on joining. */
  get upgradesPaid(): number {
    return this.#upgradesPaid;
  }

  /** Everyone who was paid since this was last asked, each once, the root included. */
  takePayees(): readonly number[] {
    const payees = [...new Set(this.#witness.payees)];
    this.#witness.payees.length = 0;
    return payees;
  }

  /** By the index of the matrix in `rule.matrices`. */
  level(member: number, played: number): number {
    return this.#levels[played]?.[member] ?? 0;
  }

  /** Whether any member ever stood below this one in a matrix. */
  isUpline(member: number): boolean {
    return this.#witness.isUpline[member] === 1;
  }

  /** Adds newcomers. A purchase that the programme refuses is not retried. */
  grow(newcomers: number): void {
    for (let joined = 0; joined < newcomers; joined++) this.#join();
  }

  /** Lets members act on payments that they missed by what persons bought: `grow` does the same after each newcomer. */
  react(): void {
    this.#upgrade();
  }

  /** Registers a person that the community did not expect. They are steered, and invite no one by themselves. */
  admit(sponsor: number): void {
    this.engine.register(this.engine.members + 1, sponsor);
    this.#levels = this.#levels.map(withRoomForOne);
    this.#reinvested = withRoomForOne(this.#reinvested);
    this.#isIdle = withRoomForOne(this.#isIdle);
    this.#witness.isUpline = withRoomForOne(this.#witness.isUpline);
  }

  #join(): void {
    const { engine, rule } = this;
    this.#joins += 1;
    const isSteered = this.#joins === rule.steered;
    const isLeader = this.#leaders.length < rule.leaders;
    const member = engine.members + 1;
    if (engine.register(member, isLeader ? this.#bringerOfLeader() : this.#inviter()) !== null) return;
    // Draw for a steered one as well: so the same seed gives the same others.
    const isIdle = !isLeader && this.#random() < rule.idle;
    if (isIdle && !isSteered) this.#isIdle[member] = 1;
    else this.#active.push(member);
    if (isLeader) this.#leaders.push(member);
    const budget = isLeader ? this.#costOfLeader() : isIdle ? 0 : this.#drawBudget();
    if (!isSteered) this.#spend(member, budget);
    this.#upgrade();
  }

  #bringerOfLeader(): number {
    return this.#oneOf(this.#leaders, Math.min(NEWEST_LEADERS, this.#leaders.length));
  }

  #inviter(): number {
    const [leaders, active] = [this.#leaders, this.#active];
    if (leaders.length > 0 && this.#random() < this.rule.leadersInvite)
      return this.#oneOf(leaders, leaders.length);
    const isAny = this.rule.inviters === 'any';
    return this.#oneOf(active, isAny ? active.length : Math.ceil(active.length * NEWEST_SHARE));
  }

  /** One of that many who joined last; the root where there are none. */
  #oneOf(members: readonly number[], newest: number): number {
    return members[members.length - 1 - randomBelow(newest, this.#random)] ?? ROOT;
  }

  #costOfLeader(): number {
    const { programme, matrices, leaderLevels } = this.rule;
    const levels = programme.prices.slice(0, leaderLevels);
    return levels.reduce((total, price) => total + price, 0) * matrices.length;
  }

  /** By Box and Muller. */
  #drawBudget(): number {
    const { median, spread } = this.rule.budget;
    if (spread === 0) return median;
    const normal = Math.sqrt(-2 * Math.log(1 - this.#random())) * Math.cos(2 * Math.PI * this.#random());
    return median * Math.exp(spread * normal);
  }

  /** Level 1 of each matrix comes first, whatever the budget. Then the cheapest next level, as long as the budget lasts. */
  #spend(member: number, budget: number): void {
    const { prices } = this.rule.programme;
    let left = budget;
    for (let played = 0; played < this.#levels.length; played++) {
      if (!this.#activate(member, played)) return;
      left -= prices[0] as number;
    }
    for (;;) {
      const played = this.#lowest(member);
      const price = prices[this.level(member, played)];
      if (price === undefined || price > left || !this.#activate(member, played)) return;
      left -= price;
    }
  }

  #lowest(member: number): number {
    let lowest = 0;
    for (let played = 1; played < this.#levels.length; played++) {
      if (this.level(member, played) < this.level(member, lowest)) lowest = played;
    }
    return lowest;
  }

  /** Buys the next level. @returns false: the programme refused it */
  #activate(member: number, played: number): boolean {
    const [levels, matrix] = [this.#levels[played], this.rule.matrices[played]] as [Uint8Array, number];
    const level = this.level(member, played) + 1;
    const isHeld = level === 1 && this.engine.holds(member, matrix, level);
    if (!isHeld && this.engine.activate(member, matrix, level) !== null) return false;
    levels[member] = level;
    return true;
  }

  /** Each upgrade can make others miss a payment. It ends, because levels do. */
  #upgrade(): void {
    const { misses } = this.#witness;
    if (!this.rule.upgrades) misses.length = 0;
    for (let miss = misses.pop(); miss; miss = misses.pop()) {
      const { member, matrix, level } = miss;
      const played = this.rule.matrices.indexOf(matrix);
      const price = this.rule.programme.prices[level];
      if (price === undefined || this.#isIdle[member] || this.level(member, played) !== level) continue;
      const reinvested = this.#reinvested[member] as number;
      if (this.tally.receivedBy(member) - reinvested < price || !this.#activate(member, played)) continue;
      this.#reinvested[member] = reinvested + price;
      this.#upgradesPaid += price;
    }
  }
}

interface Miss {
  readonly member: number;
  readonly matrix: number;
  readonly level: number;
}

/** Hears the engine: what members paid and received, who missed a payment, and who ever had others below. */
class Witness implements Observer {
  readonly tally = new Tally();
  /** Also of events that were refused: whether to act on a miss depends on the present state alone. */
  readonly misses: Miss[] = [];
  isUpline: Uint8Array;
  readonly payees: number[] = [];
  readonly #onMove: ((move: Move) => void) | undefined;

  constructor(numbers: number, onMove?: (move: Move) => void) {
    this.isUpline = new Uint8Array(numbers);
    this.#onMove = onMove;
  }

  placed(_entrant: number, holder: number): void {
    this.isUpline[holder] = 1;
  }

  missed(member: number, _entrant: number, matrix: number, level: number): void {
    this.misses.push({ member, matrix, level });
  }

  recycled(): void {}

  paid(payee: number, amount: number): void {
    if (this.#onMove) this.payees.push(payee);
    this.tally.paid(payee, amount);
  }

  registered(member: number, sponsor: number): void {
    this.tally.registered(member);
    this.#onMove?.({ kind: 'join', member, sponsor });
  }

  activated(member: number, _upline: number, matrix: number, level: number): void {
    this.tally.activated(member);
    this.#onMove?.({ kind: 'activate', member, matrix, level });
  }

  refused(): void {
    this.tally.refused();
  }
}

function withRoomForOne<List extends Uint8Array | Float64Array>(list: List): List {
  const larger = new (list.constructor as new (length: number) => List)(list.length + 1);
  larger.set(list);
  return larger;
}
