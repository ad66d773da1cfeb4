import { expect, it } from 'vitest';
import type { DecisionDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { openWorld, type World } from './world.ts';

type What = readonly [
  kind: DecisionDocument['kind'],
  requestId: string,
  outcome: DecisionDocument['outcome'],
  operator?: string,
];

/** Each decision, with what comes before it. */
const DECISIONS: readonly (readonly [title: string, before: readonly What[], what: What])[] = [
  ['a credit', [], ['deposit', 'd1', 'credit']],
  ['a refusal', [], ['deposit', 'd1', 'refuse']],
  ['a payout', [], ['withdrawal', 'small', 'pay']],
  ['an approval', [], ['approval', 'large', 'approve']],
  [
    'the second part of a large payout',
    [['approval', 'large', 'approve', 'oscar']],
    ['withdrawal', 'large', 'pay'],
  ],
  ['the record of a payout', [['withdrawal', 'small', 'pay', 'oscar']], ['sending', 'small', 'send']],
  ['a correction', [['deposit', 'd1', 'credit', 'oscar']], ['credit-reversal', 'd1', 'reverse']],
];

async function decided(world: World, [kind, requestId, outcome, operator = 'olga']: What) {
  const path = paths.decision('ada', kind, requestId);
  await world.decide('ada', kind, requestId, outcome, undefined, operator);
  return { path, settle: () => world.settle(path, Date.now()) };
}

async function openRequests(): Promise<World> {
  const world = openWorld();
  await world.fund('ada', 5_000_00);
  await world.declare('ada', 'd1');
  for (const [id, amount] of [
    ['small', 200_00],
    ['large', 1_200_00],
  ] as const) {
    await world.withdraw('ada', id, amount);
    await world.settle(paths.withdrawal('ada', id), Date.now());
  }
  return world;
}

it.each(DECISIONS)(
  'a decision that waits while its operator is taken off the list is refused, and another operator decides: %s',
  async (_, before, what) => {
    const world = await openRequests();
    for (const each of before) {
      expect(await (await decided(world, each)).settle()).toMatchObject({ kind: 'settled' });
    }
    const revoked = await decided(world, what);
    await world.db.doc(paths.operator('olga')).delete();
    const totals = (await world.db.doc(paths.totals()).get()).data();
    expect(await revoked.settle()).toMatchObject({ kind: 'refused', refusal: 'not-an-operator' });
    expect(await world.statusOf(revoked.path)).toEqual({ status: 'refused', refusal: 'not-an-operator' });
    expect((await world.db.doc(paths.totals()).get()).data()).toEqual(totals);
    expect(await world.differences()).toEqual([]);

    // The same by an operator who is on the list.
    await world.db.doc(revoked.path).delete();
    const [kind, requestId, outcome] = what;
    const control = await decided(world, [kind, requestId, outcome, 'otto']);
    expect(await control.settle()).toMatchObject({ kind: 'settled' });
    expect(await world.differences()).toEqual([]);
  },
);
