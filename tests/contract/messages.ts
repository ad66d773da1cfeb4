import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import type { Harness } from './harness.ts';
import { messagesOf, refusal } from './observe.ts';
import { join, logIn, register } from './people.ts';

export function describeMessages(harness: Harness): void {
  describe(`messages on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
    });

    it('appear on both sides at once, oldest first', async () => {
      const elsewhere = messagesOf(await harness.open());
      expect(await elsewhere.first()).toEqual([]);
      await tab.sendMessage({ id: 'one', text: 'My deposit is late.' });
      await elsewhere.until((messages) => messages.length === 1);
      await harness.pass();
      await harness.reply('ada@mail.example', 'We are looking at it.');
      const thread = await elsewhere.until((messages) => messages.length === 2);
      expect(thread).toMatchObject([
        { id: 'one', from: 'member', text: 'My deposit is late.' },
        { from: 'operator', text: 'We are looking at it.' },
      ]);
    });

    it('are recorded once, however often the same one is sent', async () => {
      const same = { id: 'same', text: 'Hello?' };
      await Promise.all([tab.sendMessage(same), tab.sendMessage(same)]);
      await tab.sendMessage({ ...same, text: 'Something else' });
      expect(await messagesOf(tab).first()).toMatchObject([same]);
    });

    it('belong to one member', async () => {
      await tab.sendMessage({ id: 'one', text: 'For the operator alone' });
      await register(tab, 'ben');
      await logIn(tab, 'ben');
      expect(await messagesOf(tab).first()).toEqual([]);
      await tab.logOut();
      expect(await refusal(tab.sendMessage({ id: 'two', text: 'Anyone?' }))).toBe('session-expired');
    });
  });
}
