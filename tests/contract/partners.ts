import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type { Downline } from '#domain/partners/partners.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Harness } from './harness.ts';
import { accountOf, partnersOf, readNow } from './observe.ts';
import { join, logIn, PASSWORD, register, registrationOf } from './people.ts';

/** Pairs of inviting and invited members, by name. */
const pairsOf = ({ usernames, uplines }: Downline) =>
  usernames.slice(1).map((name, index) => `${usernames[uplines[index + 1] ?? -1]} → ${name}`);

const isOf =
  (...pairs: readonly string[]) =>
  (downline: Downline): boolean =>
    JSON.stringify(pairsOf(downline)) === JSON.stringify(pairs);

/** Reads again each time, because the settler may write while a listener starts. */
const eventuallyHas = (tab: Backend, ...pairs: readonly string[]) =>
  eventually(async () => expect(pairsOf(await readNow(partnersOf(tab)))).toEqual(pairs));

export function describePartners(harness: Harness): void {
  describe(`partners on ${harness.name}`, () => {
    let tab: Backend;

    async function invite(upline: string, name: string): Promise<void> {
      await harness.pass();
      await register(tab, name, { upline });
    }

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
    });

    it('are none at first', async () => {
      expect(await partnersOf(tab).first()).toMatchObject({ usernames: ['ada'], isTruncated: false });
    });

    it('appear as they register, generation by generation, with all below them', async () => {
      const partners = partnersOf(tab);
      await partners.first();
      await invite('ada', 'ben');
      await partners.until(isOf('ada → ben'));
      await invite('ben', 'cleo');
      await invite('ada', 'dan');
      await invite(PROGRAMME_USERNAME, 'eve');
      await invite('cleo', 'finn');
      const { joinedAt, isSample } = await partners.until(
        isOf('ada → ben', 'ada → dan', 'ben → cleo', 'cleo → finn'),
      );
      const [ada = 0, ben = 0, dan = 0, cleo = 0] = joinedAt;
      expect([ada, ben, cleo, dan]).toEqual([ada, ben, cleo, dan].toSorted((left, right) => left - right));
      expect([...isSample]).toEqual([0, 0, 0, 0, 0]);
    });

    it('are visible to one member, without those beside or above', async () => {
      await invite('ada', 'ben');
      await invite('ben', 'cleo');
      await invite('ada', 'dan');
      await logIn(tab, 'ben');
      await eventuallyHas(tab, 'ben → cleo');
    });

    it('stay with a guest who becomes a member under another name', async () => {
      await tab.logOut();
      await tab.signInAsGuest('ada');
      const guest = (await accountOf(tab).first()).username;
      await invite(guest, 'ben');
      await eventuallyHas(tab, `${guest} → ben`);
      const { upline: _, ...upgrade } = registrationOf('gina');
      await tab.upgradeGuest(upgrade, { languages: ['it'] });
      await eventuallyHas(tab, 'gina → ben');
      await logIn(tab, 'ada');
      await eventuallyHas(tab, 'ada → gina', 'gina → ben');
    });

    it('disappear with their account, and so do those below them', async () => {
      await invite('ada', 'ben');
      await invite('ben', 'cleo');
      await invite('ada', 'dan');
      await logIn(tab, 'ben');
      await tab.reauthenticate(PASSWORD);
      await tab.deleteAccount();
      await logIn(tab, 'ada');
      await eventuallyHas(tab, 'ada → dan');
    });
  });
}
