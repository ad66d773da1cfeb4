import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { cents } from '#domain/money/cents.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Harness, ofDomain } from './harness.ts';
import { accountOf, balancesOf, partnersOf, readNow, refusal } from './observe.ts';
import { logIn, register, registrationOf } from './people.ts';

const FIRST_LEVEL = { matrix: 's8', level: 1 } as const;

/** The owner of an address names the upline: someone else may have registered the address. */
export function describeUplines(harness: Harness): void {
  const itByDomain = ofDomain(harness);
  describe(`uplines on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await register(tab, 'ada');
      await register(tab, 'zoe');
      await register(tab, 'ben', { upline: 'ada' });
      await logIn(tab, 'ben');
    });

    async function verify(name: string): Promise<void> {
      await tab.verifyEmail((await harness.lastMail(`${name}@mail.example`)).code);
    }

    async function activateAs(name: string): Promise<void> {
      await logIn(tab, name);
      await harness.fund(`${name}@mail.example`, cents(5_00));
      await tab.activateLevel(FIRST_LEVEL);
    }

    const partnersAre = (...names: readonly string[]) =>
      eventually(async () => {
        const { usernames } = await readNow(partnersOf(tab));
        expect(usernames.slice(1)).toEqual(names);
      });

    it('are open until the address is verified and its owner has confirmed them', async () => {
      const account = accountOf(tab);
      expect(await account.first()).toMatchObject({ upline: 'ada', uplineConfirmed: false });
      expect(await refusal(tab.confirmUpline('ada'))).toBe('not-verified');
      await verify('ben');
      await tab.confirmUpline('ada');
      await account.until(({ uplineConfirmed }) => uplineConfirmed);
      // Asked again: the answer may have been lost.
      await tab.confirmUpline('Ada');
      expect(await refusal(tab.confirmUpline('zoe'))).toBe('upline-final');
      expect(await accountOf(tab).first()).toMatchObject({ upline: 'ada' });
    });

    it('are changed once: the member moves to the partners of the other one', async () => {
      await register(tab, 'cleo', { upline: 'ben' });
      await verify('ben');
      await tab.confirmUpline('Zoe');
      await accountOf(tab).until(({ upline }) => upline === 'zoe');
      expect(await refusal(tab.confirmUpline('ada'))).toBe('upline-final');
      await logIn(tab, 'ada');
      await partnersAre();
      await logIn(tab, 'zoe');
      await partnersAre('ben', 'cleo');
    });

    it('may be the programme', async () => {
      await verify('ben');
      await tab.confirmUpline(PROGRAMME_USERNAME);
      await accountOf(tab).until(({ upline }) => upline === PROGRAMME_USERNAME);
    });

    it('are another member, who is there', async () => {
      await verify('ben');
      await logIn(tab, 'zoe');
      await tab.deleteAccount();
      await logIn(tab, 'ben');
      for (const upline of ['ben', 'zoe', 'nobody']) {
        expect(await refusal(tab.confirmUpline(upline))).toBe('upline-unknown');
      }
      expect(await accountOf(tab).first()).toMatchObject({ upline: 'ada', uplineConfirmed: false });
    });

    it('are found by the name of their time as a guest, for as long as the account is there', async () => {
      await tab.logOut();
      await tab.signInAsGuest('tessera');
      const guest = (await accountOf(tab).first()).username;
      const { upline: _, ...upgrade } = registrationOf('gina');
      await tab.upgradeGuest(upgrade, { languages: ['it'] });
      await register(tab, 'cleo', { upline: guest });
      await logIn(tab, 'cleo');
      expect(await accountOf(tab).first()).toMatchObject({ upline: guest });

      await logIn(tab, 'gina');
      await tab.deleteAccount();
      expect(await tab.findUpline(guest)).toBeNull();
      expect(await refusal(register(tab, 'dora', { upline: guest }))).toBe('upline-unknown');
      await logIn(tab, 'ben');
      await verify('ben');
      expect(await refusal(tab.confirmUpline(guest))).toBe('upline-unknown');
    });

    itByDomain('are final once a level is active, and paid as they then are', async () => {
      await activateAs('ada');
      await activateAs('zoe');
      await logIn(tab, 'ben');
      await verify('ben');
      await tab.confirmUpline('zoe');
      await activateAs('ben');
      await logIn(tab, 'zoe');
      await balancesOf(tab).until(({ earning }) => earning === 5_00);
    });

    itByDomain('are final once a level of the member’s or of a partner’s has gone by them', async () => {
      await register(tab, 'cleo', { upline: 'ben' });
      await verify('ben');
      await verify('cleo');
      await activateAs('cleo');
      expect(await refusal(tab.confirmUpline('zoe'))).toBe('upline-final');
      await logIn(tab, 'ben');
      await accountOf(tab).until(({ uplineConfirmed }) => uplineConfirmed);
      expect(await refusal(tab.confirmUpline('zoe'))).toBe('upline-final');
    });

    it('of a guest stay open until the guest is a verified member', async () => {
      await tab.logOut();
      await tab.signInAsGuest('ada');
      const guest = (await accountOf(tab).first()).username;
      expect(await refusal(tab.confirmUpline('zoe'))).toBe('not-verified');
      const { upline: _, ...upgrade } = registrationOf('gina');
      await tab.upgradeGuest(upgrade, { languages: ['it'] });
      await logIn(tab, 'gina');
      await verify('gina');
      // By the name of the time as a guest it would be the same person.
      expect(await refusal(tab.confirmUpline(guest))).toBe('upline-unknown');
      await tab.confirmUpline('zoe');
      expect(await accountOf(tab).until(({ uplineConfirmed }) => uplineConfirmed)).toMatchObject({
        username: 'gina',
        upline: 'zoe',
      });
    });

    it('never change otherwise, nor does the username', async () => {
      const before = await accountOf(tab).first();
      const details = { firstName: 'Ben', lastName: 'Bianchi', phoneNumber: null, country: 'FR' };
      await tab.changeDetails(Object.assign({ username: 'another', upline: 'zoe' }, details));
      const after = await accountOf(tab).until(({ lastName }) => lastName === 'Bianchi');
      expect(after).toEqual({ ...before, ...details });
    });
  });
}
