import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import type { Income } from '#domain/programme/box.ts';
import { type Balances, NO_BALANCES } from '#domain/money/ledger.ts';
import { type MemberResult, NO_RESULT, NO_TALLY, type Tally } from '#domain/programme/results.ts';

const known = vi.hoisted(() => ({
  result: null as MemberResult | null,
  community: null as Tally | null,
  incomes: [] as readonly Income[],
  balances: null as Balances | null,
  day: null as number | null,
}));
const stop = () => undefined;
vi.mock('#backend/index.ts', () => ({
  backend: async (): Promise<Partial<Backend>> => ({
    watchResult: (onResult) => {
      if (known.result) onResult(known.result);
      return stop;
    },
    watchCommunity: (onCommunity) => {
      if (known.community) onCommunity(known.community);
      return stop;
    },
    watchPosition: (onPosition) => {
      if (known.balances) onPosition({ balances: known.balances, sums: {} });
      return stop;
    },
    sandbox: {
      watchWalk: (onWalk: (walk: unknown) => void) => {
        onWalk(known.day === null ? null : { day: known.day });
        return stop;
      },
    } as never,
    watchIncomes: (_most, onLatest) => {
      onLatest({ items: known.incomes, older: null });
      return stop;
    },
  }),
}));

/** Loads the stores again: each test has a member of its own. */
async function show(result: MemberResult, community: Tally, balances = NO_BALANCES) {
  Object.assign(known, { result, community, balances });
  vi.resetModules();
  const { WhoseMoney } = await import('#islands/home/HomeScreen.tsx');
  await act(async () => {
    render(<WhoseMoney />);
    await import('#ui/data/WhoseMoneyCard.tsx');
  });
}

const TWENTY: Tally = { members: 20, ahead: 3, behind: 15, unpaid: 8, net: cents(-310_00) };
const ALL: Tally = { members: 1_000, ahead: 118, behind: 850, unpaid: 700, net: cents(-250_00) };

it('is not there before a level is paid', async () => {
  await show(NO_RESULT, NO_TALLY);
  expect(screen.queryByRole('region')).toBeNull();
});

it('says who lacks what the member has, and that the sum is zero', async () => {
  await show({ earned: cents(285_00), paid: cents(100_00), payers: TWENTY }, ALL);
  const card = within(screen.getByRole('region', { name: 'Whose money is this?' }));
  const amountOf = (name: string) => card.getByText(name).nextElementSibling?.textContent;
  expect(amountOf('You')).toBe('+$185');
  expect(amountOf('The 20 who paid you')).toBe('−$310');
  expect(amountOf('979 others')).toBe('−$125');
  expect(amountOf('The programme')).toBe('+$250');
  expect(amountOf('Sum')).toBe('$0');
  expect(card.getByText(/^Of those who paid you, 8 were never paid/)).toBeDefined();
  // 20 × 185, and the 310 that they lack.
  expect(
    card.getByText(/For all 20 to stand where you do, others have to lose at least \$4,010 more/),
  ).toBeDefined();
  const key = card.getByText('Besides you').parentElement;
  expect(key?.textContent).toContain('117 ahead32 even150 got some, but behind700 got nothing');
});

it('counts for the member only what can be withdrawn; what is left in the account is a sum of its own', async () => {
  const left = { locked: cents(200_00), earning: cents(85_00), held: cents(0) };
  await show({ earned: cents(285_00), paid: cents(100_00), payers: TWENTY }, ALL, left);
  const card = within(screen.getByRole('region', { name: 'Whose money is this?' }));
  const sums = card.getAllByRole('definition').flatMap(({ textContent }) => {
    const [, sign, dollars] = /^([+−]?)\$(\d+)$/.exec(textContent) ?? [];
    return dollars === undefined ? [] : [sign === '−' ? -Number(dollars) : Number(dollars)];
  });
  expect(sums).toEqual([-100, -310, -125, 285, 250, 0]);
});

it.each([
  [599, /If no one pays for a level after today, it stays so/],
  [600, /8 were never paid. It stays so/],
])('says on day %i whether it may still change', async (day, said) => {
  known.day = day;
  await show({ earned: cents(285_00), paid: cents(100_00), payers: TWENTY }, ALL);
  expect(await screen.findByText(said)).toBeDefined();
});

it('says who has got what was spent, also without income', async () => {
  const all: Tally = { members: 3, ahead: 1, behind: 2, unpaid: 2, net: cents(-5_00) };
  await show({ ...NO_RESULT, paid: cents(15_00) }, all);
  const card = within(screen.getByRole('region', { name: 'Whose money is this?' }));
  const you = card.getByText('You');
  expect(you.nextElementSibling?.textContent).toBe('−$15');
  expect(you.parentElement?.querySelector('[data-standing="unpaid"]')).not.toBeNull();
  expect(card.getByText('2 others').nextElementSibling?.textContent).toBe('+$10');
});

const standingsOf = (name: string) =>
  Array.from(
    screen.getByText(name).parentElement?.querySelectorAll('[data-standing]') ?? [],
    (each) => each.getAttribute('data-standing') ?? '',
  );
const countIn = (standings: readonly string[]) =>
  Object.fromEntries(
    Object.entries(Object.groupBy(standings, (each) => each)).map(([each, all]) => [each, all?.length]),
  );

it('draws each of a thousand members as a tile, those ahead first', async () => {
  await show({ earned: cents(285_00), paid: cents(100_00), payers: TWENTY }, ALL);
  expect(screen.getByText('1 tile: 1 member')).toBeDefined();
  const payers = standingsOf('The 20 who paid you');
  expect(payers.slice(0, 4)).toEqual(['ahead', 'ahead', 'ahead', 'even']);
  expect(countIn(payers)).toEqual({ ahead: 3, even: 2, behind: 7, unpaid: 8 });
  expect(countIn(standingsOf('979 others'))).toEqual({ ahead: 114, even: 30, behind: 143, unpaid: 692 });
});

it('draws more of them in their proportions, on one scale', async () => {
  const many: Tally = { members: 16_021, ahead: 1_600, behind: 13_000, unpaid: 12_000, net: cents(-250_00) };
  await show({ earned: cents(285_00), paid: cents(100_00), payers: TWENTY }, many);
  expect(screen.getByText('1 tile: 17 members')).toBeDefined();
  // No standing is left out.
  expect(countIn(standingsOf('The 20 who paid you'))).toEqual({ ahead: 1, even: 1, behind: 1, unpaid: 1 });
  expect(standingsOf('16,000 others').filter((each) => each === 'ahead')).toHaveLength(94);
});

it('speaks of getting back what they paid where the member is not ahead', async () => {
  const payers: Tally = { members: 1, ahead: 0, behind: 1, unpaid: 1, net: cents(-5_00) };
  const all: Tally = { members: 2, ahead: 0, behind: 1, unpaid: 1, net: cents(-5_00) };
  await show({ earned: cents(5_00), paid: cents(5_00), payers }, all);
  expect(screen.getByText(/^That member was never paid/)).toBeDefined();
  expect(screen.getByText(/to get back what they paid, others have to lose at least \$5 more/)).toBeDefined();
});

it('names those who paid once it is asked, with what each paid', async () => {
  const at = { matrix: 's6', level: 1, amount: cents(5_00), at: 0 } as const;
  known.incomes = [
    { ...at, kind: 'earned', partner: 'ben' },
    { ...at, kind: 'missed', partner: 'cleo' },
    { ...at, kind: 'earned', partner: 'ben', matrix: 's8' },
  ];
  await show({ earned: cents(10_00), paid: cents(10_00), payers: { ...TWENTY, members: 1 } }, ALL);
  expect(screen.queryByText('ben')).toBeNull();
  const details = screen.getByText('Who paid you last').closest('details') as HTMLDetailsElement;
  details.open = true;
  await act(async () => void fireEvent(details, new Event('toggle')));
  expect(screen.getByText('ben').parentElement?.textContent).toBe('ben $10.00');
  expect(screen.queryByText('cleo')).toBeNull();
});
