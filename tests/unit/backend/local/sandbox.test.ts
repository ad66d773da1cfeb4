import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { sampleHistory } from '#backend/local/sandbox/history.ts';
import { openStore } from '#backend/local/store.ts';
import type { Backend } from '#backend/port/backend.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { seenOfDeposit } from '#domain/decisions/seen.ts';
import { type Deposit, dueAt } from '#domain/deposits/deposit.ts';
import { newDepositDeclaration } from '#domain/deposits/declaration.ts';
import { MATRICES } from '#domain/programme/activation.ts';
import { MINIMUM_WITHDRAWAL } from '#domain/withdrawals/withdrawal.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { cents, sum } from '#domain/money/cents.ts';
import { balancesOf } from '#domain/money/ledger.ts';
import { programmeTotals } from '#domain/money/programme-totals.ts';
import { Programme } from '#domain/programme/programme.ts';
import { decideWithdrawal } from '#tests/contract/console.ts';
import {
  accountOf,
  depositQueueOf,
  depositsOf,
  balancesOf as balancesOfMember,
  observe,
  partnersOf,
  refusal,
  sessionOf,
  withdrawalQueueOf,
} from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { OFFERS } from '#tests/unit/support/sample-offers.ts';

const NOW = Date.UTC(2026, 5, 15, 12);

let names = 0;

async function openCommunity(): Promise<{ readonly tab: Backend; readonly name: string }> {
  names += 1;
  const name = `sandbox-${names}`;
  return { tab: await openTab({ name, now: () => NOW }), name };
}

const sandboxOf = ({ sandbox }: Backend) => {
  if (!sandbox) throw new Error('The local backend is a sandbox');
  return sandbox;
};

describe('the operator of a sandbox', () => {
  it('enters without a password, again and again, into one account', async () => {
    const { tab } = await openCommunity();
    await sandboxOf(tab).enterAsOperator();
    const first = await sessionOf(tab).until(({ kind }) => kind === 'operator');
    await tab.logOut();
    await sandboxOf(tab).enterAsOperator();
    expect(await sessionOf(tab).until(({ kind }) => kind === 'operator')).toEqual(first);
  });

  it('takes no name of a member from before such names were refused', async () => {
    const { tab, name } = await openCommunity();
    const store = await openStore(name);
    await store.write({ writes: ['usernames'] }, (transaction) =>
      transaction.objectStore('usernames').add({ username: 'sample_operator', uid: 'member' }),
    );
    await sandboxOf(tab).enterAsOperator();
    await sessionOf(tab).until(({ kind }) => kind === 'operator');
    expect(await tab.findUpline('sample_operator_2')).not.toBeNull();
  });

  it('logged out in one tab, is logged out in all', async () => {
    names += 1;
    const name = `sandbox-${names}`;
    const openPage = (kept: Map<string, string>) =>
      openTab({
        name,
        now: () => NOW,
        tabStorage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
      });
    const [first, second] = [new Map<string, string>(), new Map<string, string>()];
    const pages = [await openPage(first), await openPage(second)] as const;
    await join(pages[0], 'ada_test');
    for (const page of pages) await sandboxOf(page).enterAsOperator();
    const other = sessionOf(pages[1]);
    await other.until(({ kind }) => kind === 'operator');

    await pages[0].logOut();
    await other.until(({ kind }) => kind === 'signedOut');
    for (const kept of [first, second]) {
      expect((await sessionOf(await openPage(kept)).first()).kind).toBe('member');
    }
  });

  it('is created again after the account was deleted', async () => {
    const { tab } = await openCommunity();
    await sandboxOf(tab).enterAsOperator();
    await tab.deleteAccount();
    await sandboxOf(tab).enterAsOperator();
    await sessionOf(tab).until(({ kind }) => kind === 'operator');
  });
});

describe('a member of a sandbox', () => {
  async function declared(tab: Backend): Promise<Deposit> {
    const [coin, silver] = [OFFERS.coins[0], OFFERS.packages[1]];
    if (!coin || !silver) throw new Error('The offers are too few');
    const id = crypto.randomUUID();
    await tab.submitDeposit(newDepositDeclaration({ id, coin, package: silver, usdPrice: coin.price }));
    const own = (deposits: readonly Deposit[]) => deposits.find((each) => each.id === id);
    return own(await depositsOf(tab).until((deposits) => own(deposits) !== undefined)) as Deposit;
  }

  const pretend = (tab: Backend, deposit: Deposit) =>
    sandboxOf(tab).pretendPaid(deposit.id, seenOfDeposit(deposit));

  it('pretends to have paid: the sample operator credits the deposit, and says why', async () => {
    const { tab } = await openCommunity();
    await join(tab, 'ada');
    const deposit = await declared(tab);
    await pretend(tab, deposit);
    const [credited] = await depositsOf(tab).until(([first]) => first?.status === 'credited');
    expect(credited?.note).toMatch(/nothing was paid/);
    expect((await balancesOfMember(tab).first()).locked).toBe(500_00);

    await sandboxOf(tab).enterAsOperator();
    const audit = observe<readonly Decision[]>((...call) => tab.watchDecisions(5, ...call));
    const [decision] = await audit.until((decisions) => decisions.length > 0);
    expect(decision).toMatchObject({ outcome: 'credit', operator: { username: 'sample_operator' } });
  });

  it('pretends as often as they like: beyond the limit for one, the second sample operator approves it', async () => {
    const { tab } = await openCommunity();
    await join(tab, 'ada');
    for (let nth = 0; nth < 3; nth += 1) await pretend(tab, await declared(tab));
    expect((await balancesOfMember(tab).first()).locked).toBe(1_500_00);

    await sandboxOf(tab).enterAsOperator();
    const audit = observe<readonly Decision[]>((...call) => tab.watchDecisions(5, ...call));
    const decisions = await audit.until(({ length }) => length === 4);
    expect(decisions.filter(({ outcome }) => outcome === 'approve')).toMatchObject([
      { requestKind: 'deposit', operator: { username: 'sample_operator_2' } },
    ]);
  });

  it('has a deposit credited by the second sample operator, once the operator has approved it', async () => {
    const { tab, name } = await openCommunity();
    await join(tab, 'ada');
    const [coin, silver] = [OFFERS.coins[0], OFFERS.packages[1]];
    if (!coin || !silver) throw new Error('The offers are too few');
    const gold = { ...silver, id: 'gold', amount: cents(1_100_00) } as const;
    await tab.submitDeposit(newDepositDeclaration({ id: 'gold', coin, package: gold, usdPrice: coin.price }));
    const [deposit] = await depositsOf(tab).until(({ length }) => length === 1);
    const { uid } = await accountOf(tab).first();
    const decision = {
      uid,
      depositId: 'gold',
      seen: seenOfDeposit(deposit as Deposit),
      note: 'Paid in cash.',
    };

    const desk = await openTab({ name, now: () => NOW });
    await sandboxOf(desk).enterAsOperator();
    expect(await refusal(sandboxOf(desk).creditAsSecondOperator(decision))).toBe('second-operator-needed');
    await desk.decideDeposit({ ...decision, outcome: 'approve' });
    await sandboxOf(desk).creditAsSecondOperator(decision);
    await balancesOfMember(tab).until(({ locked }) => locked === gold.amount);
  });

  it('pretends nothing about a deposit of another member, or another one than was shown', async () => {
    const { tab } = await openCommunity();
    await join(tab, 'ada');
    const deposit = await declared(tab);
    const changed = { ...deposit, proofAt: NOW };
    expect(await refusal(pretend(tab, changed))).toBe('changed-since-seen');
    await tab.logOut();
    await join(tab, 'grace');
    expect(await refusal(pretend(tab, deposit))).toBe('not-found');
  });

  it('gets sample partners, who pay enough to withdraw', async () => {
    const { tab, name } = await openCommunity();
    await join(tab, 'ada');
    await pretend(tab, await declared(tab));
    for (const level of [1, 2, 3, 4]) {
      for (const matrix of MATRICES) await tab.activateLevel({ matrix, level });
    }
    await sandboxOf(tab).addSamplePartners(OFFERS);
    const { earning } = await balancesOfMember(tab).until((balances) => balances.earning > 0);
    expect(earning).toBeGreaterThan(MINIMUM_WITHDRAWAL);
    const { usernames, isSample } = await partnersOf(tab).first();
    expect(usernames.length).toBe(1 + 20);
    expect([...isSample].slice(1)).toEqual(Array.from({ length: 20 }, () => 1));

    // The books agree: another page that opens them has nothing to correct, and the community still comes.
    const other = await openTab({ name, now: () => NOW });
    await sandboxOf(other).enterAsOperator();
    await sandboxOf(other).loadSampleCommunity(OFFERS, () => undefined);
    await sandboxOf(tab).addSamplePartners(OFFERS);
    await partnersOf(tab).until((downline) => downline.usernames.length === 1 + 40);
  }, 60_000);

  it('without a level earns nothing from them', async () => {
    const { tab } = await openCommunity();
    await join(tab, 'ada');
    await sandboxOf(tab).addSamplePartners(OFFERS);
    expect((await balancesOfMember(tab).first()).earning).toBe(0);
  });
});

describe('the sample community', () => {
  let tab: Backend;
  let name: string;
  const shares: number[] = [];

  beforeAll(async () => {
    ({ tab, name } = await openCommunity());
    await sandboxOf(tab).enterAsOperator();
    await sandboxOf(tab).loadSampleCommunity(OFFERS, (share) => shares.push(share));
  }, 60_000);

  const everything = async () => {
    const store = await openStore(name);
    return store.read(
      ['accounts', 'usernames', 'credentials', 'deposits', 'proofs', 'postings', 'settled', 'programme'],
      async (transaction) => ({
        accounts: await transaction.objectStore('accounts').getAll(),
        usernames: await transaction.objectStore('usernames').getAllKeys(),
        credentials: await transaction.objectStore('credentials').count(),
        deposits: await transaction.objectStore('deposits').getAll(),
        proofs: await transaction.objectStore('proofs').count(),
        postings: await transaction.objectStore('postings').getAll(),
        settled: await transaction.objectStore('settled').count(),
        programme: await transaction.objectStore('programme').getAll(),
      }),
    );
  };

  it('reports its progress up to 1', () => {
    expect(shares.at(-1)).toBe(1);
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  });

  it('is labelled, and has no member to log in as', async () => {
    const { accounts, credentials } = await everything();
    expect(accounts.length).toBeGreaterThan(200);
    expect(accounts.every(({ sample, username }) => sample && /^sample_/.test(username))).toBe(true);
    expect(accounts.every(({ email }) => email === null)).toBe(true);
    expect(credentials).toBe(0);
  });

  it('has questions that wait for an answer, no two of them the same', async () => {
    const store = await openStore(name);
    const messages = await store.read(['messages'], (transaction) =>
      transaction.objectStore('messages').getAll(),
    );
    const last = new Map(messages.map(({ uid, value }) => [uid, value]));
    const waiting = [...last.values()].filter(({ from }) => from === 'member').map(({ text }) => text);
    expect(waiting.length).toBeGreaterThan(3);
    expect(waiting.every((text) => text.startsWith('Sample message: '))).toBe(true);
    expect(new Set(waiting).size).toBe(waiting.length);
  });

  it('is one tree below the programme, each member below an earlier one', async () => {
    const { accounts } = await everything();
    const joined = new Map(accounts.map(({ username, createdAt }) => [username, createdAt]));
    for (const { upline, createdAt } of accounts) {
      if (upline === PROGRAMME_USERNAME) continue;
      expect(joined.get(upline)).toBeLessThan(createdAt);
    }
  });

  it('has a ledger that adds up to zero, and balances that follow from it', async () => {
    const { postings } = await everything();
    const totals = programmeTotals(postings.map(({ posting }) => posting));
    expect(sum(Object.values(totals))).toBe(0);
    expect(totals.held).toBeGreaterThan(0);
    const latest = new Map(
      postings.flatMap(({ uids, after }) => uids.map((uid, nth) => [uid, after[nth]] as const)),
    );
    for (const [uid, balances] of latest) {
      expect(balances).toEqual(
        balancesOf(
          uid,
          postings.map(({ posting }) => posting),
        ),
      );
    }
  });

  it('has a log that the programme can be folded from', async () => {
    const { programme: log } = await everything();
    const programme = new Programme();
    for (const entry of log) programme.apply(entry);
    expect(log.length).toBeGreaterThan(500);
  });

  it('leaves requests of both kinds to decide, some of them overdue', async () => {
    const queue = await depositQueueOf(tab).first();
    expect(queue.length).toBeGreaterThan(3);
    const due = queue.flatMap(({ deposit }) => dueAt(deposit) ?? []);
    expect(due.some((at) => at < NOW)).toBe(true);
    expect(due.some((at) => at > NOW)).toBe(true);
    const withdrawals = withdrawalQueueOf(tab);
    const [held] = await withdrawals.first();
    if (!held) throw new Error('Nothing is held');
    const { member, withdrawal } = held;
    await decideWithdrawal(tab, {
      uid: member.uid,
      withdrawalId: withdrawal.id,
      outcome: 'pay',
      note: null,
    });
    await withdrawals.until((rows) => rows.every((row) => row.withdrawal.id !== withdrawal.id));
  });

  it('exists once, however often it is loaded', async () => {
    const before = await everything();
    await sandboxOf(tab).loadSampleCommunity(OFFERS, () => undefined);
    expect(await everything()).toEqual(before);
  });

  it('cannot be loaded by members', async () => {
    const { tab: other } = await openCommunity();
    await join(other, 'ada');
    const loading = sandboxOf(other).loadSampleCommunity(OFFERS, () => undefined);
    expect(await refusal(loading)).toBe('permission-denied');
    expect(await depositsOf(other).first()).toEqual([]);
  });

  it('is the same at every loading at the same time', async () => {
    const beginning = {
      offers: OFFERS,
      operator: 'olga',
      now: NOW,
      isTaken: () => false,
      programmeLog: [],
      members: 240,
    };
    const once = await sampleHistory(beginning, async () => undefined);
    const again = await sampleHistory(beginning, async () => undefined);
    expect(again).toEqual(once);
  });
});
