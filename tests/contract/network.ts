import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend, BackendError } from '../../src/backend/port.ts';
import type { Harness } from './harness.ts';
import { depositsOf, messagesOf } from './observe.ts';
import { join, PASSWORD, register } from './people.ts';
import { depositRequest } from './requests.ts';

/** Asking again after a lost network takes its time. */
const PATIENCE = 60_000;

/** What is asked for while there is no network is done all the same, or refused for that reason and no other. */
async function whileAway(asked: Promise<unknown>): Promise<void> {
  const outcome = await asked.then(
    () => 'done',
    ({ code }: BackendError) => code,
  );
  expect(['done', 'network-down']).toContain(outcome);
}

export function describeNetwork(harness: Harness): void {
  describe(`a network that goes and comes on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
    });

    it('records once what was asked for before and after', { timeout: PATIENCE }, async () => {
      await join(tab, 'ada');
      const deposits = depositsOf(tab);
      await deposits.first();
      await harness.disconnect();
      await whileAway(tab.requestDeposit(depositRequest('same')));
      await harness.reconnect();
      await tab.requestDeposit(depositRequest('same'));
      await deposits.until((rows) => rows.length === 1);
      expect(deposits.values.every((rows) => rows.length <= 1)).toBe(true);
    });

    it('shows what happened meanwhile', { timeout: PATIENCE }, async () => {
      await join(tab, 'ada');
      const messages = messagesOf(tab);
      await messages.first();
      await harness.disconnect();
      await harness.reply('ada@mail.example', 'While you were away');
      await harness.reconnect();
      await messages.until((thread) => thread.length === 1);
    });

    it('lets a person in once it is back', { timeout: PATIENCE }, async () => {
      await register(tab, 'ada');
      await harness.disconnect();
      await whileAway(tab.logIn('ada@mail.example', PASSWORD));
      await harness.reconnect();
      await tab.logIn('ada@mail.example', PASSWORD);
      expect(await depositsOf(tab).first()).toEqual([]);
    });

    it('leaves one account when a registration is tried again', { timeout: PATIENCE }, async () => {
      await harness.disconnect();
      await whileAway(register(tab, 'ada'));
      await harness.reconnect();
      // Where the first went through, the second is told so.
      await register(tab, 'ada').catch(({ code }: BackendError) => expect(code).toBe('username-taken'));
      await tab.logIn('ada@mail.example', PASSWORD);
      expect(await tab.findUpline('ada')).toEqual({ username: 'ada' });
    });
  });
}
