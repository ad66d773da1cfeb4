import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openStore } from '#backend/local/store.ts';
import type { Backend, Latest, WatchedWalk } from '#backend/port/backend.ts';
import { LAST_DAY, type Place } from '#domain/community/walk.ts';
import { seenOfWithdrawal } from '#domain/decisions/seen.ts';
import { dueAt } from '#domain/deposits/deposit.ts';
import { cents, sum } from '#domain/money/cents.ts';
import { balancesOf as foldedBalances, totals } from '#domain/money/ledger.ts';
import { type NoticeCount, unreadIn } from '#domain/notices/notice-count.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { MATRICES } from '#domain/programme/activation.ts';
import { DAY } from '#domain/time.ts';
import {
  accountOf,
  balancesOf,
  depositQueueOf,
  depositsOf,
  observe,
  partnersOf,
  refusal,
  withdrawalQueueOf,
  withdrawalsOf,
} from '#tests/contract/observe.ts';
import { join, logIn, register } from '#tests/contract/people.ts';
import { depositDeclaration, withdrawalRequest } from '#tests/contract/requests.ts';
import { openTab } from '#tests/support/local-backend.ts';
import { OFFERS } from '#tests/unit/support/sample-offers.ts';

const NOW = Date.UTC(2026, 5, 15, 12);
const MEMBERS = 100;

let names = 0;

async function openBrowser(
  walkMembers = MEMBERS,
): Promise<{ readonly tab: Backend; readonly open: () => Promise<Backend>; name: string }> {
  names += 1;
  const name = `walk-${names}`;
  const open = () => openTab({ name, now: () => NOW, walkMembers });
  return { tab: await open(), open, name };
}

const sandboxOf = ({ sandbox }: Backend) => {
  if (!sandbox) throw new Error('The local backend is a sandbox');
  return sandbox;
};

const begin = (tab: Backend, place: Place, seed = 7) =>
  sandboxOf(tab).beginWalk({ place, seed }, OFFERS, () => undefined);

const walkOf = (tab: Backend) =>
  observe<WatchedWalk | null>((...call) => sandboxOf(tab).watchWalk(...call)).first();

const give = (tab: Backend) => sandboxOf(tab).giveDeposit(OFFERS);

async function everything(name: string) {
  const store = await openStore(name);
  return store.read(['accounts', 'postings', 'programme', 'credentials'], async (transaction) => ({
    accounts: await transaction.objectStore('accounts').getAll(),
    postings: (await transaction.objectStore('postings').getAll()).map(({ posting }) => posting),
    programme: await transaction.objectStore('programme').getAll(),
    credentials: await transaction.objectStore('credentials').count(),
  }));
}

describe('a walk', () => {
  it('begins on the day on which the member joins, below a sample', async () => {
    const { tab, name } = await openBrowser();
    await join(tab, 'ada');
    const shares: number[] = [];
    await sandboxOf(tab).beginWalk({ place: 'late', seed: 7 }, OFFERS, (share) => shares.push(share));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect(shares.at(-1)).toBe(1);
    expect(await walkOf(tab)).toEqual({
      place: 'late',
      members: MEMBERS,
      seed: 7,
      day: 539,
      isOwn: true,
      passed: [{ at: NOW, days: 0 }],
    });

    const { accounts, postings } = await everything(name);
    const samples = accounts.filter(({ uid }) => uid.startsWith('sample-member-'));
    expect(samples).toHaveLength(89);
    expect(
      samples.every(({ sample, email, username }) => sample && !email && /^sample_\d/.test(username)),
    ).toBe(true);
    expect(sum([...totals(postings).values()])).toBe(0);
    const { upline, uplineConfirmed } = await accountOf(tab).first();
    expect(samples.map(({ username }) => username)).toContain(upline);
    expect(uplineConfirmed).toBe(true);
    expect(Object.values(await balancesOf(tab).first())).toEqual([0, 0, 0]);
  });

  it('gives a credited test deposit in one press', async () => {
    const { tab } = await openBrowser();
    await join(tab, 'ada');
    await begin(tab, 'first');
    await give(tab);
    expect((await balancesOf(tab).first()).locked).toBe(300_00);
    const [deposit] = await depositsOf(tab).first();
    expect(deposit).toMatchObject({ status: 'credited', note: expect.stringMatching(/nothing was paid/) });
  });

  it('lets one of the first earn from those who come later, who are placed below; and pays them out by a press', async () => {
    const { tab, name } = await openBrowser(400);
    await join(tab, 'ada');
    await begin(tab, 'first');
    await give(tab);
    for (const level of [1, 2, 3, 4])
      for (const matrix of MATRICES) await tab.activateLevel({ matrix, level });
    for (let month = 0; month < 24; month += 1) await sandboxOf(tab).passDays(30, OFFERS);
    expect((await walkOf(tab))?.day).toBe(LAST_DAY);

    const { uid } = await accountOf(tab).first();
    const { postings, accounts } = await everything(name);
    const balances = await balancesOf(tab).first();
    expect(balances).toEqual(foldedBalances(uid, postings));
    expect(balances.earning).toBeGreaterThan(100_00);
    expect(accounts.filter(({ sample }) => sample).length).toBe(400 - 1 + 2);
    expect((await partnersOf(tab).first()).usernames.length).toBeGreaterThan(1);

    await tab.requestWithdrawal(withdrawalRequest('mine', cents(100_00)));
    const [held] = await withdrawalsOf(tab).first();
    if (!held) throw new Error('Nothing is held');
    await sandboxOf(tab).pretendSent(held.id, seenOfWithdrawal(held));
    const [sent] = await withdrawalsOf(tab).until(([first]) => first?.status === 'paid');
    expect(sent?.payout).toMatchObject({ reference: expect.stringMatching(/^SAMPLE/) });
  });

  it('leaves nothing unread of what the days brought that the person let pass', async () => {
    const { tab } = await openBrowser();
    await join(tab, 'ada');
    await begin(tab, 'first');
    await give(tab);
    await tab.activateLevel({ matrix: 's8', level: 1 });
    const count = () => observe<NoticeCount>((...call) => tab.watchNoticeCount(...call)).first();
    const { written } = await count();
    for (let month = 0; month < 12; month += 1) await sandboxOf(tab).passDays(30, OFFERS);
    const after = await count();
    expect(after.written).toBeGreaterThan(written);
    expect(unreadIn(after)).toBe(0);
  });

  it('ends a deposit without a proof once its days have passed, and tells the member', async () => {
    names += 1;
    let clock = NOW;
    const tab = await openTab({ name: `walk-${names}`, now: () => clock, walkMembers: MEMBERS });
    await join(tab, 'ada');
    await begin(tab, 'first');
    clock += 1000;
    await tab.submitDeposit(depositDeclaration('mine'));
    const pass = async (days: number) => {
      clock += 1000;
      await sandboxOf(tab).passDays(days, OFFERS);
    };
    await pass(13);
    expect((await depositsOf(tab).first())[0]).toMatchObject({ id: 'mine', status: 'pending' });
    await pass(1);
    expect((await depositsOf(tab).first())[0]).toMatchObject({ id: 'mine', status: 'expired' });
    expect(unreadIn(await observe<NoticeCount>((...call) => tab.watchNoticeCount(...call)).first())).toBe(1);
  });

  it('tells what happened by its days, with everyone who joined or paid', async () => {
    let clock = NOW;
    const tab = await openTab({ name: 'walk-by-days', now: () => clock, walkMembers: 400 });
    await join(tab, 'ada');
    await begin(tab, 'first');
    await give(tab);
    for (const matrix of MATRICES) await tab.activateLevel({ matrix, level: 1 });
    clock += DAY;
    await sandboxOf(tab).passDays(300, OFFERS);
    const { items } = await observe<Latest<Notice>>((...call) => tab.watchNotices(100, ...call)).first();
    const days = items.map(({ at }) => at).toReversed();
    expect(new Set(items.map(({ kind }) => kind))).toContain('partner-joined');
    expect(days).toEqual(days.toSorted((one, other) => one - other));
  });

  it('goes on in another tab and after a reload, with people invited by the member in between', async () => {
    const { tab, open, name } = await openBrowser();
    await join(tab, 'ada');
    await begin(tab, 'late');
    await give(tab);
    await tab.activateLevel({ matrix: 's8', level: 1 });
    await sandboxOf(tab).passDays(5, OFFERS);

    const { username } = await accountOf(tab).first();
    await tab.logOut();
    const other = await open();
    await register(other, 'grace', { upline: username });
    await logIn(other, 'grace');
    await give(other);
    await other.activateLevel({ matrix: 's8', level: 1 });
    expect((await walkOf(other))?.isOwn).toBe(false);
    await sandboxOf(other).passDays(30, OFFERS);
    await sandboxOf(tab).passDays(30, OFFERS);
    await sandboxOf(await open()).passDays(500, OFFERS);
    expect((await walkOf(other))?.day).toBe(LAST_DAY);

    const { programme, postings } = await everything(name);
    expect(sum([...totals(postings).values()])).toBe(0);
    const registered = programme.filter(({ kind }) => kind === 'register');
    expect(registered).toHaveLength(MEMBERS + 1);
  });

  it('begins again with nothing but the accounts of people, and gives the same seed the same samples', async () => {
    const { tab, name } = await openBrowser();
    await join(tab, 'ada');
    await begin(tab, 'late', 3);
    const first = await everything(name);
    await give(tab);
    await tab.activateLevel({ matrix: 's8', level: 1 });
    await sandboxOf(tab).passDays(60, OFFERS);
    await begin(tab, 'late', 3);
    const again = await everything(name);
    expect(again.postings).toEqual(first.postings);
    expect(again.programme).toEqual(first.programme);
    expect(again.accounts).toEqual(first.accounts);
    expect(again.credentials).toBe(1);
    expect(await depositsOf(tab).first()).toEqual([]);
    await begin(tab, 'last', 4);
    expect(await walkOf(tab)).toMatchObject({ place: 'last', seed: 4 });
    await give(tab);
    await tab.activateLevel({ matrix: 's6', level: 1 });
    await sandboxOf(tab).passDays(1, OFFERS);
  });

  it('is saved with the community, and goes on from the file', async () => {
    const { tab, open } = await openBrowser();
    await join(tab, 'ada');
    await begin(tab, 'late');
    // A community that began again has numbers that do not start at one.
    await begin(tab, 'late');
    await sandboxOf(tab).passDays(10, OFFERS);
    const file = await tab.backup?.save();
    await sandboxOf(tab).passDays(10, OFFERS);
    const found = await tab.backup?.check(file as Blob);
    await found?.replace();
    const later = await open();
    await later.signInAsGuest('sample_010');
    expect((await walkOf(later))?.day).toBe(549);
    await sandboxOf(later).passDays(40, OFFERS);
    expect(await later.backup?.check((await later.backup.save()) as Blob)).toBeDefined();
  });

  it('leaves the operators something to decide, some of it overdue', async () => {
    const { tab } = await openBrowser();
    await join(tab, 'ada');
    await begin(tab, 'late');
    await tab.logOut();
    await sandboxOf(tab).enterAsOperator();
    const due = (await depositQueueOf(tab).first()).flatMap(({ deposit }) => dueAt(deposit) ?? []);
    expect(due.some((at) => at < NOW)).toBe(true);
    expect(due.some((at) => at > NOW)).toBe(true);
    expect((await withdrawalQueueOf(tab).first()).length).toBeGreaterThan(0);
  });

  it('belongs to a new guest if the sample operator begins it and no one else is there', async () => {
    const { tab, open } = await openBrowser();
    await sandboxOf(tab).enterAsOperator();
    await begin(tab, 'late');
    expect((await walkOf(tab))?.isOwn).toBe(false);
    expect((await withdrawalQueueOf(tab).first()).length).toBeGreaterThan(0);
    const other = await open();
    expect((await walkOf(other))?.isOwn).toBe(true);
  });

  it('is never begun by the sample operator over what someone has', async () => {
    const { tab, open } = await openBrowser();
    await join(tab, 'ada');
    const operator = await open();
    await sandboxOf(operator).enterAsOperator();
    await give(tab);
    expect(await refusal(begin(operator, 'first'))).toBe('permission-denied');
    expect((await balancesOf(tab).first()).locked).toBe(300_00);
  });

  it('gives the browser’s member a place if the sample operator begins it in time', async () => {
    const { tab, open } = await openBrowser();
    await join(tab, 'ada');
    const operator = await open();
    await sandboxOf(operator).enterAsOperator();
    await begin(operator, 'first');
    expect(await walkOf(tab)).toMatchObject({ place: 'first', isOwn: true });
  });

  it('has to begin before days pass', async () => {
    const { tab } = await openBrowser();
    await join(tab, 'ada');
    expect(await walkOf(tab)).toBeNull();
    expect(await refusal(sandboxOf(tab).passDays(1, OFFERS))).toBe('not-found');
  });
});
