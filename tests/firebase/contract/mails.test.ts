import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { join, register, registrationOf } from '#tests/contract/people.ts';
import { firebaseHarness } from './harness.ts';

/** The embedded backend writes its mails itself: this is Firebase's alone. */
describe('the mails of Firebase', () => {
  const harness = firebaseHarness();
  let tab: Backend;

  beforeEach(async () => {
    await harness.reset();
    tab = await harness.open();
  });
  afterAll(() => harness.close());

  it('greet by the name of the registration', async () => {
    await register(tab, 'ada', { firstName: 'Ada', lastName: 'Lovelace' });
    expect(await harness.displayNameOf('ada@mail.example')).toBe('Ada Lovelace');
  });

  it('greet by a changed name', async () => {
    await join(tab, 'ada');
    await tab.changeDetails({ firstName: 'Ada', lastName: 'King', phoneNumber: null, country: null });
    expect(await harness.displayNameOf('ada@mail.example')).toBe('Ada King');
  });

  it('greet a former guest by name', async () => {
    await tab.signInAsGuest(PROGRAMME_USERNAME);
    const { upline: _, ...upgrade } = registrationOf('grace', { firstName: 'Grace', lastName: 'Hopper' });
    await tab.upgradeGuest(upgrade, { languages: ['it'] });
    expect(await harness.displayNameOf('grace@mail.example')).toBe('Grace Hopper');
  });

  it('are in the reader’s first language, also one that the site has no letter in', async () => {
    await join(tab, 'ada');
    await tab.sendVerification({ languages: ['de-CH', 'en', 'it'] });
    expect(harness.localeOfLastMail()).toBe('de-CH');
    await tab.requestPasswordReset('ada@mail.example', { languages: ['fr', 'it'] });
    expect(harness.localeOfLastMail()).toBe('fr');
    await tab.changeEmail('ada.new@mail.example', { languages: ['ja', 'it'] });
    expect(harness.localeOfLastMail()).toBe('ja');
  });
});
