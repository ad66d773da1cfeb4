import 'fake-indexeddb/auto';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createRegistration } from '#islands/register/model.ts';
import { enforceRouteGuard, routeGuardFor } from '#stores/route-guard.ts';
import { logOut } from '#stores/session.ts';
import { openPage } from '#tests/unit/support/address-bar.ts';
import { join, PASSWORD, typedBy } from '#tests/unit/support/people.ts';

const FILLED_IN_BADLY = {
  firstName: ' ',
  email: 'not an address',
  username: 'Anna!',
  phoneNumber: '06 1234',
  password: 'short',
  confirmPassword: 'shorter',
};

describe('registering', () => {
  it('names every error at once, sends nothing and keeps what was typed', async () => {
    const registration = createRegistration('', 'it');
    registration.form.fill(FILLED_IN_BADLY);

    await registration.form.submit();

    expect(registration.form.$state.get()).toMatchObject({
      phase: 'editing',
      errors: {
        firstName: 'required',
        lastName: 'required',
        email: 'not-an-email',
        username: 'bad-characters',
        phoneNumber: 'no-country-code',
        password: 'too-short',
        confirmPassword: 'passwords-differ',
      },
      values: FILLED_IN_BADLY,
    });
  });

  it('puts an account without an inviter under the programme, and logs in with it', async () => {
    const page = openPage('/register/?next=%2Fdashboard%2Fdeposit%2F');
    const leave = enforceRouteGuard(routeGuardFor('register'));
    onTestFinished(async () => {
      leave();
      await logOut();
    });
    const registration = createRegistration(location.search, 'it');
    registration.form.fill(typedBy('bruno'));
    expect(registration.$upline.get()).toEqual({ state: 'programme' });

    await registration.form.submit();

    expect(registration.form.$state.get()).toMatchObject({ phase: 'sent', failure: null });
    await expect.poll(() => page.visited).toEqual(['/dashboard/deposit/#registered']);
  });

  it('leads on to the log-in where the address had an account, as its owner gets another mail', async () => {
    await join('dino');
    const page = openPage('/register/?next=%2Fdashboard%2Fdeposit%2F');
    const registration = createRegistration(location.search, 'it');
    const other = { password: `not the ${PASSWORD}`, confirmPassword: `not the ${PASSWORD}` };
    registration.form.fill({ ...typedBy('dina'), ...other, email: 'dino@mail.example' });

    await registration.form.submit();

    expect(registration.form.$state.get()).toMatchObject({ phase: 'sent', failure: null });
    expect(page.visited).toEqual(['/login/?next=%2Fdashboard%2Fdeposit%2F#registered']);
  });

  it('puts a name that is taken beside its field, and says nothing of an address', async () => {
    await join('carla');

    const sameName = createRegistration('', 'it');
    sameName.form.fill({ ...typedBy('carla'), email: 'other@mail.example' });
    await sameName.form.submit();
    expect(sameName.form.$state.get()).toMatchObject({
      errors: { username: 'username-taken' },
      failure: null,
    });

    const sameAddress = createRegistration('', 'it');
    sameAddress.form.fill({ ...typedBy('carlotta'), email: 'Carla@Mail.example' });
    await sameAddress.form.submit();
    expect(sameAddress.form.$state.get()).toMatchObject({ phase: 'sent', errors: {} });
  });
});

it('takes “A member” without a name for no answer', async () => {
  const registration = createRegistration('', 'it');
  registration.form.fill(typedBy('fosca'));
  registration.changeUpline(true);
  await registration.form.submit();
  expect(registration.form.$state.get().errors).toEqual({ upline: 'none-named' });

  registration.changeUpline(false);
  await registration.form.submit();
  expect(registration.form.$state.get().phase).toBe('sent');
});

describe('the upline of a referral link', () => {
  it('is shown, and has to be confirmed', async () => {
    await join('dora');
    const registration = createRegistration('?ref=Dora', 'it');
    registration.form.fill(typedBy('elio'));
    await registration.checkUpline();
    expect(registration.$upline.get()).toMatchObject({ state: 'known', username: 'dora' });

    await registration.form.submit();
    expect(registration.form.$state.get().errors).toEqual({ uplineConfirmed: 'unconfirmed' });

    registration.form.change('uplineConfirmed', 'yes');
    await registration.form.submit();
    expect(registration.form.$state.get().phase).toBe('sent');
  });

  it('becomes a field to mend when no member has the name', async () => {
    const registration = createRegistration('?ref=nobody_here', 'it');

    await registration.checkUpline();

    expect(registration.$upline.get()).toEqual({ state: 'unknown', asked: 'nobody_here' });
    expect(registration.$isUplineTyped.get()).toBe(true);
  });

  it('can be changed, and what is typed needs no other confirmation', async () => {
    await join('fausta');
    const registration = createRegistration('?ref=tessera', 'it');
    registration.form.fill(typedBy('gino'));

    registration.changeUpline(true);
    registration.form.change('upline', 'faust');
    await registration.checkUpline();
    expect(registration.$upline.get().state).toBe('unknown');

    registration.form.change('upline', 'fausta');
    // The answer was on another name.
    expect(registration.$upline.get()).toEqual({ state: 'unasked' });
    await registration.form.submit();
    expect(registration.form.$state.get().phase).toBe('sent');
  });

  it('is refused beside its field when there is no such member, with all that was typed', async () => {
    const registration = createRegistration('', 'it');
    registration.changeUpline(true);
    registration.form.fill({ ...typedBy('ilaria'), upline: 'nobody_here' });

    await registration.form.submit();

    expect(registration.form.$state.get()).toMatchObject({
      errors: { upline: 'upline-unknown' },
      values: { ...typedBy('ilaria'), upline: 'nobody_here' },
    });
  });

  it('opens its field for a error that only shows on sending', async () => {
    const registration = createRegistration('?ref=livia', 'it');
    registration.form.fill({ ...typedBy('livia'), uplineConfirmed: 'yes' });

    await registration.form.submit();

    expect(registration.form.$state.get().errors).toEqual({ upline: 'own-username' });
    expect(registration.$isUplineTyped.get()).toBe(true);
  });
});
