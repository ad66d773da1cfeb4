import { expect, it } from 'vitest';
import { LAST_DAY_OF_GROWTH } from '#domain/community/walk.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import {
  cameToPass,
  depositLink,
  hasOwnAction,
  leadsOn,
  isSettled,
  type Known,
  missingToWithdraw,
  nextStep,
  stepsOf,
} from '#islands/home/overview/tour.ts';
import { walkOn } from '#tests/unit/support/walk-on.ts';

const NOTHING: Known = {
  balances: { locked: cents(0), earning: cents(0), held: cents(0) },
  pendingDeposits: [],
  openWithdrawals: [],
  plan: [],
  sums: {},
  walk: null,
};
const pending = { id: 'd', status: 'pending' } as Deposit;
const held = { id: 'w', status: 'held' } as Withdrawal;
const WALK = walkOn(600);
const LEVEL = { ...NOTHING, plan: [{ matrix: 's6', level: 1 }] } as const;

it.each([
  ['a newcomer', NOTHING, [], 'join'],
  ['a newcomer who wants no samples', NOTHING, ['join'], 'deposit'],
  ['one who has joined a community', { ...NOTHING, walk: WALK }, [], 'deposit'],
  ['a declared deposit', { ...NOTHING, pendingDeposits: [pending] }, [], 'credit'],
  ['a credit', { ...NOTHING, balances: { ...NOTHING.balances, locked: cents(500_00) } }, [], 'level'],
  ['a level, though it took all that was credited', LEVEL, [], 'payee'],
  ['who was paid', LEVEL, ['payee'], 'income'],
  ['a first income', LEVEL, ['payee', 'income'], 'whose'],
  ['whose money it is', LEVEL, ['payee', 'income', 'whose'], 'withdrawal'],
  ['a withdrawal', { ...LEVEL, openWithdrawals: [held] }, [], 'sent'],
  [
    'a payout that is not sent',
    { ...LEVEL, openWithdrawals: [{ ...held, status: 'paid', payout: null }] },
    [],
    'sent',
  ],
  ['a payout', { ...LEVEL, sums: { pay: cents(-100_00) } }, [], null],
  ['a walk without a withdrawal', LEVEL, ['sent'], null],
] as const)('the step after %s', (_, known, marks, next) => {
  expect(nextStep(known as Known, marks, true)).toBe(next);
});

it('has no community to join where there is no sandbox', () => {
  expect(nextStep(NOTHING, [], false)).toBe('deposit');
  expect(stepsOf(false)).toEqual(stepsOf(true).slice(1));
});

it('tells a step that came to pass from one that was passed over', () => {
  const notYet = (known: Known, marks: readonly string[] = ['payee', 'income', 'whose']) =>
    stepsOf(true).filter((step) => !cameToPass(step, known, marks));
  expect(notYet(LEVEL)).toEqual(['join', 'income', 'withdrawal', 'sent']);
  // A withdrawal ends all steps before it; what was not looked at is not ticked.
  expect(notYet({ ...LEVEL, openWithdrawals: [held], sums: { earned: cents(5_00) } }, [])).toEqual([
    ...(['join', 'payee', 'whose', 'sent'] as const),
  ]);
  expect(notYet({ ...LEVEL, walk: WALK, sums: { earned: cents(5_00) } })).toEqual(['withdrawal', 'sent']);
  expect(notYet({ ...LEVEL, openWithdrawals: [held] })).toEqual(['join', 'income', 'sent']);
  expect(notYet({ ...LEVEL, walk: WALK, sums: { pay: cents(-100_00) } })).toEqual(['income']);
});

it.each([
  ['may still come while the community grows', LAST_DAY_OF_GROWTH - 1, false],
  ['never comes once no one joins any more', LAST_DAY_OF_GROWTH, true],
])('says that what a withdrawal lacks %s', (_, day, isLost) => {
  const balances = { ...NOTHING.balances, earning: cents(37_00) };
  expect(missingToWithdraw({ balances, walk: { ...WALK, day } })).toEqual({ missing: 63_00, isLost });
});

it('says when a withdrawal lacks nothing', () => {
  const balances = { ...NOTHING.balances, earning: cents(100_00) };
  expect(missingToWithdraw({ balances, walk: null }).missing).toBe(0);
});

it('sums nothing up in a walk before a withdrawal is paid', () => {
  expect(isSettled({ ...LEVEL, walk: { ...WALK, day: 153 } })).toBe(false);
  expect(isSettled(LEVEL)).toBe(true);
  expect(isSettled({ ...LEVEL, walk: WALK, sums: { pay: cents(-100_00) } })).toBe(true);
});

it('lets time pass first where a step has nothing else to press', () => {
  const rich = { ...LEVEL, balances: { ...NOTHING.balances, earning: cents(100_00) } };
  expect(stepsOf(true).filter((step) => !hasOwnAction(step, LEVEL))).toEqual([
    ...(['payee', 'income', 'whose', 'withdrawal'] as const),
  ]);
  expect(hasOwnAction('withdrawal', rich)).toBe(true);
});

it('an open step leads, unless only time brings what it lacks', () => {
  const walking = { ...LEVEL, walk: { ...WALK, day: 153 } };
  expect(stepsOf(true).filter((step) => !leadsOn(step, walking))).toEqual(['withdrawal']);
  expect(leadsOn('withdrawal', { ...LEVEL, walk: WALK })).toBe(true);
});

it('leads to the payment that waits', () => {
  expect(depositLink(pending)).toBe('/dashboard/deposit/?deposit=d');
});
