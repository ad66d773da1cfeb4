import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import {
  balancesAfter,
  balancesOf,
  LedgerBroken,
  memberAccount,
  NO_BALANCES,
  ownerOf,
  ownersOf,
  type Posting,
  totals,
  undoes,
} from '#domain/money/ledger.ts';

let made = 0;
const posting = (change: Partial<Posting>): Posting => {
  made += 1;
  return {
    id: `p${made}`,
    kind: 'credit',
    from: 'external',
    to: 'locked:ada',
    amount: cents(500_00),
    at: 0,
    subject: 'd1',
    ...change,
  };
};

describe('the ledger', () => {
  const postings = [
    posting({}),
    posting({ from: 'locked:ada', to: 'earning:ben', amount: cents(200_00) }),
    posting({ kind: 'hold', from: 'earning:ben', to: 'held:ben', amount: cents(150_00) }),
    posting({ kind: 'pay', from: 'held:ben', to: 'external', amount: cents(150_00) }),
  ];

  it('folds to each member’s balances', () => {
    expect(balancesOf('ada', postings)).toEqual({ locked: 300_00, earning: 0, held: 0 });
    expect(balancesOf('ben', postings)).toEqual({ locked: 0, earning: 50_00, held: 0 });
    expect(balancesOf('eve', postings)).toEqual(NO_BALANCES);
  });

  it('continues folding from any point', () => {
    for (const at of postings.keys()) {
      const before = balancesOf('ben', postings.slice(0, at));
      expect(balancesAfter(before, 'ben', postings.slice(at))).toEqual(balancesOf('ben', postings));
    }
  });

  it('adds up to zero over all accounts', () => {
    const accounts = totals(postings);
    expect(Object.fromEntries(accounts)).toEqual({
      external: -350_00,
      'locked:ada': 300_00,
      'earning:ben': 50_00,
      'held:ben': 0,
    });
  });

  it('allows `external` and `house` below zero', () => {
    expect(totals([posting({ from: 'house' })]).get('house')).toBe(-500_00);
  });

  it('finds an account’s owner, also for a uid with a colon', () => {
    expect(ownerOf(memberAccount('held', 'ada'))).toBe('ada');
    expect(ownerOf(memberAccount('held', 'google:1'))).toBe('google:1');
    expect(ownerOf('external')).toBeNull();
    expect(ownerOf('house')).toBeNull();
  });

  it('lists the owners of touched books, each once', () => {
    expect(ownersOf(postings)).toEqual(['ada', 'ben']);
    expect(ownersOf([posting({ to: 'house' })])).toEqual([]);
  });

  const broken: [string, Posting[], string][] = [
    [
      'overdraws a member',
      [posting({ from: 'earning:ada', to: 'external' })],
      'leaves -50000 in earning:ada',
    ],
    [
      'overdraws a member by a cent',
      [posting({ from: 'held:ada', to: 'external', amount: cents(1) })],
      'leaves -1 in held:ada',
    ],
    [
      'overdraws a member before it fills up',
      [posting({ from: 'locked:ada', to: 'held:ada' }), posting({})],
      'leaves -50000 in locked:ada',
    ],
    ['moves nothing', [posting({ amount: cents(0) })], 'moves 0'],
    ['moves less than nothing', [posting({ amount: cents(-1) })], 'moves -1'],
    ['moves half a cent', [posting({ amount: 0.5 as Posting['amount'] })], 'moves 0.5'],
    ['moves in a circle', [posting({ from: 'external', to: 'external' })], 'moves from external to itself'],
  ];
  it.each(broken)('breaks when a posting %s, and says which', (_, list, what) => {
    expect(() => totals(list)).toThrow(new LedgerBroken(`${list[0]?.id} ${what}`));
    if (list.some(({ from, to }) => ownerOf(from) === 'ada' || ownerOf(to) === 'ada')) {
      expect(() => balancesOf('ada', list)).toThrow(LedgerBroken);
    }
  });

  it('breaks when a posting occurs twice', () => {
    const once = posting({});
    expect(() => totals([once, once])).toThrow('posted twice');
  });

  it('says in a log that it is broken', () => {
    expect(String(new LedgerBroken('a cent is gone'))).toBe(
      'LedgerBroken: The ledger is broken: a cent is gone',
    );
  });

  describe('reversals', () => {
    const credited = posting({ id: 'credited' });
    const names = { of: 'credited', entry: 0, reason: 'Credited twice.', operator: 'olga' };
    const reversal = (change: Partial<Posting> = {}) =>
      posting({ kind: 'reversal', from: 'locked:ada', to: 'external', reversal: names, ...change });
    const { reversal: _, ...nameless } = reversal();

    it('take back once what another posting has moved', () => {
      const [first, second] = [reversal(), reversal()];
      expect(undoes(first, credited)).toBe(true);
      expect(totals([credited, first]).get('locked:ada')).toBe(0);
      const list = [credited, posting({}), first, second];
      expect(() => totals(list)).toThrow(new LedgerBroken(`${second.id} does not undo credited`));
    });

    it.each<[string, Posting]>([
      ['name another posting', reversal({ reversal: { ...names, of: 'other' } })],
      ['name none', nameless],
      ['take from another account', reversal({ from: 'earning:ada' })],
      ['give to another account', reversal({ to: 'house' })],
      ['move another amount', reversal({ amount: cents(499_99) })],
    ])('undo nothing when they %s', (_case, wrong) => {
      expect(undoes(wrong, credited)).toBe(false);
    });

    it('undo no movement within the programme', () => {
      const inside = posting({ id: 'inside', kind: 'activation', from: 'locked:ada', to: 'earning:ben' });
      const back = reversal({
        from: 'earning:ben',
        to: 'locked:ada',
        reversal: { ...names, of: 'inside' },
      });
      expect(undoes(back, inside)).toBe(false);
      const list = [credited, inside, back];
      expect(() => totals(list)).toThrow(new LedgerBroken(`${back.id} does not undo inside`));
    });

    it('name a posting, and no other kind does', () => {
      expect(() => totals([credited, nameless])).toThrow(
        new LedgerBroken(`${nameless.id} is a reversal without a posting to reverse`),
      );
      const naming = posting({ reversal: names });
      expect(() => totals([naming])).toThrow(
        new LedgerBroken(`${naming.id} is a credit that names a posting to reverse`),
      );
    });
  });

  it('agrees for one member and for all accounts, for any postings', () => {
    const accounts = fc.constantFrom<Posting['from']>(
      'external',
      'house',
      ...['ada', 'ben'].flatMap((uid) => [memberAccount('locked', uid), memberAccount('earning', uid)]),
    );
    const movement = fc.record({
      from: accounts,
      to: accounts,
      amount: fc.integer({ min: 1, max: 9 }).map(cents),
    });
    fc.assert(
      fc.property(fc.array(movement), (movements) => {
        const list: Posting[] = [];
        for (const move of movements.filter(({ from, to }) => from !== to)) {
          const owned =
            ownerOf(move.from) === null ? Number.POSITIVE_INFINITY : (totals(list).get(move.from) ?? 0);
          if (owned >= move.amount) list.push(posting(move));
        }
        const all = totals(list);
        for (const uid of ['ada', 'ben']) {
          const { locked, earning } = balancesOf(uid, list);
          expect(locked).toBe(all.get(memberAccount('locked', uid)) ?? 0);
          expect(earning).toBe(all.get(memberAccount('earning', uid)) ?? 0);
        }
        expect([...all.values()].reduce((left, right) => left + right, 0)).toBe(0);
      }),
    );
  });
});
