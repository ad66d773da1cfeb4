import { openTab } from '#tests/support/local-backend.ts';
import { NOTICES } from '#backend/local/database.ts';
import { tellOfAnswer } from '#backend/local/tell.ts';
import { openStore } from '#backend/local/store.ts';
import type { CodeMail, Mail } from '#backend/port/backend.ts';
import { decisionId } from '#domain/decisions/decision.ts';
import type { SettlementRequest } from '#domain/settlement/settle.ts';
import { TOTP_PERIOD } from '#domain/accounts/second-factor/totp.ts';
import { DAY, SECOND } from '#domain/time.ts';
import type { Harness } from './harness.ts';
import { putEarnings, settle } from './local-books.ts';
import { FIREFOX, PASSWORD } from './people.ts';

/**
 * Tabs of one browser are backends opened under one database name, on one clock that the tests move.
 */
export function localHarness(): Harness {
  let stores = 0;
  let name = '';
  let time = 0;

  const open = () => openTab({ name, now: () => time, userAgent: FIREFOX });

  async function uidOf(email: string): Promise<string> {
    const store = await openStore(name);
    const uid = await store.read(['accounts'], (transaction) =>
      transaction.objectStore('accounts').index('email').getKey([email]),
    );
    if (uid === undefined) throw new Error(`No account with ${email}`);
    return uid;
  }

  const settled = async (request: SettlementRequest) => settle(await openStore(name), request, time);

  async function lastMail(address: string): Promise<CodeMail> {
    const { outbox } = await open();
    const mails = await new Promise<readonly Mail[]>((resolve, reject) =>
      outbox?.watchMails(resolve, reject),
    );
    const mail = mails.filter((each) => 'code' in each).find(({ to }) => to === address);
    if (!mail) throw new Error(`No mail to ${address}`);
    return mail;
  }

  return {
    name: 'the local backend',
    isSlow: false,
    settlement: { kind: 'browser' },
    async reset() {
      stores += 1;
      name = `contract-${stores}`;
      time = Date.UTC(2023, 0, 15, 12);
    },
    async close() {},
    open,
    openElsewhere: null,
    lastMail,
    async expireCode() {
      time += 30 * DAY;
    },
    async pass() {
      time += SECOND;
    },
    async passSecond() {
      time += SECOND;
    },
    // A page and its own browser's storage have no network between them.
    async disconnect() {},
    async reconnect() {},
    async stopSettler() {},
    async startSettler() {},
    async moveAddress(from, to) {
      const intruder = await open();
      await intruder.logIn(from, PASSWORD);
      await intruder.changeEmail(to, { languages: ['en'] });
      await intruder.confirmEmailChange((await lastMail(to)).code);
    },
    async fund(email, amount) {
      const uid = await uidOf(email);
      await putEarnings(await openStore(name), uid, amount, time);
    },
    async makeOperator(email) {
      const uid = await uidOf(email);
      const store = await openStore(name);
      await store.write({ writes: ['operators'] }, (transaction) =>
        transaction.objectStore('operators').add({ uid, grantedAt: time }),
      );
    },
    // The sandbox asks its operators for no second factor.
    logInAsOperator: (tab, email) => tab.logIn(email, PASSWORD),
    async removeOperator(email) {
      const uid = await uidOf(email);
      const store = await openStore(name);
      await store.write({ writes: ['operators'] }, (transaction) =>
        transaction.objectStore('operators').delete(uid),
      );
    },
    now: () => time,
    async passCode() {
      time += TOTP_PERIOD;
    },
    async creditDeposit(email, depositId) {
      await settled({
        kind: 'decideDeposit',
        id: decisionId('deposit', depositId),
        uid: await uidOf(email),
        depositId,
        operator: 'operator',
        outcome: 'credit',
        note: 'Seen.',
      });
    },
    async payWithdrawal(email, withdrawalId) {
      await settled({
        kind: 'decideWithdrawal',
        id: decisionId('withdrawal', withdrawalId),
        uid: await uidOf(email),
        withdrawalId,
        operator: 'operator',
        outcome: 'pay',
        note: null,
      });
    },
    async reverse(email, requestKind, requestId, reason) {
      const uid = await uidOf(email);
      const { sandbox } = await open();
      await sandbox?.enterAsOperator();
      await sandbox?.reverse({ uid, requestKind, requestId, reason });
    },
    async picturesLeft() {
      const store = await openStore(name);
      return store.read(['proofs', 'photos'], async (transaction) => {
        const proofs = await transaction.objectStore('proofs').count();
        return proofs + (await transaction.objectStore('photos').count());
      });
    },
    async reply(email, text) {
      const uid = await uidOf(email);
      const store = await openStore(name);
      const id = crypto.randomUUID();
      await store.write({ writes: ['messages', ...NOTICES], reads: ['accounts'] }, async (transaction) => {
        await transaction
          .objectStore('messages')
          .add({ uid, value: { id, from: 'operator', text, at: time } });
        await tellOfAnswer(transaction, uid, id, time);
      });
    },
  };
}
