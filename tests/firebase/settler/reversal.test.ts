import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { originalOf } from '#domain/settlement/reversals.ts';
import { paths } from '#firestore/paths.ts';
import { NotReversed, reverse } from '#settler/requests/reversal.ts';
import { openSettler } from '#settler/requests/settler.ts';
import { type ReversalOrder, WrongUsage } from '#settler/runtime/command.ts';
import { activationDocument, decisionDocument } from '#tests/support/request-documents.ts';
import { startSettler } from './program.ts';
import { openWorld, type World } from './world.ts';

const CREDIT = originalOf('ada', 'deposit', 'd1');
const DECISION = paths.decision('ada', 'credit-reversal', 'd1');
const ORDER: ReversalOrder = { posting: CREDIT, reason: 'Credited twice.', operator: 'olga' };

const makeOperator = ({ db }: World, uid: string) =>
  db.doc(paths.operator(uid)).set({ grantedBy: 'Grace', grantedAt: FieldValue.serverTimestamp() });

async function credit(world: World, id: string): Promise<void> {
  await world.declare('ada', id);
  await world.decide('ada', 'deposit', id, 'credit');
  await world.settle(paths.decision('ada', 'deposit', id), Date.now());
}

/** Ada's deposit is credited, and Olga is an operator. */
async function credited(): Promise<World> {
  const world = openWorld();
  await world.fund('ada', 250_00);
  await credit(world, 'd1');
  await makeOperator(world, 'olga');
  return world;
}

/** As the command does, in a process of its own. */
const reversing = ({ db }: World, changes: Partial<ReversalOrder> = {}) =>
  reverse(db, openSettler(db, Date.now), { ...ORDER, ...changes });

/** As where the command was interrupted after it had recorded the decision. */
const recorded = ({ db }: World) =>
  db.doc(DECISION).create(decisionDocument('credit-reversal', 'd1', 'reverse', { note: ORDER.reason }));

async function expectReversed(world: World): Promise<void> {
  expect(await world.statusOf(paths.deposit('ada', 'd1'))).toMatchObject({ status: 'reversed' });
  const balances = (await world.db.doc(paths.balances('ada')).get()).data();
  expect(balances).toMatchObject({ locked: 0, earning: 250_00 });
  await world.audit({ ada: 250_00 });
}

describe('npm run settle -- --reverse', () => {
  it('takes a credit back once, with reason and operator, and logs neither', async () => {
    const world = await credited();
    const options = ['--project', world.project, '--reverse', CREDIT, '--operator', 'olga', '--reason'];
    const run = startSettler([...options, ORDER.reason]);
    expect(await run.exited, run.text()).toBe(0);
    expect(run.lines).toContainEqual(expect.objectContaining({ event: 'reversed', path: DECISION }));
    expect(run.text()).not.toContain('twice');
    const decision = (await world.db.doc(DECISION).get()).data();
    expect(decision).toMatchObject({ status: 'settled', note: ORDER.reason, operator: 'olga' });
    await expectReversed(world);

    const again = startSettler([...options, 'For another reason.']);
    expect(await again.exited).toBe(1);
    expect(again.text()).toContain('taken back already');
    await expectReversed(world);
  });

  it('can be repeated, also where it was interrupted, and beside other settlers', async () => {
    const world = await credited();
    await recorded(world);
    const runs = [reversing(world), reversing(world), world.settle(DECISION, Date.now())];
    expect(await Promise.all(runs)).toMatchObject([DECISION, DECISION, {}]);
    expect(await reversing(world)).toBe(DECISION);
    await expectReversed(world);
  });

  it('brings a payout back, and the withdrawal is sent no more', async () => {
    const world = await credited();
    await world.withdraw('ada', 'w1', 150_00);
    await world.settle(paths.withdrawal('ada', 'w1'), Date.now());
    await world.decide('ada', 'withdrawal', 'w1', 'pay');
    await world.settle(paths.decision('ada', 'withdrawal', 'w1'), Date.now());
    await reversing(world, { posting: originalOf('ada', 'withdrawal', 'w1') });
    expect(await world.statusOf(paths.withdrawal('ada', 'w1'))).toMatchObject({ status: 'reversed' });
    await world.audit({ ada: 250_00 });
  });

  it('changes nothing where the member has spent some of it, and can be repeated', async () => {
    const world = await credited();
    const activation = paths.activation('ada', 's6-1');
    await world.db.doc(activation).create(activationDocument({ matrix: 's6', level: 1 }));
    await world.settle(activation, Date.now());
    await expect(reversing(world)).rejects.toThrow('Active deposit would go below zero');
    expect(await world.statusOf(paths.deposit('ada', 'd1'))).toMatchObject({ status: 'credited' });

    await credit(world, 'd2');
    expect(await reversing(world)).toBe(DECISION);
    expect(await world.statusOf(paths.deposit('ada', 'd1'))).toMatchObject({ status: 'reversed' });

    for (const [posting, why] of [
      ['ada:activate:s6-1:locked', 'places in the matrices followed from it'],
      ['ada:reversePosting:credit-reversal-d1', 'a correction is final'],
    ] as const) {
      await expect(reversing(world, { posting })).rejects.toThrow(why);
    }
  });

  it('says what is wrong with the order, and records nothing', async () => {
    const world = await credited();
    const cases: readonly (readonly [Partial<ReversalOrder>, string])[] = [
      [{ posting: 'ada:decideDeposit:deposit-d9' }, 'There is no posting'],
      [{ posting: ':nothing' }, 'There is no posting'],
      [{ posting: 'accounts/ada/postings/1' }, 'There is no posting'],
      [{ operator: 'oscar' }, 'not the uid of an operator'],
      [{ reason: ' ' }, '1 to 500 characters'],
    ];
    for (const [changes, sentence] of cases) {
      const failing = reversing(world, changes);
      await expect(failing).rejects.toThrow(WrongUsage);
      await expect(failing).rejects.toThrow(sentence);
    }
    expect((await world.db.doc(DECISION).get()).exists).toBe(false);
    await makeOperator(world, 'ada');
    await expect(reversing(world, { operator: 'ada' })).rejects.toThrow(NotReversed);
    expect(await world.statusOf(paths.deposit('ada', 'd1'))).toMatchObject({ status: 'credited' });
  });
});
