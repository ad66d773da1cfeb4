import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backend } from '#backend/index.ts';
import type { Account } from '#domain/accounts/account.ts';
import { enterAsGuestIfAsked, guestSignIn, uplineOfGuest } from '#stores/guest-sign-in.ts';
import { GUEST_LINK } from '#domain/routes.ts';
import { showFormUnlessEntering } from '#islands/login/model.ts';
import { createGuestUpgrade } from '#islands/register/model.ts';
import { $account } from '#stores/account.ts';
import { isJustUpgraded, UPGRADE_LINK } from '#stores/auth-link.ts';
import { referralOf } from '#stores/referral.ts';
import { routeGuardFor, enforceRouteGuard } from '#stores/route-guard.ts';
import { $session, logOut } from '#stores/session.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openPage } from '#tests/unit/support/address-bar.ts';
import { presently } from '#tests/unit/support/member.ts';
import { join, PASSWORD, typedBy } from '#tests/unit/support/people.ts';
import { until } from '#tests/unit/support/until.ts';

const accountNow = () => presently<Account>((opened, ...rest) => opened.watchAccount(...rest));

beforeEach(async () => {
  openPage('/login/');
  await logOut();
});

describe('trying it as a guest', () => {
  it('is under the member of the referral link, or else under the programme', () => {
    const uplineBy = (search: string) => uplineOfGuest(referralOf(search));
    expect(uplineBy('')).toBe('tessera');
    expect(uplineBy('?ref=%20Anna%20')).toBe('anna');
    expect(uplineBy('?ref=Send%20me%20coins')).toBe('tessera');
  });

  it('signs in, and goes where the person was going', async () => {
    await join('anna');
    const page = openPage('/login/?ref=Anna&next=%2Fdashboard%2Fdeposit%2F');
    const gate = routeGuardFor('logIn');
    onTestFinished(enforceRouteGuard(gate));

    await guestSignIn.run(uplineOfGuest(referralOf(location.search)));

    expect(guestSignIn.$progress.get()).toEqual({ state: 'done' });
    await until(gate, ({ kind }) => kind === 'redirect');
    expect(page.visited).toEqual(['/dashboard/deposit/']);
    expect(await accountNow()).toMatchObject({ guest: true, email: null, upline: 'anna' });
  });

  it('goes on from the registration too, where a guest might stay', async () => {
    const page = openPage('/register/?next=%2Fdashboard%2Fdeposit%2F');
    await guestSignIn.run('tessera');
    expect(page.visited).toEqual(['/dashboard/deposit/']);
  });

  it.each([
    ['https://tessera.example/', 'running'],
    ['https://tessera.example.elsewhere.example/', 'idle'],
    ['', 'idle'],
  ])('by a link on “%s” leaves the sign-in %s', async (referrer, state) => {
    await until($session, ({ kind }) => kind === 'signedOut');
    guestSignIn.reset();
    openPage(`${GUEST_LINK}&ref=anna`);
    vi.stubGlobal('document', { referrer });
    onTestFinished(() => void vi.stubGlobal('document', undefined));
    enterAsGuestIfAsked()();
    expect(guestSignIn.$progress.get().state).toBe(state);
    await eventually(() => expect(guestSignIn.$progress.get().state).not.toBe('running'));
  });

  it('shows the form again when no guest account opens', async () => {
    guestSignIn.reset();
    const dataset: Record<string, string> = { entering: '' };
    vi.stubGlobal('document', { documentElement: { dataset } });
    onTestFinished(() => void vi.stubGlobal('document', undefined));
    onTestFinished(showFormUnlessEntering());
    expect(dataset).toHaveProperty('entering');
    await guestSignIn.run('nobody_here');
    expect(dataset).not.toHaveProperty('entering');
  });

  it.each(['nobody_here', '../accounts', 'a'])('says so when “%s” is no member’s name', async (upline) => {
    await guestSignIn.run(upline);
    expect(guestSignIn.$progress.get()).toMatchObject({
      state: 'failed',
      failure: { code: 'upline-unknown' },
    });
    expect((await until($session, ({ kind }) => kind !== 'unknown')).kind).toBe('signedOut');
  });
});

describe('a guest’s way to a full account', () => {
  it('keeps the account and its upline, and leads to the profile, which says so', async () => {
    await join('berta');
    await guestSignIn.run('berta');
    const guest = await accountNow();
    const page = openPage(UPGRADE_LINK);
    const gate = routeGuardFor('register');
    onTestFinished(enforceRouteGuard(gate));
    await until(gate, ({ kind }) => kind === 'enter');

    const form = createGuestUpgrade('it');
    form.fill(typedBy('carlo'));
    await form.submit();

    expect(form.$state.get()).toMatchObject({ phase: 'sent', failure: null });
    await until(gate, ({ kind }) => kind === 'redirect');
    const [address = ''] = page.visited;
    expect(address).toMatch(/^\/dashboard\/profile\//);
    expect(isJustUpgraded(address.slice(address.indexOf('?')))).toBe(true);
    expect(await accountNow()).toMatchObject({
      uid: guest.uid,
      username: 'carlo',
      upline: 'berta',
      guest: false,
    });
  });

  it('does not leave before all of it is done, though the session is a member’s already', async () => {
    await guestSignIn.run('tessera');
    const page = openPage(UPGRADE_LINK);
    const gate = routeGuardFor('register');
    onTestFinished(enforceRouteGuard(gate));
    const opened = await backend();
    const { upgradeGuest } = opened;
    const { promise, resolve } = Promise.withResolvers<void>();
    onTestFinished(() => void Object.assign(opened, { upgradeGuest }));
    Object.assign(opened, {
      async upgradeGuest(...args: Parameters<typeof upgradeGuest>) {
        await upgradeGuest(...args);
        await promise;
      },
    });

    const form = createGuestUpgrade('it');
    form.fill(typedBy('ennio'));
    const upgraded = form.submit();
    await until(gate, ({ kind }) => kind === 'redirect');
    expect(page.visited).toEqual([]);

    resolve();
    await upgraded;
    await eventually(() => expect(page.visited).toHaveLength(1));
  });

  it('puts what is taken beside its field, and keeps what was typed', async () => {
    await join('dino');
    await guestSignIn.run('tessera');
    const form = createGuestUpgrade('it');
    form.fill(typedBy('dino'));

    await form.submit();

    expect(form.$state.get()).toMatchObject({
      errors: { username: 'username-taken' },
      values: typedBy('dino'),
    });
    form.change('username', 'other_dino');
    await form.submit();
    // The form does not tell that the address is a member's.
    expect(form.$state.get().phase).toBe('sent');
    expect(await accountNow()).toMatchObject({ guest: true });
    form.reopen();
    form.change('email', 'other.dino@mail.example');
    await form.submit();
    expect(form.$state.get().phase).toBe('sent');
    await until($account, (account) => account.state === 'ready' && !account.value.guest);
    await logOut();
    await expect((await backend()).logIn('other.dino@mail.example', PASSWORD)).resolves.toBeUndefined();
  });
});
