import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balancesOf, MEMBER_BOOKS, memberAccount, type Posting, totals } from '#domain/money/ledger.ts';
import { settle, type SettlementState } from '#domain/settlement/settle.ts';
import { afterSettlement, NEW_MEMBER } from '#domain/settlement/state.ts';
import { byNight } from '#tests/support/by-night.ts';
import { Model, type OwnRequest } from './model.ts';
import { openingPostings, openingState, requestsOf, withOriginal } from './openings.ts';

/*
 * The long proof: ten thousand sequences of requests by a dozen members, each run by the settlement and by the plain
 * model. The checks after every request cost the same however long the sequence is.
 */
const MEMBERS = Array.from({ length: 12 }, (_, index) => `member-${index}`);
const SEQUENCES = byNight(10_000, 1000);
const LONGEST = 60;

const OPENING_STATE = openingState(MEMBERS);
const OPENING_POSTINGS = openingPostings(MEMBERS);

/** The totals of every account, updated posting by posting. */
class Books {
  readonly #amounts = new Map<string, number>();
  readonly #ids = new Set<string>();

  constructor(postings: readonly Posting[]) {
    for (const posting of postings) this.post(posting);
  }

  post({ id, from, to, amount }: Posting): void {
    if (this.#ids.has(id)) throw new Error(`${id} is posted twice`);
    if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`${id} moves ${amount}`);
    this.#ids.add(id);
    this.#amounts.set(from, this.in(from) - amount);
    this.#amounts.set(to, this.in(to) + amount);
    if (from.includes(':') && this.in(from) < 0) throw new Error(`${id} leaves ${from} below zero`);
  }

  in(account: string): number {
    return this.#amounts.get(account) ?? 0;
  }

  sum(): number {
    return [...this.#amounts.values()].reduce((left, right) => left + right, 0);
  }

  of(uid: string) {
    return Object.fromEntries(MEMBER_BOOKS.map((book) => [book, this.in(memberAccount(book, uid))]));
  }
}

/** Cheaper than `expect`, half a million times. */
function assertSame(one: object, other: object, what: () => string): void {
  const [left, right] = [one, other].map((each) => JSON.stringify(Object.entries(each).sort()));
  if (left !== right) throw new Error(`${what()}: ${left}, not ${right}`);
}

/** Everything that the settlement knows of a member, as text, to compare before and after. */
function knownOf({ members }: SettlementState, uid: string): string {
  const { balances, deposits, withdrawals, settled } = members.get(uid) ?? NEW_MEMBER;
  return JSON.stringify([balances, [...deposits], [...withdrawals], [...settled]]);
}

interface Told {
  readonly state: SettlementState;
  readonly postings: readonly Posting[];
  readonly granted: readonly number[];
}

function tell(requests: readonly OwnRequest[], at: (index: number) => number): Told {
  const model = new Model(MEMBERS);
  const books = new Books(OPENING_POSTINGS);
  const postings = [...OPENING_POSTINGS];
  const granted: number[] = [];
  let state = OPENING_STATE;
  for (const [index, request] of requests.entries()) {
    const { uid } = request;
    const before = knownOf(state, uid);
    const settlement = settle(withOriginal(state, request, postings), request, at(index));
    if (settlement.ok !== model.grants(request))
      throw new Error(`${JSON.stringify(request)} ${settlement.ok}`);
    if (settlement.ok) {
      state = afterSettlement(state, request, settlement);
      granted.push(index);
      for (const posting of settlement.postings) {
        books.post(posting);
        postings.push(posting);
      }
    } else if (knownOf(state, uid) !== before) throw new Error('A refusal changed something');
    const kept = state.members.get(uid)?.balances ?? {};
    assertSame(kept, books.of(uid), () => `balances of ${uid} and the log`);
    assertSame(kept, model.balancesOf(uid), () => `balances of ${uid} and the model`);
    if (books.sum() !== 0) throw new Error(`All accounts add up to ${books.sum()}`);
  }
  for (const uid of MEMBERS) {
    const kept = state.members.get(uid)?.balances ?? {};
    assertSame(kept, model.balancesOf(uid), () => `balances of ${uid} and the model, at the end`);
  }
  return { state, postings, granted };
}

describe(`${SEQUENCES} sequences of requests by ${MEMBERS.length} members`, () => {
  it('leave every cent where the plain rules say, settle each request once, and can be replayed from the log', () => {
    let requests = 0;
    let grants = 0;
    const sequences = fc.array(requestsOf(MEMBERS), { maxLength: LONGEST, size: 'max' });
    fc.assert(
      fc.property(sequences, fc.integer({ min: -1000, max: 1000 }), (asked, pace) => {
        // Time also runs backwards: no decision depends on its direction.
        const at = (index: number) => 1e9 + index * pace;
        const { state, postings, granted } = tell(asked, at);
        requests += asked.length;
        grants += granted.length;

        // The ledger's own fold agrees, and so does a replay of the granted requests alone.
        totals(postings);
        for (const uid of MEMBERS) {
          assertSame(
            state.members.get(uid)?.balances ?? {},
            balancesOf(uid, postings),
            () => `${uid}, folded`,
          );
        }
        let again = OPENING_STATE;
        for (const index of granted) {
          const request = asked[index];
          if (!request) continue;
          const settlement = settle(withOriginal(again, request, postings), request, at(index));
          if (!settlement.ok) throw new Error(`Refused when told again: ${JSON.stringify(request)}`);
          again = afterSettlement(again, request, settlement);
        }
        for (const [uid, member] of state.members) {
          const rebuilt = again.members.get(uid);
          for (const part of ['deposits', 'withdrawals'] as const) {
            assertSame(
              Object.fromEntries(rebuilt?.[part] ?? []),
              Object.fromEntries(member[part]),
              () => part,
            );
          }
          assertSame(rebuilt?.balances ?? {}, member.balances, () => `${uid}, told again`);
        }
        // A second replay does nothing more.
        for (const index of granted) {
          const request = asked[index];
          const settlement = request && settle(state, request, 2e9);
          if (settlement?.ok && settlement.postings.length + settlement.changes.length === 0) continue;
          throw new Error(`Settled twice: ${JSON.stringify(request)}`);
        }
      }),
      { numRuns: SEQUENCES },
    );
    console.log(`${SEQUENCES} sequences, ${requests} requests, ${grants} granted, 0 violations`);
    expect(requests).toBeGreaterThan(SEQUENCES * 10);
    expect(grants).toBeGreaterThan(SEQUENCES);
  });
});
