import 'fake-indexeddb/auto';
import { expect, it, onTestFinished } from 'vitest';
import { isSignedIn } from '#domain/accounts/session.ts';
import { createLogIn } from '#islands/login/model.ts';
import { routeGuardFor, enforceRouteGuard } from '#stores/route-guard.ts';
import { $session, logOut } from '#stores/session.ts';
import { openPage } from '#tests/unit/support/address-bar.ts';
import { join, PASSWORD } from '#tests/unit/support/people.ts';
import { until } from '#tests/unit/support/until.ts';

/** Registers a member, which signs them in, and logs them out. */
async function joinAndLeave(name: string): Promise<void> {
  await join(name);
  await logOut();
  await until($session, ({ kind }) => kind === 'signedOut');
}

it('waits until the session is known, then sends a signed-out visitor to register, with the way back', async () => {
  const { visited } = openPage('/dashboard/deposit/?coin=dogecoin');
  const gate = routeGuardFor('deposit');
  onTestFinished(enforceRouteGuard(gate));

  expect(gate.get()).toEqual({ kind: 'wait' });
  await until(gate, ({ kind }) => kind !== 'wait');

  expect(visited).toEqual(['/register/?next=%2Fdashboard%2Fdeposit%2F%3Fcoin%3Ddogecoin']);
});

it('sends a person where they wanted to go as soon as they have logged in', async () => {
  await joinAndLeave('tina');
  const { visited } = openPage('/login/?next=%2Fdashboard%2Fprofile%2F');
  const gate = routeGuardFor('logIn');
  onTestFinished(enforceRouteGuard(gate));
  await until(gate, ({ kind }) => kind === 'enter');

  const form = createLogIn();
  form.fill({ email: ' Tina@mail.example', password: PASSWORD });
  await form.submit();
  await until(gate, ({ kind }) => kind === 'redirect');

  expect(visited).toEqual(['/dashboard/profile/']);
  await logOut();
});

it('never sends a person to another site', async () => {
  await joinAndLeave('ugo');
  const { visited } = openPage('/login/?next=%2F%2Fevil.example');
  const gate = routeGuardFor('logIn');
  onTestFinished(enforceRouteGuard(gate));

  const form = createLogIn();
  form.fill({ email: 'ugo@mail.example', password: PASSWORD });
  await form.submit();
  await until(gate, ({ kind }) => kind === 'redirect');

  expect(visited).toEqual(['/dashboard/']);
  await logOut();
});

it.each([
  ['a private page', 'vera', 'home', '/dashboard/', 'enter'],
  ['a page that is not for the account', 'viola', 'operator', '/operator/', 'forbidden'],
] as const)(
  'leads from %s to the landing when the person logs out',
  async (_, name, route, address, admitted) => {
    await join(name);
    const form = createLogIn();
    form.fill({ email: `${name}@mail.example`, password: PASSWORD });
    await form.submit();
    await until($session, isSignedIn);
    const { visited } = openPage(address);
    const gate = routeGuardFor(route);
    onTestFinished(enforceRouteGuard(gate));
    await until(gate, ({ kind }) => kind === admitted);

    await logOut();
    await until(gate, ({ kind }) => kind === 'redirect');

    expect(visited).toEqual(['/#logged-out']);
  },
);

it('checks again when the browser restores the page from its cache, and trusts nothing until then', async () => {
  openPage('/register/');
  const gate = routeGuardFor('register');
  onTestFinished(enforceRouteGuard(gate));
  await until(gate, ({ kind }) => kind === 'enter');

  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

  expect(gate.get()).toEqual({ kind: 'wait' });
  await until(gate, ({ kind }) => kind === 'enter');
});
