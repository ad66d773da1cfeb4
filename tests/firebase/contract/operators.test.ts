import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { openAuthenticator } from '#tests/contract/authenticator.ts';
import { observe, refusal, sessionOf } from '#tests/contract/observe.ts';
import { join, logIn } from '#tests/contract/people.ts';
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
    expect(await observe((...call) => tab.watchDepositQueue(10, ...call)).first()).toMatchObject({
      lines: [],
    });
    await tab.removeSecondFactor();
    await session.until(({ kind }) => kind === 'operatorWithoutFactor');
  });
});
