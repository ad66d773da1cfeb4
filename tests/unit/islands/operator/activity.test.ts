import { expect, it } from 'vitest';
import type { Latest } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { type Asked, listed, merged, type Work } from '#islands/operator/members/activity.ts';

const memberOf = (uid: string) => ({ uid, username: uid, isSample: false });

const asked = (uid: string, at: number): Asked => ({
  id: `${uid} ${at}`,
  member: memberOf(uid),
  kind: 'deposit',
  amount: cents(300_00),
  at,
});

const page = (times: readonly number[], older: Latest<Asked> | null = null): Latest<Asked> => ({
  items: times.map((at) => asked('ada', at)),
  older: older && (async () => older),
});

const timesOf = ({ items }: Latest<Asked>) => items.map(({ at }) => at);

it('a list of two lists keeps its order, also where one of them goes on', async () => {
  const first = merged([page([9, 4], page([2])), page([8, 3, 1])]);
  expect(timesOf(first), 'the first list may have more before 4').toEqual([9, 8, 4]);
  const rest = await first.older?.(25);
  expect(rest && timesOf(rest)).toEqual([3, 2, 1]);
  expect(rest?.older).toBeNull();
});

it('lists each member once, first those who wait, and no deleted account', () => {
  const work: Work = {
    member: memberOf('ben'),
    deposits: 0,
    withdrawals: 1,
    payouts: 0,
    amount: cents(300_00),
    since: 7,
    isUnanswered: false,
  };
  const gone = { ...asked('gone', 5), member: { uid: 'gone', username: null, isSample: false } };
  const found = listed(new Map([['ben', work]]), [asked('ada', 9), asked('ben', 8), gone, asked('ada', 4)]);
  expect(found.map(({ member, latest }) => [member.uid, latest?.at])).toEqual([
    ['ben', 8],
    ['ada', 9],
  ]);
});
