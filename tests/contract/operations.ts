import { beforeEach, describe, expect, it } from 'vitest';
import type {
  Backend,
  OnError,
  PayoutsToSend,
  Thread,
  ThreadMessage,
  Unsubscribe,
} from '#backend/port/backend.ts';
import type { Grant } from '#domain/decisions/decision.ts';
import { cents, sum } from '#domain/money/cents.ts';
import type { WithdrawalRequest } from '#domain/withdrawals/withdrawal.ts';
import { decideDeposit, decideWithdrawal, recordPayout, seenDeposit } from './console.ts';
import { type Harness, ofDomain } from './harness.ts';
import {
  balancesOf,
  depositQueueOf,
  depositsOf,
  messagesOf,
  observe,
  outcomesOf,
  refusal,
  sessionOf,
  totalsOf,
  withdrawalQueueOf,
  withdrawalsOf,
} from './observe.ts';
import { join, joinAsOperator, logIn } from './people.ts';
import { picture } from './pictures.ts';
import { depositDeclaration } from './requests.ts';

const payoutsOf = (tab: Backend, most = 10) =>
  observe<PayoutsToSend>((...call) => tab.watchPayouts(most, ...call));
const decisionsOf = (tab: Backend, most = 50) =>
  observe<Parameters<Parameters<Backend['watchDecisions']>[1]>[0]>((...call) =>
    tab.watchDecisions(most, ...call),
  );
const threadsOf = (tab: Backend) =>
  observe<readonly Thread[]>((onThreads, onError) =>
    tab.watchThreads(10, ({ rows }) => onThreads(rows), onError),
  );
const grantsOf = (tab: Backend, most = 50) =>
  observe<readonly Grant[]>((...call) => tab.watchGrants(most, ...call));
const setAsideOf = (tab: Backend) =>
  observe<Parameters<Parameters<Backend['watchSetAside']>[0]>[0]>((...call) => tab.watchSetAside(...call));
const settlementOf = (tab: Backend) =>
  observe<Parameters<Parameters<Backend['watchSettlement']>[0]>[0]>((...call) =>
    tab.watchSettlement(...call),
  );

const withdrawal = (id: string, amount = cents(150_00)): WithdrawalRequest => ({
  id,
  amount,
  details: {
    method: 'bank',
    country: 'IT',
    bankName: 'Sample Bank',
    accountHolder: 'Sample Holder',
    accountNumber: 'SAMPLE-0000-0001',
    zip: '',
    postalCode: '',
  },
});

export function describeOperations(harness: Harness): void {
  const itByDomain = ofDomain(harness);
  describe(`operators on ${harness.name}`, () => {
    let tab: Backend;
    let ada: string;

    const uidOf = async (): Promise<string> => {
      // In a tab of its own: a tab acts for the first session that it shows.
      const session = await sessionOf(await harness.open()).first();
      if (!('uid' in session)) throw new Error('No one is signed in');
      return session.uid;
    };

    const beOperator = (name: string) => joinAsOperator(harness, tab, name);

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
      ada = await uidOf();
    });

    it('have a session of their own kind, which registering does not give', async () => {
      expect((await sessionOf(tab).first()).kind).toBe('member');
      await beOperator('olga');
      await sessionOf(tab).until(({ kind }) => kind === 'operator');
    });

    it('are the only ones who may look and decide', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      const common = { uid: ada, note: null };
      const attempts = [
        () => decideDeposit(tab, { ...common, depositId: 'first', outcome: 'credit' }),
        () => decideWithdrawal(tab, { ...common, withdrawalId: 'first', outcome: 'pay' }),
        () => tab.readProofOf(ada, 'first'),
        () => tab.reply(ada, { id: 'one', text: 'Credited!' }),
      ];
      for (const attempt of attempts) expect(await refusal(attempt())).toBe('permission-denied');
      const failing = (watch: (onValue: () => void, onError: OnError) => Unsubscribe) =>
        refusal(observe<void>(watch).first());
      expect(await failing((...call) => tab.watchDepositQueue(10, ...call))).toBe('permission-denied');
      expect(await failing((...call) => tab.watchWithdrawalQueue(10, ...call))).toBe('permission-denied');
      expect(await failing((...call) => tab.watchPayouts(10, ...call))).toBe('permission-denied');
      expect(await failing((...call) => tab.watchDecisions(10, ...call))).toBe('permission-denied');
      expect(await failing((...call) => tab.watchGrants(10, ...call))).toBe('permission-denied');
      expect(await failing((...call) => tab.watchTotals(...call))).toBe('permission-denied');
      expect(await failing((...call) => tab.watchSettlement(...call))).toBe('permission-denied');
      expect(await failing((...call) => tab.watchSetAside(...call))).toBe('permission-denied');
      expect(await failing((...call) => tab.watchThreads(10, ...call))).toBe('permission-denied');
      expect(await failing((...call) => tab.watchThread(ada, 10, ...call))).toBe('permission-denied');
      expect(await depositsOf(tab).first()).toMatchObject([{ status: 'pending' }]);
      await tab.logOut();
      expect(await refusal(tab.readProofOf(ada, 'first'))).toBe('session-expired');
    });

    it('see all pending deposits, oldest first, and credit one', async () => {
      await tab.submitDeposit(depositDeclaration('of-ada'));
      await harness.pass();
      await join(tab, 'ben');
      await tab.submitDeposit(depositDeclaration('of-ben'));
      await beOperator('olga');

      const queue = depositQueueOf(tab);
      expect(await queue.first()).toMatchObject([
        { member: { uid: ada, username: 'ada', isSample: false }, deposit: { id: 'of-ada' } },
        { member: { username: 'ben' }, deposit: { id: 'of-ben', status: 'pending' } },
      ]);
      await decideDeposit(tab, { uid: ada, depositId: 'of-ada', outcome: 'credit', note: 'Seen.' });
      await queue.until((rows) => rows.length === 1 && rows[0]?.deposit.id === 'of-ben');

      await logIn(tab, 'ada');
      expect(await depositsOf(tab).first()).toMatchObject([{ status: 'credited', note: 'Seen.' }]);
      await balancesOf(tab).until(({ locked }) => locked === cents(500_00));
    });

    itByDomain('refuse a deposit, which moves no money, and say why', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      await beOperator('olga');
      await decideDeposit(tab, { uid: ada, depositId: 'first', outcome: 'refuse', note: 'No payment.' });
      expect(await depositQueueOf(tab).first()).toEqual([]);
      await logIn(tab, 'ada');
      expect(await depositsOf(tab).first()).toMatchObject([{ status: 'refused', note: 'No payment.' }]);
      await balancesOf(tab).until(({ locked }) => locked === cents(0));
    });

    it('decide a request once: the second decision reports so', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      await beOperator('olga');
      const credit = { uid: ada, depositId: 'first', outcome: 'credit', note: 'Seen.' } as const;
      await decideDeposit(tab, credit);
      // The same request again, as after a lost answer.
      await decideDeposit(tab, credit);
      const other = { ...credit, outcome: 'refuse', note: 'No.' } as const;
      expect(await refusal(decideDeposit(tab, other))).toBe('already-decided');
      await beOperator('oscar');
      expect(await refusal(decideDeposit(tab, credit))).toBe('already-decided');
      await totalsOf(tab).until(({ locked }) => locked === cents(500_00));
    });

    it('decide once, also when two decide at the same time', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      await beOperator('olga');
      const elsewhere = await harness.open();
      const outcomes = await outcomesOf([
        decideDeposit(tab, { uid: ada, depositId: 'first', outcome: 'credit', note: 'Seen.' }),
        decideDeposit(elsewhere, { uid: ada, depositId: 'first', outcome: 'refuse', note: 'No.' }),
      ]);
      expect(outcomes).toEqual(['already-decided', 'done']);
      expect(await decisionsOf(tab).until((all) => all.length === 1)).toMatchObject([{ requestId: 'first' }]);
    });

    it('learn that the member withdrew a request', async () => {
      await tab.submitDeposit(depositDeclaration('gone'));
      await tab.deleteDeposit('gone');
      await harness.fund('ada@mail.example', cents(500_00));
      await tab.requestWithdrawal(withdrawal('cancelled'));
      await tab.cancelWithdrawal('cancelled');
      await beOperator('olga');
      expect(
        await refusal(decideDeposit(tab, { uid: ada, depositId: 'gone', outcome: 'credit', note: 'Seen.' })),
      ).toBe('not-found');
      expect(
        await refusal(
          decideWithdrawal(tab, { uid: ada, withdrawalId: 'cancelled', outcome: 'pay', note: null }),
        ),
      ).toBe('already-decided');
    });

    it('see the state of the settlement', async () => {
      await beOperator('olga');
      expect(await settlementOf(tab).first()).toEqual(harness.settlement);
      expect(await setAsideOf(tab).first()).toEqual([]);
    });

    it('see the proof of a deposit', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      const proof = picture('image/png', 60);
      await tab.putProof('first', proof);
      await tab.submitDeposit(depositDeclaration('bare'));
      await beOperator('olga');
      expect(await tab.readProofOf(ada, 'first')).toEqual(proof);
      expect(await tab.readProofOf(ada, 'bare')).toBeNull();
    });

    it('pay one withdrawal and refuse another, and the money moves accordingly', async () => {
      await harness.fund('ada@mail.example', cents(500_00));
      await tab.requestWithdrawal(withdrawal('to-pay'));
      await harness.pass();
      await tab.requestWithdrawal(withdrawal('to-refuse', cents(200_00)));
      await beOperator('olga');
      const queue = withdrawalQueueOf(tab);
      expect(await queue.until((rows) => rows.length === 2)).toMatchObject([
        { member: { username: 'ada' }, withdrawal: { id: 'to-pay', status: 'held' } },
        { withdrawal: { id: 'to-refuse', amount: 200_00 } },
      ]);
      await decideWithdrawal(tab, { uid: ada, withdrawalId: 'to-pay', outcome: 'pay', note: null });
      await decideWithdrawal(tab, {
        uid: ada,
        withdrawalId: 'to-refuse',
        outcome: 'refuse',
        note: 'Try again.',
      });
      await queue.until((rows) => rows.length === 0);

      await logIn(tab, 'ada');
      await withdrawalsOf(tab).until(
        ([refused, paid]) => paid?.status === 'paid' && refused?.status === 'refused',
      );
      await balancesOf(tab).until(({ earning, held }) => earning === cents(350_00) && held === cents(0));
    });

    itByDomain('never decide their own requests', async () => {
      await beOperator('olga');
      const uid = await uidOf();
      await tab.submitDeposit(depositDeclaration('own'));
      await harness.fund('olga@mail.example', cents(500_00));
      for (const id of ['held', 'paid']) await tab.requestWithdrawal(withdrawal(id));
      await harness.payWithdrawal('olga@mail.example', 'paid');

      const own = { uid, note: 'Seen.' };
      const attempts = [
        () => decideDeposit(tab, { ...own, depositId: 'own', outcome: 'credit' }),
        () => decideDeposit(tab, { ...own, depositId: 'own', outcome: 'refuse' }),
        () => decideWithdrawal(tab, { ...own, withdrawalId: 'held', outcome: 'pay' }),
        () => decideWithdrawal(tab, { ...own, withdrawalId: 'held', outcome: 'refuse' }),
        () => recordPayout(tab, { uid, withdrawalId: 'paid', reference: 'tx-1' }),
      ];
      for (const attempt of attempts) expect(await refusal(attempt())).toBe('own-request');
      expect(await depositQueueOf(tab).first()).toMatchObject([{ member: { uid } }]);
      expect(await withdrawalQueueOf(tab).first()).toMatchObject([{ withdrawal: { id: 'held' } }]);

      await beOperator('oscar');
      await decideDeposit(tab, { ...own, depositId: 'own', outcome: 'credit' });
      await recordPayout(tab, { uid, withdrawalId: 'paid', reference: 'tx-1' });
    });

    describe('with a payout above 1,000 dollars', () => {
      const large = { withdrawalId: 'large', note: null } as const;

      beforeEach(async () => {
        await harness.fund('ada@mail.example', cents(3_000_00));
        await tab.requestWithdrawal(withdrawal('large', cents(1_000_01)));
      });

      it('need two: one approves it and another pays it', async () => {
        await beOperator('olga');
        const queue = withdrawalQueueOf(tab);
        expect(await queue.first()).toMatchObject([{ approvedBy: null }]);
        const decide = (outcome: 'approve' | 'pay') => decideWithdrawal(tab, { ...large, uid: ada, outcome });
        expect(await refusal(decide('pay'))).toBe('second-operator-needed');
        await decide('approve');
        // The same request again, as after a lost answer.
        await decide('approve');
        expect(await refusal(decide('pay'))).toBe('second-operator-needed');
        expect(await queue.until(([row]) => row?.approvedBy !== null)).toMatchObject([
          { withdrawal: { status: 'held' }, approvedBy: { username: 'olga' } },
        ]);
        expect(await decisionsOf(tab).first()).toMatchObject([
          {
            requestKind: 'withdrawal',
            requestId: 'large',
            outcome: 'approve',
            operator: { username: 'olga' },
          },
        ]);

        await harness.pass();
        await beOperator('oscar');
        expect(await refusal(decide('approve'))).toBe('already-approved');
        await decide('pay');
        expect(await decisionsOf(tab).until(([latest]) => latest?.status === 'settled')).toMatchObject([
          { outcome: 'pay', amount: 1_000_01, operator: { username: 'oscar' } },
          { outcome: 'approve', operator: { username: 'olga' } },
        ]);
        await logIn(tab, 'ada');
        expect(await withdrawalsOf(tab).first()).toMatchObject([{ status: 'paid' }]);
        await balancesOf(tab).until(({ earning, held }) => earning === 1_999_99 && held === 0);
      });

      itByDomain('may each refuse it, also once it is approved', async () => {
        await beOperator('olga');
        await decideWithdrawal(tab, { ...large, uid: ada, outcome: 'approve' });
        await decideWithdrawal(tab, { ...large, uid: ada, outcome: 'refuse', note: 'Not yet.' });
        await logIn(tab, 'ada');
        expect(await withdrawalsOf(tab).first()).toMatchObject([{ status: 'refused', note: 'Not yet.' }]);
        await balancesOf(tab).until(({ earning }) => earning === 3_000_00);
      });

      it('see its member cancel it until the second has paid', async () => {
        await beOperator('olga');
        await decideWithdrawal(tab, { ...large, uid: ada, outcome: 'approve' });
        await logIn(tab, 'ada');
        expect(await withdrawalsOf(tab).first()).toMatchObject([{ status: 'held', approval: {} }]);
        await tab.cancelWithdrawal('large');
        await beOperator('oscar');
        const pay = decideWithdrawal(tab, { ...large, uid: ada, outcome: 'pay' });
        expect(await refusal(pay)).toBe('already-decided');
        await totalsOf(tab).until(({ earning, held }) => earning === 3_000_00 && held === 0);
      });
    });

    itByDomain('are two where one would pay more than 1,000 dollars in parts within a day', async () => {
      await harness.fund('ada@mail.example', cents(3_000_00));
      for (const id of ['first', 'second']) {
        await tab.requestWithdrawal(withdrawal(id, cents(600_00)));
        await harness.pass();
      }
      const second = { uid: ada, withdrawalId: 'second', note: null } as const;
      await beOperator('olga');
      await decideWithdrawal(tab, { ...second, withdrawalId: 'first', outcome: 'pay' });
      const pay = () => decideWithdrawal(tab, { ...second, outcome: 'pay' });
      expect(await refusal(pay())).toBe('second-operator-needed');
      await decideWithdrawal(tab, { ...second, outcome: 'approve' });
      expect(await refusal(pay())).toBe('second-operator-needed');
      await beOperator('oscar');
      await pay();

      // What was paid today counts for what is asked for today.
      await logIn(tab, 'ada');
      await tab.requestWithdrawal(withdrawal('third', cents(100_00)));
      await harness.logInAsOperator(tab, 'olga@mail.example');
      const third = { ...second, withdrawalId: 'third' } as const;
      expect(await refusal(decideWithdrawal(tab, { ...third, outcome: 'pay' }))).toBe(
        'second-operator-needed',
      );
      await decideWithdrawal(tab, { ...third, outcome: 'approve' });
    });

    itByDomain('are two where one would credit more than that without a proof, and say why', async () => {
      for (const id of ['first', 'second', 'third']) await tab.submitDeposit(depositDeclaration(id));
      const decision = { uid: ada, note: 'Paid in cash.' } as const;
      const third = { ...decision, depositId: 'third' } as const;
      await beOperator('olga');
      expect(
        await refusal(decideDeposit(tab, { ...decision, depositId: 'first', outcome: 'credit', note: null })),
      ).not.toBeNull();
      expect(await refusal(decideDeposit(tab, { ...decision, depositId: 'first', outcome: 'approve' }))).toBe(
        'unknown',
      );
      for (const depositId of ['first', 'second']) {
        await decideDeposit(tab, { ...decision, depositId, outcome: 'credit' });
      }
      const credit = () => decideDeposit(tab, { ...third, outcome: 'credit' });
      expect(await refusal(credit())).toBe('second-operator-needed');
      await harness.pass();
      await decideDeposit(tab, { ...third, outcome: 'approve' });
      expect(await depositQueueOf(tab).first()).toMatchObject([
        { deposit: { id: 'third', status: 'pending' }, approvedBy: { username: 'olga' } },
      ]);
      expect(await refusal(credit())).toBe('second-operator-needed');
      await beOperator('oscar');
      const again = decideDeposit(tab, { ...third, outcome: 'approve' });
      expect(await refusal(again)).toBe('already-approved');
      await harness.pass();
      await credit();
      expect(await decisionsOf(tab).until(([latest]) => latest?.operator.username === 'oscar')).toMatchObject(
        [
          { requestKind: 'deposit', requestId: 'third', outcome: 'credit', note: 'Paid in cash.' },
          { requestKind: 'deposit', requestId: 'third', outcome: 'approve', operator: { username: 'olga' } },
          { outcome: 'credit' },
          { outcome: 'credit' },
        ],
      );
      await logIn(tab, 'ada');
      await balancesOf(tab).until(({ locked }) => locked === 1_500_00);
    });

    it('record what they have sent, once, and the member sees it', async () => {
      await harness.fund('ada@mail.example', cents(500_00));
      await tab.requestWithdrawal(withdrawal('first'));
      const record = (reference: string) => recordPayout(tab, { uid: ada, withdrawalId: 'first', reference });
      expect(await refusal(record('tx-1'))).toBe('permission-denied');
      await beOperator('olga');
      const payouts = payoutsOf(tab);
      expect(await payouts.first()).toEqual({ rows: [], total: 0 });
      expect(await refusal(record('tx-1'))).toBe('unknown');
      await decideWithdrawal(tab, { uid: ada, withdrawalId: 'first', outcome: 'pay', note: null });
      expect((await payouts.until(({ rows }) => rows.length === 1)).rows).toMatchObject([
        { member: { username: 'ada' }, withdrawal: { id: 'first', status: 'paid', payout: null } },
      ]);

      await harness.pass();
      await record('tx-1');
      // The same request again, as after a lost answer.
      await record('tx-1');
      expect(await refusal(record('tx-2'))).toBe('already-decided');
      await payouts.until(({ rows }) => rows.length === 0);
      expect(await decisionsOf(tab).first()).toMatchObject([
        { requestKind: 'withdrawal', requestId: 'first', outcome: 'send', note: 'tx-1', amount: 150_00 },
        { outcome: 'pay' },
      ]);

      await logIn(tab, 'ada');
      expect(await withdrawalsOf(tab).first()).toMatchObject([
        { status: 'paid', payout: { reference: 'tx-1', at: expect.any(Number) } },
      ]);
    });

    it('count all that is to be sent, also what comes and goes beyond what is shown', async () => {
      await harness.fund('ada@mail.example', cents(500_00));
      for (const id of ['first', 'second', 'third']) {
        await tab.requestWithdrawal(withdrawal(id));
        await harness.pass();
      }
      await beOperator('olga');
      const pay = (withdrawalId: string) =>
        decideWithdrawal(tab, { uid: ada, withdrawalId, outcome: 'pay', note: null });
      const shown = payoutsOf(tab, 1);
      for (const [place, id] of ['first', 'second', 'third'].entries()) {
        await pay(id);
        const { rows } = await shown.until(({ total }) => total === place + 1);
        expect(rows.map((each) => each.withdrawal.id)).toEqual(['first']);
      }
      await recordPayout(tab, { uid: ada, withdrawalId: 'first', reference: 'tx-1' });
      const left = await shown.until(({ rows }) => rows[0]?.withdrawal.id === 'second');
      expect(left.total).toBe(2);
      await recordPayout(tab, { uid: ada, withdrawalId: 'third', reference: 'tx-3' });
      await shown.until(({ total }) => total === 1);
    });

    it('leave an audit trail, newest first, limited as requested', async () => {
      for (const id of ['one', 'two', 'three']) await tab.submitDeposit(depositDeclaration(id));
      await beOperator('olga');
      for (const id of ['one', 'two', 'three']) {
        await harness.pass();
        await decideDeposit(tab, { uid: ada, depositId: id, outcome: 'refuse', note: `Not ${id}.` });
      }
      const trail = await decisionsOf(tab, 2).until(([latest]) => latest?.requestId === 'three');
      expect(trail).toMatchObject([
        {
          requestKind: 'deposit',
          requestId: 'three',
          outcome: 'refuse',
          note: 'Not three.',
          amount: 500_00,
          status: 'settled',
          member: { username: 'ada' },
          operator: { username: 'olga' },
        },
        { requestId: 'two' },
      ]);
    });

    itByDomain('leave an audit trail that outlives the member', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      await beOperator('olga');
      await decideDeposit(tab, { uid: ada, depositId: 'first', outcome: 'credit', note: 'Seen.' });
      await logIn(tab, 'ada');
      await tab.deleteAccount();
      await harness.logInAsOperator(tab, 'olga@mail.example');
      // A page that has shown the name goes on showing it.
      const [decision] = await decisionsOf(await harness.open()).first();
      expect(decision).toMatchObject({ member: { uid: ada, username: null }, amount: null });
      expect(await refusal(tab.reply(ada, { id: 'late', text: 'Hello?' }))).toBe('not-found');
    });

    it('see totals that add up to zero', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      await harness.fund('ada@mail.example', cents(300_00));
      await tab.requestWithdrawal(withdrawal('first'));
      await beOperator('olga');
      const watched = totalsOf(tab);
      await watched.first();
      await decideDeposit(tab, { uid: ada, depositId: 'first', outcome: 'credit', note: 'Seen.' });
      const totals = await watched.until(({ locked }) => locked === cents(500_00));
      expect(totals).toEqual({ external: -800_00, house: 0, locked: 500_00, earning: 150_00, held: 150_00 });
      expect(sum(Object.values(totals))).toBe(0);
    });

    it('exchange messages with members, each shown once on both sides', async () => {
      await tab.sendMessage({ id: 'question', text: 'Is anyone there?' });
      await harness.pass();
      await join(tab, 'ben');
      await tab.sendMessage({ id: 'question', text: 'And for me?' });
      await beOperator('olga');

      const threads = threadsOf(tab);
      expect(await threads.first()).toMatchObject([
        { member: { username: 'ada' }, isUnanswered: true },
        { member: { username: 'ben' }, latest: { text: 'And for me?' }, isUnanswered: true },
      ]);
      const thread = observe<readonly ThreadMessage[]>((onMessages, onError) =>
        tab.watchThread(ada, 10, ({ items }) => onMessages(items.toReversed()), onError),
      );
      expect(await thread.first()).toMatchObject([{ text: 'Is anyone there?' }]);

      await harness.pass();
      const answer = { id: 'answer', text: 'Yes.' };
      await tab.reply(ada, answer);
      await tab.reply(ada, answer);
      await thread.until((messages) => messages.length === 2);
      // Ben still waits.
      await threads.until(([, last]) => last?.member.username === 'ada' && !last.isUnanswered);

      expect(await thread.until((messages) => messages.length === 2)).toMatchObject([
        { from: 'member', operator: null },
        { from: 'operator', operator: { username: 'olga' } },
      ]);

      await logIn(tab, 'ada');
      const messages = await messagesOf(tab).first();
      expect(messages).toMatchObject([
        { from: 'member', text: 'Is anyone there?' },
        { from: 'operator', text: 'Yes.' },
      ]);
      // Members do not learn which operator answered.
      expect(messages[1]).not.toHaveProperty('operator');
    });

    it('answer all but themselves', async () => {
      await beOperator('olga');
      const olga = await uidOf();
      await tab.sendMessage({ id: 'question', text: 'May I?' });
      expect(await refusal(tab.reply(olga, { id: 'answer', text: 'You may.' }))).toBe('own-request');
      expect(await messagesOf(tab).first()).toMatchObject([{ text: 'May I?' }]);
    });

    it('see who was made one, since when', async () => {
      await beOperator('olga');
      await harness.pass();
      await beOperator('oscar');
      const grants = grantsOf(tab);
      expect(await grants.first()).toMatchObject([
        { change: 'granted', member: { username: 'oscar' } },
        { change: 'granted', member: { username: 'olga' } },
      ]);
      expect(await grantsOf(tab, 1).first()).toMatchObject([{ member: { username: 'oscar' } }]);
    });

    it('lose all of it at once when the rights are taken away', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      await beOperator('olga');
      const session = sessionOf(tab);
      await session.until(({ kind }) => kind === 'operator');
      const credit = { uid: ada, depositId: 'first', outcome: 'credit', note: 'Seen.' } as const;
      const seen = await seenDeposit(tab, ada, 'first');
      await harness.removeOperator('olga@mail.example');
      await session.until(({ kind }) => kind === 'member');
      expect(await refusal(tab.decideDeposit({ ...credit, seen }))).toBe('permission-denied');
      expect(await refusal(tab.reply(ada, { id: 'late', text: 'Bye.' }))).toBe('permission-denied');
      expect(await refusal(tab.readProofOf(ada, 'first'))).toBe('permission-denied');
      await logIn(tab, 'ada');
      expect(await depositsOf(tab).first()).toMatchObject([{ status: 'pending' }]);
    });
  });
}
