import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend, DepositQueue } from '#backend/port/backend.ts';
import { openAuthenticator } from '#tests/contract/authenticator.ts';
import { depositQueueOf, observe, refusal, sessionOf } from '#tests/contract/observe.ts';
import { join, joinAsOperator, logIn } from '#tests/contract/people.ts';
import { picture } from '#tests/contract/pictures.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';
import { CREDIT_WITHIN } from '#domain/deposits/deposit.ts';
import { MINUTE } from '#domain/time.ts';
import { firebaseHarness } from './harness.ts';

/** The embedded backend asks its sandbox's operators for no second factor: this is Firebase's alone. */
describe('an operator without a second factor on Firebase', () => {
  const harness = firebaseHarness();
  let tab: Backend;

  beforeEach(async () => {
    await harness.reset();
    tab = await harness.open();
    await join(tab, 'olga');
    await harness.grantRights('olga@mail.example');
    await tab.logOut();
    await logIn(tab, 'olga');
  });
  afterAll(() => harness.close());

  it('is a member to everything, and told that one is needed', async () => {
    const session = await sessionOf(tab).until(({ kind }) => kind === 'operatorWithoutFactor');
    const uid = 'uid' in session ? session.uid : '';
    expect(await refusal(tab.readProofOf(uid, 'any'))).toBe('permission-denied');
    expect(await refusal(tab.reply('someone', { id: 'one', text: 'Hello' }))).toBe('permission-denied');
    expect(await refusal(observe((...call) => tab.watchDepositQueue(10, ...call)).first())).toBe(
      'permission-denied',
    );
  });

  it('is an operator as soon as there is one, and none once it is removed', async () => {
    const session = sessionOf(tab);
    await session.until(({ kind }) => kind === 'operatorWithoutFactor');
    const { secret, confirm } = await tab.enrolSecondFactor();
    await confirm(openAuthenticator(secret, Date.now).code());
    await session.until(({ kind }) => kind === 'operator');
    expect(await depositQueueOf(tab).first()).toEqual([]);
    await tab.removeSecondFactor();
    await session.until(({ kind }) => kind === 'operatorWithoutFactor');
  });
});

describe('the queue of deposits on Firebase', () => {
  const harness = firebaseHarness();
  let tab: Backend;

  beforeEach(async () => {
    await harness.reset();
    tab = await harness.open();
    await join(tab, 'ada');
    await tab.submitDeposit(depositDeclaration('paid'));
  });
  afterAll(() => harness.close());

  const queueOf = (console: Backend, most: number) =>
    observe<DepositQueue>((...call) => console.watchDepositQueue(most, ...call));

  it('shows a deposit in one of two lists at every moment, also when its proof comes', async () => {
    const desk = await harness.openElsewhere();
    await joinAsOperator(harness, desk, 'olga');
    const queue = queueOf(desk, 25);
    await queue.first();
    await tab.putProof('paid', picture('image/png', 60));
    await queue.until(({ proven }) => proven.total === 1);
    const numbers = queue.values.map(({ proven, declared }) => [proven.total, declared.total]);
    expect(numbers.filter(([proven = 0, declared = 0]) => proven + declared !== 1)).toEqual([]);
  });

  it('counts what is overdue beyond the page', async () => {
    for (const [place, name] of ['ada', 'ben', 'cleo', 'dora'].entries()) {
      if (place > 0) await join(tab, name);
      await tab.submitDeposit(depositDeclaration('paid'));
      await harness.dateProof(
        `${name}@mail.example`,
        'paid',
        Date.now() - CREDIT_WITHIN + (place - 2.5) * MINUTE,
      );
    }
    const desk = await harness.openElsewhere();
    await joinAsOperator(harness, desk, 'olga');
    const one = await queueOf(desk, 1).first();
    expect(one).toMatchObject({ proven: { rows: [{ member: { username: 'ada' } }], total: 4 }, overdue: 3 });
    const all = await queueOf(desk, 5).first();
    expect(all).toMatchObject({ proven: { more: null, total: 4 }, overdue: 3 });
  });
});
