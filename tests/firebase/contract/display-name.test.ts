import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { join, register, registrationOf } from '#tests/contract/people.ts';
import { firebaseHarness } from './harness.ts';

/** The embedded backend writes its mails itself: this is Firebase's alone. */
describe('the name by which the mails of Firebase greet', () => {
  const harness = firebaseHarness();
  let tab: Backend;

  beforeEach(async () => {
    await harness.reset();
    tab = await harness.open();
  });
  afterAll(() => harness.close());

  it('is the one of the registration', async () => {
    await register(tab, 'ada', { firstName: 'Ada', lastName: 'Lovelace' });
    expect(await harness.displayNameOf('ada@mail.example')).toBe('Ada Lovelace');
  });

  it('follows a change of the name', async () => {
    await join(tab, 'ada');
    await tab.changeDetails({ firstName: 'Ada', lastName: 'King', phoneNumber: null, country: null });
    expect(await harness.displayNameOf('ada@mail.example')).toBe('Ada King');
  });

  it('is the one of a former guest', async () => {
    await tab.signInAsGuest(PROGRAMME_USERNAME);
    const { upline: _, ...upgrade } = registrationOf('grace', { firstName: 'Grace', lastName: 'Hopper' });
    await tab.upgradeGuest(upgrade, { language: 'it' });
    expect(await harness.displayNameOf('grace@mail.example')).toBe('Grace Hopper');
  });
});
