import { expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { openWorld, type World } from './world.ts';

/** A member with these withdrawals of 500 dollars, all held. */
async function holding(...ids: readonly string[]): Promise<World> {
  const world = openWorld();
  await world.fund('ada', 3_000_00);
  for (const id of ids) {
    await world.withdraw('ada', id, 500_00);
    await world.settle(paths.withdrawal('ada', id), Date.now());
  }
  return world;
}

async function decide(
  world: World,
  kind: 'withdrawal' | 'approval',
  id: string,
  operator: string,
  now = Date.now(),
) {
  await world.db.doc(paths.decision('ada', kind, id)).delete();
  await world.decide('ada', kind, id, kind === 'approval' ? 'approve' : 'pay', undefined, operator);
  return world.settle(paths.decision('ada', kind, id), now);
}

const NEEDED = { kind: 'refused', refusal: 'second-operator-needed' };
const SETTLED = { kind: 'settled' };

it('one operator alone pays no more in parts than at once, and two pay the rest', async () => {
  const world = await holding('first', 'second', 'third');
  expect(await decide(world, 'withdrawal', 'first', 'olga')).toMatchObject(SETTLED);
  expect(await decide(world, 'withdrawal', 'second', 'olga')).toMatchObject(SETTLED);
  expect(await decide(world, 'withdrawal', 'third', 'olga')).toMatchObject(NEEDED);
  expect(await decide(world, 'approval', 'third', 'olga')).toMatchObject(SETTLED);
  expect(await decide(world, 'withdrawal', 'third', 'olga')).toMatchObject(NEEDED);
  expect(await decide(world, 'withdrawal', 'third', 'oscar')).toMatchObject(SETTLED);
  expect(await world.differences()).toEqual([]);
});

it('what was paid counts for 24 hours, also by a settler that has just been started', async () => {
  const world = await holding('first', 'second');
  const paidAt = Date.now();
  for (const id of ['first', 'second']) await decide(world, 'withdrawal', id, 'olga', paidAt);
  const operatorsOf = async (id: string, now: number) => {
    await world.withdraw('ada', id, 500_00);
    await world.settle(paths.withdrawal('ada', id), now);
    const found = await world.db.doc(paths.withdrawal('ada', id)).get();
    await world.db.doc(paths.withdrawal('ada', id)).update({ status: 'cancelling' });
    await world.settle(paths.withdrawal('ada', id), now);
    return found.get('operators');
  };
  expect(await operatorsOf('within', paidAt + DAY)).toBe(2);
  expect(await operatorsOf('after', paidAt + DAY + MINUTE)).toBe(1);
});

it('is noticed by the verification where the number of operators was changed by hand', async () => {
  const world = await holding('first', 'second', 'third');
  await world.db.doc(paths.withdrawal('ada', 'third')).update({ operators: 1 });
  expect(await decide(world, 'withdrawal', 'third', 'olga')).toMatchObject(SETTLED);
  expect(await world.differences()).toEqual([
    {
      path: paths.withdrawal('ada', 'third'),
      message: 'its payout is against the rules: second-operator-needed',
    },
  ]);
});
