import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend, Latest, OnError, ThreadMessage, Unsubscribe } from '#backend/port/backend.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import type { Message } from '#domain/message.ts';
import { cents } from '#domain/money/cents.ts';
import { EVERYTHING, type Posted, type StatementFilter } from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { eventually } from '#tests/support/eventually.ts';
import type { Harness } from './harness.ts';
import { observe, uidOf } from './observe.ts';
import { join, logIn } from './people.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

/** The newest page of a list, followed for the rest of the test. */
const newest = <Item>(
  watch: (most: number, onLatest: (latest: Latest<Item>) => void, onError: OnError) => Unsubscribe,
  most: number,
) => observe<Latest<Item>>((...listeners) => watch(most, ...listeners));

async function older<Item>(page: Latest<Item>, most: number): Promise<Latest<Item>> {
  if (page.older === null) throw new Error('There is nothing older');
  return page.older(most);
}

const textsOf = ({ items }: Latest<{ readonly text: string }>) => items.map(({ text }) => text);
const idsOf = ({ items }: Latest<{ readonly id: string }>) => items.map(({ id }) => id);
const amountsOf = ({ items }: Latest<Posted>) => items.map(({ posting }) => posting.amount / 100);

export function describePaging(harness: Harness): void {
  describe(`long lists on ${harness.name}`, () => {
    const ADA = 'ada@mail.example';
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
    });

    async function say(...texts: readonly string[]): Promise<void> {
      for (const text of texts) {
        await tab.sendMessage({ id: text, text });
        await harness.pass();
      }
    }

    async function earn(...dollars: readonly number[]): Promise<void> {
      for (const each of dollars) {
        await harness.fund(ADA, cents(each * 100));
        await harness.pass();
      }
    }

    const messages = (most: number) => newest<Message>((...call) => tab.watchMessages(...call), most);
    const postings = (filter: StatementFilter, most: number) =>
      newest<Posted>((...call) => tab.watchPostings(filter, ...call), most);

    it('begin with the newest items, and go on behind them to the first', async () => {
      await say('one', 'two', 'three', 'four', 'five');
      const first = await messages(2).first();
      expect(textsOf(first)).toEqual(['five', 'four']);
      const second = await older(first, 2);
      expect(textsOf(second)).toEqual(['three', 'two']);
      const third = await older(second, 2);
      expect(textsOf(third)).toEqual(['one']);
      expect(third.older).toBeNull();
      expect((await messages(5).first()).older).toBeNull();
    });

    it('skip and repeat nothing when items are added while older pages are read', async () => {
      await say('one', 'two', 'three', 'four');
      const watched = messages(2);
      const first = await watched.first();
      await say('five', 'six', 'seven');
      await watched.until((page) => textsOf(page)[0] === 'seven');
      expect(textsOf(await older(first, 2))).toEqual(['two', 'one']);
      expect(textsOf(await older(await messages(3).first(), 9))).toEqual(['four', 'three', 'two', 'one']);
    });

    it('go on behind an item that is gone', async () => {
      for (const id of ['a', 'b', 'c', 'd']) {
        await tab.submitDeposit(depositDeclaration(id));
        await harness.pass();
      }
      const first = await newest<Deposit>((...call) => tab.watchDeposits(...call), 2).first();
      expect(idsOf(first)).toEqual(['d', 'c']);
      await tab.deleteDeposit('c');
      const rest = await older(first, 2);
      expect(idsOf(rest)).toEqual(['b', 'a']);
      expect(rest.older).toBeNull();
    });

    it('tell items of the same moment apart', async () => {
      for (const id of ['a', 'b', 'c']) await tab.submitDeposit(depositDeclaration(id));
      const first = await newest<Deposit>((...call) => tab.watchDeposits(...call), 2).first();
      expect([...idsOf(first), ...idsOf(await older(first, 2))]).toEqual(['c', 'b', 'a']);
    });

    it('have what is under way apart, however much is newer', async () => {
      await earn(1_000);
      await tab.submitDeposit(depositDeclaration('waiting'));
      await harness.pass();
      await tab.requestWithdrawal(withdrawalRequest('held'));
      for (const id of ['newer', 'newest']) {
        await harness.pass();
        await tab.submitDeposit(depositDeclaration(id));
        await harness.creditDeposit(ADA, id);
        await tab.requestWithdrawal(withdrawalRequest(id));
        await tab.cancelWithdrawal(id);
      }
      const pending = observe<readonly Deposit[]>((...call) => tab.watchPendingDeposits(...call));
      await pending.until((deposits) => deposits.length === 1 && deposits[0]?.id === 'waiting');
      const open = observe<readonly Withdrawal[]>((...call) => tab.watchOpenWithdrawals(...call));
      await open.until((withdrawals) => withdrawals.length === 1 && withdrawals[0]?.id === 'held');
      expect(idsOf(await newest<Withdrawal>((...call) => tab.watchWithdrawals(...call), 1).first())).toEqual([
        'newest',
      ]);

      await harness.payWithdrawal(ADA, 'held');
      // Decided, and not sent yet.
      expect(await open.until(([one]) => one?.status === 'paid')).toHaveLength(1);
    });

    it('leave single items to be found, however old', async () => {
      await earn(1_000);
      await tab.submitDeposit(depositDeclaration('old'));
      await tab.requestWithdrawal(withdrawalRequest('old'));
      const deposit = observe<Deposit | null>((...call) => tab.watchDeposit('old', ...call));
      expect(await deposit.first()).toMatchObject({ id: 'old', status: 'pending' });
      await tab.deleteDeposit('old');
      await deposit.until((found) => found === null);
      const withdrawal = observe<Withdrawal | null>((...call) => tab.watchWithdrawal('old', ...call));
      expect(await withdrawal.first()).toMatchObject({ id: 'old', status: 'held' });
      expect(
        await observe<Withdrawal | null>((...call) => tab.watchWithdrawal('none', ...call)).first(),
      ).toBeNull();
    });

    it('have postings with the balances after each, on every page', async () => {
      await earn(10, 20, 30, 40);
      const watched = postings(EVERYTHING, 2);
      const first = await watched.first();
      const second = await older(first, 2);
      const found = [...first.items, ...second.items];
      expect(found.map(({ balances }) => balances.earning / 100)).toEqual([100, 60, 30, 10]);
      await earn(50);
      const page = await watched.until(({ items: [latest] }) => latest?.posting.amount === 50_00);
      expect(amountsOf(page)).toEqual([50, 40]);
    });

    it('have the postings of some kinds, page by page', async () => {
      await earn(500);
      await tab.requestWithdrawal(withdrawalRequest('one'));
      await earn(7);
      await tab.requestWithdrawal(withdrawalRequest('two'));
      await tab.cancelWithdrawal('two');
      const first = await postings({ ...EVERYTHING, kinds: ['hold'] }, 1).first();
      const second = await older(first, 1);
      expect([...first.items, ...second.items].map(({ posting }) => posting.subject)).toEqual(['two', 'one']);
      expect(second.older).toBeNull();
      expect(amountsOf(await postings({ ...EVERYTHING, kinds: ['credit'] }, 9).first())).toEqual([7, 500]);
      expect((await postings({ ...EVERYTHING, kinds: ['pay'] }, 9).first()).items).toEqual([]);
    });

    it('have the postings of a period, from its first moment to before its last', async () => {
      const times: number[] = [];
      const watched = postings(EVERYTHING, 1);
      await watched.first();
      for (const dollars of [1, 2, 3, 4]) {
        await earn(dollars);
        const { items } = await watched.until((page) => amountsOf(page)[0] === dollars);
        times.push(items[0]?.posting.at ?? 0);
      }
      const [, from = 0, , until = 0] = times;
      expect(amountsOf(await postings({ kinds: null, from, until }, 9).first())).toEqual([3, 2]);
      const first = await postings({ kinds: ['credit'], from, until: null }, 2).first();
      expect(amountsOf(first)).toEqual([4, 3]);
      expect(amountsOf(await older(first, 2))).toEqual([2]);
      expect(amountsOf(await postings({ kinds: null, from: null, until: from }, 9).first())).toEqual([1]);
      expect(
        (await postings({ kinds: null, from: harness.now() + 1, until: null }, 9).first()).items,
      ).toEqual([]);

      expect(await tab.readPostingBefore(until)).toMatchObject({
        posting: { amount: 3_00 },
        balances: { earning: 6_00 },
      });
      expect(await tab.readPostingBefore(times[0] ?? 0)).toBeNull();
    });

    it('say when an operator had the last word in a thread', async () => {
      const last = observe<Instant | null>((...call) => tab.watchLastAnswer(...call));
      expect(await last.first()).toBeNull();
      await say('one');
      await harness.reply(ADA, 'Yes?');
      const [answer] = (await messages(1).first()).items;
      expect(await last.until((at) => at !== null)).toBe(answer?.at);
      await say('two');
      await last.until((at) => at === null);
    });

    it('are read by operators page by page too', async () => {
      await say('one', 'two', 'three');
      const ada = await uidOf(tab);
      await join(tab, 'olga');
      await harness.makeOperator('olga@mail.example');
      await tab.logOut();
      await harness.logInAsOperator(tab, 'olga@mail.example');
      await tab.reply(ada, { id: 'answer', text: 'Yes?' });
      const thread = newest<ThreadMessage>((...call) => tab.watchThread(ada, ...call), 2);
      const first = await thread.until((page) => textsOf(page).includes('Yes?'));
      expect(textsOf(first)).toEqual(['Yes?', 'three']);
      expect(first.items.map(({ operator }) => operator?.username ?? null)).toEqual(['olga', null]);
      expect(textsOf(await older(first, 5))).toEqual(['two', 'one']);
    });

    it('are closed to the next member, also to those who read on', async () => {
      await say('one', 'two');
      const first = await messages(1).first();
      await join(tab, 'ben');
      await logIn(tab, 'ben');
      await eventually(async () => {
        const read = await older(first, 1).then(textsOf, () => []);
        expect(read).toEqual([]);
      });
    });
  });
}
