import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PartnerEntry } from '#firestore/documents.ts';
import type { AccountSummary } from '#settler/partners/account-summary.ts';
import { type DownlineIndex, openDownlineIndex, type PageRef } from '#settler/partners/downline-index.ts';
import { rebuild } from './rebuild.ts';
import { anyStep, type Community, happen } from './stories.ts';

/** So few that short stories meet them. */
const LIMITS = { generations: 3, partnersOfPage: 2 };
const ALL = Number.POSITIVE_INFINITY;

/** What Firestore would hold if each changed page were written. */
type Store = Record<string, readonly PartnerEntry[]>;

function write(index: DownlineIndex, store: Store): readonly PageRef[] {
  const changed = index.takeChanged(ALL);
  for (const ref of changed) {
    const entries = index.entriesOf(ref);
    if (entries.length > 0) store[`${ref.uid} ${ref.page}`] = entries;
    else delete store[`${ref.uid} ${ref.page}`];
  }
  return changed;
}

const lookUp = (index: DownlineIndex, { owners }: Community): void => {
  for (const name of index.unknownNames()) index.setOwner(name, owners.get(name) ?? null);
};

const account = (username: string, upline: string, joinedAt = 1): AccountSummary => ({
  username,
  upline,
  joinedAt,
});

function opened(...accounts: readonly (readonly [uid: string, account: AccountSummary])[]): DownlineIndex {
  const index = openDownlineIndex();
  index.apply(new Map(accounts));
  index.takeChanged(ALL);
  return index;
}

const namesOf = (index: DownlineIndex, uid: string): readonly string[] =>
  index.entriesOf({ uid, page: 0 }).map(({ username }) => username);

describe('the downline index', () => {
  it('has the pages of a rebuild after every story, and says which have changed', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(anyStep, fc.boolean()), { maxLength: 40 }), (story) => {
        const index = openDownlineIndex(LIMITS);
        const community: Community = { accounts: new Map(), owners: new Map() };
        const store: Store = {};
        let news = new Map<string, AccountSummary | null>();
        for (const [step, isHeard] of story) {
          const happened = happen(community, step);
          if (happened) news.set(...happened);
          // One snapshot may bring several changes.
          if (!isHeard) continue;
          index.apply(news);
          news = new Map();
          lookUp(index, community);
          write(index, store);
          expect(store).toEqual(rebuild({ ...community, ...LIMITS }));
        }
        index.apply(news);
        lookUp(index, community);
        write(index, store);
        expect(store).toEqual(rebuild({ ...community, ...LIMITS }));
      }),
      { numRuns: 2_000 },
    );
  });

  it('changes the last page of each upline for a newcomer, and no other', () => {
    const index = openDownlineIndex(LIMITS);
    const chain = ['a', 'b', 'c', 'd', 'e', 'f'].map(
      (uid, place, all) => [uid, account(uid, all[place - 1] ?? 'tessera', place)] as const,
    );
    index.apply(new Map(chain));
    index.takeChanged(ALL);
    index.apply(new Map([['z', account('z', 'c', 9)]]));
    expect(index.takeChanged(ALL)).toEqual([
      { uid: 'c', page: 1 },
      { uid: 'b', page: 1 },
      { uid: 'a', page: 1 },
    ]);
  });

  it('changes nothing for an edit that uplines do not see', () => {
    const index = opened(['a', account('ada', 'tessera')], ['b', account('ben', 'ada')]);
    index.apply(new Map([['b', account('ben', 'ada')]]));
    expect(index.takeChanged(ALL)).toEqual([]);
  });

  it('asks once for a name that no account bears, and gives its partners to the owner', () => {
    const index = opened(['a', account('ada', 'tessera')], ['b', account('ben', 'guest_ada')]);
    expect(index.unknownNames()).toEqual(['tessera', 'guest_ada']);
    index.setOwner('tessera', null);
    index.setOwner('guest_ada', 'a');
    expect(index.unknownNames()).toEqual([]);
    expect(namesOf(index, 'a')).toEqual(['ben']);
  });

  it('lists those whom an account invited before it was known', () => {
    const index = opened(['c', account('cleo', 'ben', 3)], ['b', account('ben', 'ada', 2)]);
    index.apply(new Map([['a', account('ada', 'tessera', 4)]]));
    expect(namesOf(index, 'a')).toEqual(['ben', 'cleo']);
  });

  it('returns as many changed pages as are wanted, and those put back later', () => {
    const index = openDownlineIndex();
    index.apply(
      new Map([
        ['a', account('ada', 'tessera', 1)],
        ['b', account('ben', 'ada', 2)],
        ['c', account('cleo', 'ben', 3)],
      ]),
    );
    const [first, ...none] = index.takeChanged(1);
    expect(none).toEqual([]);
    expect(index.takeChanged(ALL)).toHaveLength(1);
    index.putBack([first as PageRef]);
    expect(index.takeChanged(ALL)).toEqual([first]);
    expect(index.takeChanged(ALL)).toEqual([]);
  });
});
