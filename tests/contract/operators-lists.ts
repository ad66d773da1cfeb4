import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Backend,
  DepositQueue,
  PendingRequest,
  Queue,
  QueuedDeposit,
  Threads,
} from '#backend/port/backend.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { SLOTS } from '#domain/limits.ts';
import { decideDeposit } from './console.ts';
import { byNight } from '#tests/support/by-night.ts';
import type { Harness } from './harness.ts';
import { observe, refusal } from './observe.ts';
import { join, logIn, register } from './people.ts';
import { picture } from './pictures.ts';
import { depositDeclaration } from './requests.ts';

const OPERATOR = 'olga@mail.example';
const PROOF = picture('image/png', 60);

const deposits = (tab: Backend, page: number) =>
  observe<DepositQueue>((...call) => tab.watchDepositQueue(page, ...call));
const threads = (tab: Backend, most: number) =>
  observe<Threads>((...call) => tab.watchThreads(most, ...call));

/** Whose rows there are, with how much waits in each. */
const shownIn = ({ rows }: Queue<unknown>) =>
  rows.map(({ member, requests }) => [member.username, requests.length]);

const idsOf = ({ rows }: Queue<QueuedDeposit>) =>
  rows.flatMap(({ requests }) => requests.map(({ deposit }) => deposit.id));

async function declareAsGuest(tab: Backend, id: string): Promise<void> {
  await tab.signInAsGuest(PROGRAMME_USERNAME);
  await tab.submitDeposit(depositDeclaration(id));
}

export function describeOperatorsLists(harness: Harness): void {
  describe(`lists of operators on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await register(tab, 'olga');
      await harness.makeOperator(OPERATOR);
      await join(tab, 'ada');
    });

    it('show a member with many requests on one row, and all others beside', async () => {
      for (let nth = 0; nth < SLOTS.deposits; nth += 1) {
        await tab.submitDeposit(depositDeclaration(`decoy-${nth}`));
        await harness.pass();
      }
      await join(tab, 'ben');
      await tab.submitDeposit(depositDeclaration('of-ben'));
      await harness.logInAsOperator(tab, OPERATOR);

      const { declared: both } = await deposits(tab, SLOTS.deposits + 1).first();
      expect(shownIn(both)).toEqual([
        ['ada', SLOTS.deposits],
        ['ben', 1],
      ]);
      expect(both.more).toBeNull();
      expect(both.rows[0]?.requests[0]).toMatchObject({ deposit: { id: 'decoy-0' } });

      const queue = deposits(tab, SLOTS.deposits);
      const { declared: one } = await queue.first();
      expect(shownIn(one)).toEqual([['ada', SLOTS.deposits]]);
      expect(one.total).toBe(SLOTS.deposits + 1);
      one.more?.();
      const { declared: whole } = await queue.until(({ declared }) => declared.more === null);
      expect(shownIn(whole)).toEqual(shownIn(both));
    });

    it('go on page by page, and never count wrong, whatever leaves and comes meanwhile', async () => {
      const ids = Array.from({ length: 8 }, (_, nth) => `nth-${nth}`);
      for (const id of ids) {
        await tab.submitDeposit(depositDeclaration(id));
        await harness.pass();
      }
      await harness.logInAsOperator(tab, OPERATOR);
      const queue = deposits(tab, 3);
      const first = (await queue.first()).declared;
      expect(idsOf(first)).toEqual(ids.slice(0, 3));
      const uid = first.rows[0]?.member.uid ?? '';
      first.more?.();
      // Pressed twice: one page comes.
      first.more?.();
      const second = (await queue.until(({ declared }) => idsOf(declared).length > 3)).declared;
      expect(idsOf(second)).toEqual(ids.slice(0, 6));

      const refuse = async (id: string) => {
        const of = (await queue.first()).declared.rows[0]?.member.uid ?? '';
        await decideDeposit(tab, { uid: of, depositId: id, outcome: 'refuse', note: 'No.' });
      };
      await refuse('nth-1');
      await refuse('nth-4');
      const third = (await queue.until(({ declared }) => declared.total === 6)).declared;
      // A page keeps its end: what was behind it comes with the next one.
      expect(idsOf(third).slice(0, 4)).toEqual(['nth-0', 'nth-2', 'nth-3', 'nth-5']);
      third.more?.();
      const whole = (await queue.until(({ declared }) => declared.more === null)).declared;
      expect(idsOf(whole)).toEqual(['nth-0', 'nth-2', 'nth-3', 'nth-5', 'nth-6', 'nth-7']);
      // Each refusal took one away, and nothing else changed the number.
      expect([...new Set(queue.values.map(({ declared }) => declared.total))]).toEqual([8, 7, 6]);

      const beyond = { uid, requestKind: 'deposit', requestId: 'nth-7' } as const;
      const waiting = observe<PendingRequest | null>((...call) => tab.watchWaiting(beyond, ...call));
      expect(await waiting.first()).toMatchObject({ member: { username: 'ada' }, deposit: { id: 'nth-7' } });
      await refuse('nth-7');
      await waiting.until((found) => found === null);
      const nothing = { ...beyond, requestKind: 'withdrawal' } as const;
      expect(
        await observe<PendingRequest | null>((...call) => tab.watchWaiting(nothing, ...call)).first(),
      ).toBeNull();
      await logIn(tab, 'ada');
      const denied = observe<PendingRequest | null>((...call) => tab.watchWaiting(beyond, ...call));
      expect(await refusal(denied.first())).toBe('permission-denied');
    });

    it('show first what was proven to be paid, however many declare without a proof', async () => {
      // More than a page.
      const guests = byNight(60, 26);
      for (let nth = 0; nth < guests; nth += 1) await declareAsGuest(tab, 'declared');
      await harness.pass();
      await logIn(tab, 'ada');
      for (const id of ['older', 'paid']) {
        await tab.submitDeposit(depositDeclaration(id));
        await harness.pass();
      }
      for (const name of ['ben', 'cleo']) {
        await join(tab, name);
        await tab.submitDeposit(depositDeclaration('paid'));
      }
      for (const name of ['cleo', 'ada', 'ben']) {
        await harness.pass();
        await logIn(tab, name);
        await tab.putProof('paid', PROOF);
      }

      await harness.logInAsOperator(tab, OPERATOR);
      const { proven, overdue, declared } = await deposits(tab, 25).first();
      expect(shownIn(proven)).toEqual([
        ['cleo', 1],
        ['ada', 1],
        ['ben', 1],
      ]);
      expect(proven.rows[1]?.requests[0]).toMatchObject({ deposit: { id: 'paid' } });
      expect(proven).toMatchObject({ more: null, total: 3 });
      expect(overdue).toBe(0);
      expect(declared.rows).toHaveLength(25);
      expect(declared.more).not.toBeNull();
      expect(declared.total).toBe(guests + 1);

      const first = await deposits(tab, 2).first();
      expect(shownIn(first.proven)).toEqual([
        ['cleo', 1],
        ['ada', 1],
      ]);
      expect(first.proven.more).not.toBeNull();
      expect(first.proven.total).toBe(3);
      // The declarations are a list of their own, with a page of their own.
      expect(first.declared.rows).toHaveLength(2);
      expect(first.declared.total).toBe(guests + 1);
    });

    it('leave out a member whose requests have ended, and take them up again at the end', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      await tab.deleteDeposit('first');
      await harness.pass();
      await join(tab, 'ben');
      await tab.submitDeposit(depositDeclaration('of-ben'));
      await harness.logInAsOperator(tab, OPERATOR);
      // Ada, who came first, takes no place.
      const queue = deposits(tab, 1);
      const { declared } = await queue.first();
      expect(shownIn(declared)).toEqual([['ben', 1]]);

      const elsewhere = await harness.open();
      await decideDeposit(tab, {
        uid: declared.rows[0]?.member.uid ?? '',
        depositId: 'of-ben',
        outcome: 'refuse',
        note: 'No.',
      });
      await queue.until((now) => now.declared.total === 0);
      await logIn(elsewhere, 'ada');
      await elsewhere.submitDeposit(depositDeclaration('second'));
      await harness.logInAsOperator(elsewhere, OPERATOR);
      await deposits(elsewhere, 5).until((now) => shownIn(now.declared)[0]?.[0] === 'ada');
    });

    it('show a thread on one row, however much is in it, and first the one that waits longest for an answer', async () => {
      await tab.sendMessage({ id: 'one', text: 'Anyone?' });
      await harness.pass();
      await join(tab, 'ben');
      for (let nth = 0; nth < 12; nth += 1) await tab.sendMessage({ id: `nth-${nth}`, text: `Hello ${nth}` });
      await harness.pass();
      await logIn(tab, 'ada');
      await tab.sendMessage({ id: 'two', text: 'Hello?' });
      await harness.logInAsOperator(tab, OPERATOR);
      const all = await threads(tab, 2).first();
      expect(all).toMatchObject({
        rows: [
          { member: { username: 'ada' }, latest: { text: 'Hello?' }, isUnanswered: true },
          { member: { username: 'ben' }, latest: { text: 'Hello 11' }, isUnanswered: true },
        ],
        hasMore: false,
        unanswered: 2,
      });
      const [first, second] = all.rows.map(({ since }) => since);
      expect(first, 'since the first of those messages').toBeLessThan(second ?? 0);
      const longest = await threads(tab, 1).first();
      expect(longest).toMatchObject({
        rows: [{ member: { username: 'ada' } }],
        hasMore: true,
        unanswered: 2,
      });

      await tab.reply(all.rows[0]?.member.uid ?? '', { id: 'answer', text: 'Hello.' });
      const waiting = await threads(tab, 1).until(({ rows }) => rows[0]?.member.username === 'ben');
      expect(waiting).toMatchObject({ rows: [{ isUnanswered: true }], hasMore: true, unanswered: 1 });

      await harness.pass();
      await tab.reply(all.rows[1]?.member.uid ?? '', { id: 'later', text: 'Hello.' });
      const answered = await threads(tab, 2).until(({ rows }) => rows.every((each) => !each.isUnanswered));
      expect(answered.rows.map(({ member }) => member.username)).toEqual(['ben', 'ada']);
    });
  });
}
