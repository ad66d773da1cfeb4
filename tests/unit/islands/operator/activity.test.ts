import { expect, it, vi } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import { DAY } from '#domain/time.ts';
import { $samples, $work, listed, listedOf, type Work } from '#islands/operator/members/activity.ts';
import type { Asked } from '#islands/operator/records/model.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';
import { until } from '#tests/unit/support/until.ts';
import { walkOn } from '#tests/unit/support/walk-on.ts';

const { answers } = vi.hoisted(() => ({ answers: {} as Partial<Backend> }));
vi.mock('#backend/index.ts', () => ({ backend: async () => answers }));

const memberOf = (uid: string) => ({ uid, username: uid, isSample: false });

const asked = (uid: string, at: number): Asked => ({
  id: `${uid} ${at}`,
  member: memberOf(uid),
  request: newDeposit(depositDeclaration(uid), at),
});

it('counts all who joined a walk but the person as samples', async () => {
  const watchWalk = (onWalk: (told: never) => void) => {
    onWalk(walkOn(540, { isOwn: false }) as never);
    return () => undefined;
  };
  Object.assign(answers, { sandbox: { watchWalk } });
  expect(await until($samples, (count) => count !== null)).toBe(899);
});

it('lists each member once, first those who wait, and no deleted account', () => {
  const work: Work = {
    member: memberOf('ben'),
    deposits: 0,
    withdrawals: 1,
    payouts: 0,
    amount: cents(300_00),
    first: { createdAt: 7 },
    isUnanswered: false,
  };
  const gone = { ...asked('gone', 5), member: { uid: 'gone', username: null, isSample: false } };
  const found = listed(new Map([['ben', work]]), [asked('ada', 9), asked('ben', 8), gone, asked('ada', 4)]);
  expect(found.map(({ member, latest }) => [member.uid, latest?.request.createdAt])).toEqual([
    ['ben', 8],
    ['ada', 9],
  ]);
});

it('tells of a member what waits, what it comes to, and what of it comes first', async () => {
  const tell = (value: unknown) => (_most: number, onValue: (told: never) => void) => {
    onValue(value as never);
    return () => undefined;
  };
  const none = { rows: [], total: 0, more: null, hasMore: false };
  const ben = memberOf('ben');
  const request = (at: number, decided = false) => ({
    member: ben,
    approvedBy: null,
    decided,
    deposit: { ...newDeposit(depositDeclaration(`d${at}`), at), amount: cents(at * 100), proofAt: at * DAY },
  });
  Object.assign(answers, {
    watchDepositQueue: tell({
      proven: { ...none, rows: [{ member: ben, requests: [request(5, true), request(7), request(9)] }] },
      declared: none,
      overdue: 0,
    }),
    watchWithdrawalQueue: tell(none),
    watchPayouts: tell(none),
    watchThreads: tell({
      ...none,
      unanswered: 2,
      rows: [ben, memberOf('cleo')].map((member) => ({ member, isUnanswered: true, since: 9 })),
    }),
  });
  const work = await until($work, ({ size }) => size === 2);
  expect(work.get('ben')).toMatchObject({ deposits: 3, amount: 21_00 });
  expect(work.get('ben')?.first?.createdAt, 'the oldest one is decided').toBe(7);
  expect(work.get('ben')?.isUnanswered).toBe(true);
  expect(work.get('cleo')).toMatchObject({ deposits: 0, amount: 0, first: { createdAt: 9 } });

  const found = listedOf(['ada', 'cleo', 'ben'].map(memberOf));
  const rows = await until(found, ([first]) => first?.work !== null);
  expect(
    rows.map(({ member }) => member.uid),
    'first what waits',
  ).toEqual(['ben', 'cleo', 'ada']);
});
