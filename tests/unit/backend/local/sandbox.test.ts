import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { openStore } from '#backend/local/store.ts';
import type { Backend } from '#backend/port/backend.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { seenOfDeposit } from '#domain/decisions/seen.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { newDepositDeclaration } from '#domain/deposits/declaration.ts';
import { cents } from '#domain/money/cents.ts';
import {
  accountOf,
  depositsOf,
  balancesOf as balancesOfMember,
  observe,
  refusal,
  sessionOf,
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
    // All in one moment, and still newest first.
    const approved = decisions.findIndex(({ outcome }) => outcome === 'approve');
    expect(decisions[approved - 1]).toMatchObject({
      outcome: 'credit',
      requestId: decisions[approved]?.requestId,
    });
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
});
