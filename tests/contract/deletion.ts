import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/port.ts';
import { cents } from '../../src/domain/cents.ts';
import type { Harness } from './harness.ts';
import { accountOf, depositsOf, messagesOf, refusal, sessionOf } from './observe.ts';
import { join, logIn, register } from './people.ts';
import { picture } from './pictures.ts';
import { depositRequest } from './requests.ts';

export function describeDeletion(harness: Harness): void {
  describe(`deleting an account on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
    });

    it('ends the session in all tabs, and the way in', async () => {
      await join(tab, 'ada');
      const elsewhere = sessionOf(await harness.open());
      await elsewhere.until(({ kind }) => kind === 'member');
      await tab.deleteAccount();
      await elsewhere.until(({ kind }) => kind === 'signedOut');
      expect((await sessionOf(tab).first()).kind).toBe('signedOut');
      expect(await refusal(logIn(tab, 'ada'))).toBe('invalid-credentials');
    });

    it('leaves the name to nobody else, and the address to whoever has it', async () => {
      await join(tab, 'ada');
      await register(tab, 'ben', { upline: 'ada' });
      await tab.deleteAccount();
      expect(await tab.findUpline('ada')).toEqual({ username: 'ada' });
      const again = { email: 'ada@mail.example' };
      expect(await refusal(register(tab, 'ada', again))).toBe('username-taken');
      await register(tab, 'ada2', again);
      await tab.logIn('ada@mail.example', 'Wisteria over nine bridges');
      expect(await accountOf(tab).first()).toMatchObject({ username: 'ada2' });
    });

    it('takes what the person asked for and said with it', async () => {
      await join(tab, 'ada');
      await harness.fund('ada@mail.example', cents(300_00));
      await tab.requestDeposit(depositRequest('first'));
      await tab.putProof('first', picture('image/png', 100));
      await tab.putPhoto(picture('image/webp', 100));
      await tab.sendMessage({ id: 'hello', text: 'Is anybody there?' });
      await tab.deleteAccount();
      expect(await harness.picturesLeft()).toBe(0);
      // Somebody new, at the same address.
      await register(tab, 'ada2', { email: 'ada@mail.example' });
      await tab.logIn('ada@mail.example', 'Wisteria over nine bridges');
      expect(await depositsOf(tab).first()).toEqual([]);
      expect(await messagesOf(tab).first()).toEqual([]);
    });

    it('leaves the mails of whoever has registered an address that the person only asked for', async () => {
      await join(tab, 'ada');
      await tab.changeEmail('ben@mail.example', { language: 'en' });
      await register(tab, 'ben');
      await tab.deleteAccount();
      const { code, mode } = await harness.lastMail('ben@mail.example');
      expect(mode).toBe('verifyEmail');
      await tab.verifyEmail(code);
      await logIn(tab, 'ben');
      expect(await accountOf(tab).first()).toMatchObject({ username: 'ben', verified: true });
    });

    it('is a guest’s right too', async () => {
      await tab.signInAsGuest('tessera');
      await tab.deleteAccount();
      expect((await sessionOf(tab).first()).kind).toBe('signedOut');
    });
  });
}
