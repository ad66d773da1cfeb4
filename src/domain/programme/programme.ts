import { ROOT } from '#domain/matrix/members.ts';
import { TESSERA } from '#domain/matrix/programmes.ts';
import { type MatrixEvent, type MatrixRequest, RecordedEngine } from '#domain/matrix/recorded-engine.ts';
import type { Refusal } from '#domain/matrix/refusal.ts';
import { add, type Cents, cents, ZERO } from '#domain/money/cents.ts';
import { levelKey, LEVELS, MATRICES, type MatrixLevel } from './activation.ts';
import { type Box, boxOf, type BoxRecord, type Income, type TakenPlace } from './box.ts';
import type { ActivationEntry, ProgrammeEntry } from './entry.ts';
import { isNewPayer, resultsAfter, type ResultsSoFar } from './results-after.ts';
import { type MemberResult, NO_RESULT, NO_TALLY, type OwnedResult, type Tally } from './results.ts';

/** Raise it whenever the same log would fold to another programme: a log is only folded by the version that wrote it. */
export const ENGINE_VERSION = 1;

/** What an accepted activation does. Store all of it in one transaction with the postings. */
export interface OpenedLevel {
  /** To be appended to the programme's log. */
  readonly entry: ActivationEntry;
  /** The recipient of the price: a member's uid, or null for the programme itself. */
  readonly payee: string | null;
  readonly price: Cents;
  /** Every box that has changed, the new one included, each once. */
  readonly boxes: readonly OwnedBox[];
  /** At most one per member. */
  readonly incomes: readonly OwnedIncome[];
  /** Uids of the members whose box at this level it froze. */
  readonly frozen: readonly string[];
  /** Every member's result that has changed, each once. */
  readonly results: readonly OwnedResult[];
  /** How all members stand after it. */
  readonly community: Tally;
}

export interface OwnedBox extends MatrixLevel {
  readonly uid: string;
  readonly box: Box;
}

export interface OwnedIncome {
  readonly uid: string;
  readonly income: Income;
}

export type ActivationPreview =
  | { readonly ok: true; readonly opened: OpenedLevel }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * The programme, folded from its log: the matrix engine, with members by uid, and what each of them may see of it. The
 * same log gives the same programme, wherever it is folded.
 */
export class Programme implements ResultsSoFar {
  readonly #recorded = new RecordedEngine(TESSERA);
  /** By the engine's number; starts after the root. */
  readonly #uids: string[] = [];
  readonly #numbers = new Map<string, number>();
  readonly #usernames = new Map<string, string>();
  readonly #boxes = new Map<string, Box>();
  readonly #results = new Map<string, MemberResult>();
  readonly #payees = new Map<string, readonly string[]>();
  #community = NO_TALLY;
  /** Takes back what was applied in a dry run, last first; null: none is under way. */
  #undo: (() => void)[] | null = null;

  knows(uid: string): boolean {
    return this.#numbers.has(uid);
  }

  /** What activating the level would do now. Changes nothing. */
  preview(entry: ActivationEntry): ActivationPreview {
    return this.#recorded.dryRun(this.#requestOf(entry), (result): ActivationPreview => {
      if (result.kind === 'refused') return { ok: false, refusal: result.refusal };
      return { ok: true, opened: this.#openedBy(entry, result.events) };
    });
  }

  /**
   * @returns what it opened; null: a registration opens nothing
   * @throws ProgrammeBroken when the log is not valid
   */
  apply(entry: ProgrammeEntry): OpenedLevel | null {
    const result = this.#recorded.apply(this.#requestOf(entry));
    if (result.kind === 'refused') throw new ProgrammeBroken(`${entry.kind} ${entry.uid}: ${result.refusal}`);
    this.#put(this.#usernames, entry.uid, entry.username);
    if (entry.kind === 'register') {
      this.#append(this.#uids, entry.uid);
      this.#put(this.#numbers, entry.uid, this.#recorded.engine.members);
      return null;
    }
    const opened = this.#openedBy(entry, result.events);
    for (const { uid, box, ...level } of opened.boxes) this.#put(this.#boxes, placeOf(uid, level), box);
    for (const { uid, result } of opened.results) this.#put(this.#results, uid, result);
    const { community } = this;
    this.#undo?.push(() => {
      this.#community = community;
    });
    this.#community = opened.community;
    const payment = { buyer: entry.uid, payee: opened.payee };
    if (isNewPayer(this, payment)) {
      this.#put(this.#payees, entry.uid, [...this.payeesOf(entry.uid), opened.payee as string]);
    }
    return opened;
  }

  /** Takes back all that `work` applies, so that a caller can store many entries before it applies them. */
  dryRun<Value>(work: () => Value): Value {
    const undo: (() => void)[] = [];
    this.#undo = undo;
    try {
      return this.#recorded.engine.dryRun(work);
    } finally {
      this.#undo = null;
      for (const each of undo.reverse()) each();
    }
  }

  /** A member's activated levels, by `levelKey`. */
  boxesOf(uid: string): ReadonlyMap<string, Box> {
    const boxes = new Map<string, Box>();
    for (const matrix of MATRICES) {
      for (const level of LEVELS) {
        const box = this.#boxes.get(placeOf(uid, { matrix, level }));
        if (box) boxes.set(levelKey({ matrix, level }), box);
      }
    }
    return boxes;
  }

  resultOf(uid: string): MemberResult {
    return this.#results.get(uid) ?? NO_RESULT;
  }

  payeesOf(uid: string): readonly string[] {
    return this.#payees.get(uid) ?? [];
  }

  get community(): Tally {
    return this.#community;
  }

  /** Hashes the engine's whole state: programmes with the same log have the same hash. */
  hash(): string {
    return this.#recorded.engine.hash();
  }

  /** A member missing from the log has the number 0, which the engine refuses. */
  #requestOf(entry: ProgrammeEntry): MatrixRequest {
    const known = this.#numbers.get(entry.uid);
    if (entry.kind === 'activate') {
      const { level } = entry;
      return { kind: 'activate', member: known ?? 0, matrix: MATRICES.indexOf(entry.matrix), level };
    }
    const sponsor = entry.sponsor === null ? ROOT : (this.#numbers.get(entry.sponsor) ?? 0);
    return { kind: 'register', member: known ?? this.#recorded.engine.members + 1, sponsor };
  }

  /** Called while the engine holds the state after the event. */
  #openedBy(entry: ActivationEntry, events: readonly MatrixEvent[]): OpenedLevel {
    const { uid, matrix, level, at } = entry;
    const buyer = this.#numbers.get(uid) as number;
    const touched = new Map<number, readonly TakenPlace[]>([[buyer, []]]);
    const placesOf = (member: number) =>
      touched.get(member) ?? this.#boxes.get(placeOf(this.#uidOf(member), entry))?.places ?? [];
    const nameOf = (member: number) =>
      member === buyer ? entry.username : (this.#usernames.get(this.#uidOf(member)) ?? '');

    let payee = ROOT;
    let price = cents(0);
    const incomes: OwnedIncome[] = [];
    const book = (member: number, kind: Income['kind'], amount: Cents) => {
      const income: Income = { kind, partner: entry.username, matrix, level, amount, at };
      incomes.push({ uid: this.#uidOf(member), income });
    };
    for (const event of events) {
      const member = whose(event);
      if (member === ROOT && event.kind !== 'paid') continue;
      if (event.kind === 'placed') {
        const { place } = event;
        const others = placesOf(member).filter((taken) => taken.place !== place);
        touched.set(member, [...others, { place, username: nameOf(event.entrant) }]);
      } else {
        touched.set(member, event.kind === 'recycled' ? [] : placesOf(member));
      }
      if (event.kind === 'missed') book(member, 'missed', cents(TESSERA.prices[level - 1] as number));
      if (event.kind === 'paid') {
        payee = member;
        price = cents(event.amount);
        if (member !== ROOT) book(member, 'earned', price);
      }
    }
    touched.delete(ROOT);

    const opening: BoxRecord = { earned: ZERO, missed: ZERO, paidTo: payee === ROOT ? null : nameOf(payee) };
    const boxes = [...touched].map(([member, places]) => {
      const owner = this.#uidOf(member);
      const income = incomes.find((each) => each.uid === owner)?.income;
      const before = this.#boxes.get(placeOf(owner, entry)) ?? opening;
      return this.#boxAt(member, entry, places, withIncome(before, income));
    });
    const frozen = boxes
      .filter(({ uid, box }) => box.frozen && !this.#boxes.get(placeOf(uid, entry))?.frozen)
      .map(({ uid }) => uid);
    // Activating a level thaws the one below.
    const below = { matrix, level: level - 1 };
    const lower = this.#boxes.get(placeOf(uid, below));
    if (lower) boxes.push(this.#boxAt(buyer, below, lower.places, lower));
    const paid = { buyer: uid, payee: payee === ROOT ? null : this.#uidOf(payee), price };
    return { entry, payee: paid.payee, price, boxes, incomes, frozen, ...resultsAfter(this, paid) };
  }

  #boxAt(
    member: number,
    { matrix, level }: MatrixLevel,
    places: readonly TakenPlace[],
    { earned, missed, paidTo }: BoxRecord,
  ): OwnedBox {
    const view = this.#recorded.engine.box(member, MATRICES.indexOf(matrix), level);
    if (view === null) throw new ProgrammeBroken(`member ${member} has no box at ${matrix} ${level}`);
    return { uid: this.#uidOf(member), matrix, level, box: boxOf(view, places, { earned, missed, paidTo }) };
  }

  #put<Value>(map: Map<string, Value>, key: string, value: Value): void {
    const before = map.get(key);
    this.#undo?.push(() => (before === undefined ? map.delete(key) : map.set(key, before)));
    map.set(key, value);
  }

  #append<Value>(list: Value[], value: Value): void {
    this.#undo?.push(() => list.pop());
    list.push(value);
  }

  #uidOf(member: number): string {
    return this.#uids[member - ROOT - 1] as string;
  }
}

/** The log, or the code that folds it, has changed. A bug, never a person's mistake. */
export class ProgrammeBroken extends Error {
  constructor(what: string) {
    super(`The programme is broken: ${what}`);
    this.name = 'ProgrammeBroken';
  }
}

function withIncome(before: BoxRecord, income?: Income): BoxRecord {
  return income ? { ...before, [income.kind]: add(before[income.kind], income.amount) } : before;
}

const placeOf = (uid: string, level: MatrixLevel): string => `${uid} ${levelKey(level)}`;

/** The member whose box an event concerns. All boxes of one event are at its level. */
function whose(event: MatrixEvent): number {
  if (event.kind === 'placed') return event.holder;
  return event.kind === 'paid' ? event.payee : event.member;
}
