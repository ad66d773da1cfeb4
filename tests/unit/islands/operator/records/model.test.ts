import { expect, it } from 'vitest';
import type { Latest } from '#backend/port/backend.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { type Asked, merged } from '#islands/operator/records/model.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';

const page = (times: readonly number[], older: Latest<Asked> | null = null): Latest<Asked> => ({
  items: times.map((at) => ({
    id: `${at}`,
    member: { uid: 'ada', username: 'ada', isSample: false },
    request: newDeposit(depositDeclaration('ada'), at),
  })),
  older: older && (async () => older),
});

const timesOf = ({ items }: Latest<Asked>) => items.map(({ request }) => request.createdAt);

it('a list of two lists keeps its order, also where one of them goes on', async () => {
  const first = merged([page([9, 4], page([2])), page([8, 3, 1])]);
  expect(timesOf(first), 'the first list may have more before 4').toEqual([9, 8, 4]);
  const rest = await first.older?.(25);
  expect(rest && timesOf(rest)).toEqual([3, 2, 1]);
  expect(rest?.older).toBeNull();
});
