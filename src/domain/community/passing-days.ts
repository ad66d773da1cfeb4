import { ROOT } from '#domain/matrix/members.ts';
import { mulberry32 } from '#domain/matrix/random.ts';
import { Community, type Move } from '#domain/matrix/simulation/community.ts';
import { DEFAULT_SCENARIO, ruleOf } from '#domain/matrix/simulation/scenario.ts';
import { levelKey, MATRICES } from '#domain/programme/activation.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { MINIMUM_WITHDRAWAL } from '#domain/withdrawals/withdrawal.ts';
import { isSampleUid, sampleUid } from './samples.ts';
import { DAYS_IN_MONTH, joinedBy, numberOf, type Walk, WalkBroken } from './walk.ts';

export type { Move };

/** What happened on one day, in order. */
export interface PassedDay {
  readonly day: number;
  /** Joins and activations of samples, and the person's joining. */
  readonly moves: readonly Move[];
  /** Everyone that an activation of that day may have paid, by number. */
  readonly payees: readonly number[];
  /** Samples who look at their money on that day, by number: what can be withdrawn, they withdraw. */
  readonly withdrawing: readonly number[];
}

/**
 * The days of a walk: the simulated community, a day at a time. Persons act between two days. Members are numbered as in
 * the matrix engine, which folds the programme's log to the same state.
 */
export class PassingDays {
  readonly walk: Pick<Walk, 'place' | 'members' | 'seed'>;
  readonly #community: Community;
  readonly #person: string;
  readonly #moves: Move[] = [];
  /** By the engine's number; starts after the root. */
  readonly #uids: string[] = [];
  readonly #numbers = new Map<string, number>();
  #day = 0;

  /** @param person uid of the member who walks */
  constructor(walk: PassingDays['walk'], person: string) {
    this.walk = walk;
    this.#person = person;
    const rule = ruleOf({ ...DEFAULT_SCENARIO, members: walk.members, seed: walk.seed });
    const steered = numberOf(walk);
    this.#community = new Community({ ...rule, steered }, mulberry32(walk.seed), (move) =>
      this.#moves.push(move),
    );
  }

  /**
   * The community as it was left: passes the same days again, and lets persons do what the programme's log says between
   * them.
   *
   * @throws WalkBroken when the log does not follow from the walk
   */
  static resume(walk: Walk, person: string, programmeLog: readonly ProgrammeEntry[]): PassingDays {
    const days = new PassingDays(walk, person);
    let next = 0;
    const hearPersons = () => {
      for (let entry = programmeLog[next]; entry && days.#isOfPerson(entry); entry = programmeLog[next]) {
        days.hear(entry);
        next += 1;
      }
    };
    while (days.day < walk.day) {
      if (days.#knows(person)) hearPersons();
      for (const move of days.pass().moves) {
        const entry = programmeLog[next];
        if (!entry || !days.#isMoveOf(entry, move)) throw new WalkBroken(`entry ${next + 1}`);
        next += 1;
      }
    }
    hearPersons();
    if (next < programmeLog.length) throw new WalkBroken(`entry ${next + 1}`);
    return days;
  }

  /** The day that has passed last. */
  get day(): number {
    return this.#day;
  }

  /** A member's uid; the root has none. */
  uidOf(member: number): string {
    return this.#uids[member - ROOT - 1] ?? '';
  }

  /** The number of a member in the engine; the root for null. */
  numberOf(uid: string | null): number {
    return uid === null ? ROOT : (this.#numbers.get(uid) ?? ROOT);
  }

  isSample(member: number): boolean {
    return isSampleUid(this.uidOf(member));
  }

  /** Fingerprint of the engine's whole state. */
  hash(): string {
    return this.#community.engine.hash();
  }

  /** Tells the community what a person has done. */
  hear(entry: ProgrammeEntry): void {
    if (entry.kind === 'register') {
      this.#community.admit(this.numberOf(entry.sponsor));
      this.#name(entry.uid);
    } else {
      const matrix = MATRICES.indexOf(entry.matrix);
      this.#community.engine.activate(this.numberOf(entry.uid), matrix, entry.level);
    }
    this.#moves.length = 0;
    this.#community.takePayees();
  }

  pass(): PassedDay {
    const { members } = this.walk;
    this.#day += 1;
    this.#community.react();
    for (let left = joinedBy(this.#day, members) - joinedBy(this.#day - 1, members); left > 0; left -= 1) {
      this.#community.grow(1);
      // Name those who joined: the member that the community steers is the person.
      this.#nameNewcomer();
    }
    const moves = this.#moves.splice(0);
    return { day: this.#day, moves, payees: this.#community.takePayees(), withdrawing: this.#withdrawing() };
  }

  #nameNewcomer(): void {
    this.#joins += 1;
    const member = this.#community.engine.members;
    if (member - ROOT === this.#uids.length) return;
    this.#name(this.#joins === numberOf(this.walk) ? this.#person : sampleUid(member - ROOT));
  }

  #joins = 0;

  #name(uid: string): void {
    this.#uids.push(uid);
    this.#numbers.set(uid, this.#uids.length + ROOT);
  }

  /** Each sample once a month, if enough ever came in. */
  #withdrawing(): readonly number[] {
    const { tally, engine } = this.#community;
    const found: number[] = [];
    const first = (this.#day % DAYS_IN_MONTH) + ROOT + 1;
    for (let member = first; member <= engine.members; member += DAYS_IN_MONTH) {
      if (this.isSample(member) && tally.receivedBy(member) >= MINIMUM_WITHDRAWAL) found.push(member);
    }
    return found;
  }

  #knows(uid: string): boolean {
    return this.#numbers.has(uid);
  }

  #isOfPerson({ uid, kind }: ProgrammeEntry): boolean {
    return !isSampleUid(uid) && (kind === 'activate' || !this.#knows(uid));
  }

  #isMoveOf(entry: ProgrammeEntry, move: Move): boolean {
    if (entry.uid !== this.uidOf(move.member)) return false;
    if (entry.kind === 'register')
      return move.kind === 'join' && this.numberOf(entry.sponsor) === move.sponsor;
    return move.kind === 'activate' && levelKey(entry) === levelKeyOf(move);
  }
}

const levelKeyOf = ({ matrix, level }: Extract<Move, { readonly kind: 'activate' }>): string =>
  levelKey({ matrix: MATRICES[matrix] as (typeof MATRICES)[number], level });
