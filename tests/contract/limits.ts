import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { SLOTS, UNANSWERED_MESSAGES } from '#domain/limits.ts';
import { cents } from '#domain/money/cents.ts';
import { type Harness, ofDomain } from './harness.ts';
import { depositsOf, messagesOf, refusal, withdrawalsOf } from './observe.ts';
import { join, logIn, register } from './people.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

const ADA = 'ada@mail.example';
const ids = (count: number, first = 0) => Array.from({ length: count }, (_, nth) => `nth-${first + nth}`);

export function describeLimits(harness: Harness): void {
  const itByDomain = ofDomain(harness);
  describe(`limits on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
    });

    it('let as many deposits wait as may, and make room as they end', async () => {
      for (const id of ids(SLOTS.deposits)) await tab.submitDeposit(depositDeclaration(id));
      expect(await refusal(tab.submitDeposit(depositDeclaration('more')))).toBe('deposits-full');
      // An answer that was lost on the way, asked for again.
      await tab.submitDeposit(depositDeclaration('nth-0'));
      expect(await depositsOf(tab).first()).toHaveLength(SLOTS.deposits);

      await tab.deleteDeposit('nth-3');
      await tab.submitDeposit(depositDeclaration('after-deletion'));
      expect(await refusal(tab.submitDeposit(depositDeclaration('more')))).toBe('deposits-full');
      await harness.creditDeposit(ADA, 'nth-0');
      await tab.submitDeposit(depositDeclaration('after-decision'));
      expect(await refusal(tab.submitDeposit(depositDeclaration('more')))).toBe('deposits-full');
    });

    itByDomain('are one member’s own: other members find no less room', async () => {
      for (const id of ids(SLOTS.deposits)) await tab.submitDeposit(depositDeclaration(id));
      await register(tab, 'ben');
      await logIn(tab, 'ben');
      await tab.submitDeposit(depositDeclaration('of-ben'));
    });

    it('let as many withdrawals be open as may, and as many be asked for in a day', async () => {
      await harness.fund(ADA, cents(3_000_00));
      const ask = (id: string) => tab.requestWithdrawal(withdrawalRequest(id, cents(100_00)));
      for (const id of ids(SLOTS.withdrawals)) await ask(id);
      expect(await refusal(ask('more'))).toBe('withdrawals-full');
      await ask('nth-0');
      await tab.cancelWithdrawal('nth-0');
      expect(await refusal(ask('more'))).toBe('daily-limit');
      const asked = await withdrawalsOf(tab).first();
      expect(asked.filter(({ status }) => status === 'held')).toHaveLength(SLOTS.withdrawals - 1);
    });

    it('let as many messages wait for an answer as may', async () => {
      const say = (id: string) => tab.sendMessage({ id, text: 'Hello?' });
      for (const id of ids(UNANSWERED_MESSAGES)) await say(id);
      expect(await refusal(say('more'))).toBe('messages-full');
      await say('nth-0');
      await harness.pass();
      await harness.reply(ADA, 'Yes?');
      await say('more');
      expect(await messagesOf(tab).first()).toHaveLength(UNANSWERED_MESSAGES + 2);
    });
  });
}
