import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { backend } from '#backend/index.ts';
import type { Account } from '#domain/accounts/account.ts';
import { REAUTHENTICATE_AFTER } from '#domain/accounts/session.ts';
import { cents } from '#domain/money/cents.ts';
import { pictureData } from '#domain/pictures/picture-data.ts';
import { $mails } from '#islands/outbox/model.ts';
import {
  accountDeletion,
  createDetailsForm,
  createEmailChange,
  createPasswordChange,
} from '#islands/profile/settings/model.ts';
import { dataExport } from '#islands/profile/settings/my-data.ts';
import { $isAsking, createReauthentication, giveUp } from '#islands/profile/settings/reauthentication.ts';
import { routeGuardFor, enforceRouteGuard } from '#stores/route-guard.ts';
import { $session, logOut } from '#stores/session.ts';
import { picture } from '#tests/contract/pictures.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';
import { openPage } from '#tests/unit/support/address-bar.ts';
import { beMember, earn, presently, receiveFrom } from '#tests/unit/support/member.ts';
import { PASSWORD } from '#tests/unit/support/people.ts';
import { until } from '#tests/unit/support/until.ts';

const NEW_PASSWORD = 'Lanterns along the canal';
const START = Date.UTC(2026, 10, 20, 9);

// Before the backend takes its clock.
vi.useFakeTimers({ toFake: ['Date'], now: START });

const accountNow = () => presently<Account>((opened, ...rest) => opened.watchAccount(...rest));

beforeEach(async () => {
  openPage('/dashboard/profile/');
  await logOut();
  vi.setSystemTime(START);
});

/** Lets so much time pass that the owner has to log in again. */
const letTimePass = () => vi.setSystemTime(Date.now() + REAUTHENTICATE_AFTER + 1);

describe('the details of an account', () => {
  it('begin as they are, and stay on the screen as they were saved', async () => {
    await beMember('adele');
    const form = createDetailsForm(await accountNow());
    expect(form.$state.get().values).toEqual({
      firstName: 'adele',
      lastName: 'Rossi',
      phoneNumber: '',
      country: 'IT',
    });

    form.fill({ firstName: 'Adele', phoneNumber: '0612345678', country: '' });
    await form.submit();
    expect(form.$state.get().errors).toEqual({ phoneNumber: 'no-country-code' });
    expect(form.$sent.get()).toBeNull();

    form.change('phoneNumber', '+39 06 1234 5678');
    await form.submit();
    expect(form.$sent.get()).toMatchObject({ firstName: 'Adele' });
    expect(form.$state.get()).toMatchObject({
      phase: 'editing',
      values: { phoneNumber: '+39 06 1234 5678' },
    });
    const changed = { firstName: 'Adele', phoneNumber: '+390612345678', country: null };
    expect(await accountNow()).toMatchObject(changed);

    form.change('lastName', 'Verdi');
    expect(form.$sent.get()).toBeNull();
  });
});

describe('another address', () => {
  it('has to be another one', async () => {
    const form = createEmailChange('bice@mail.example', 'it');
    form.change('email', ' Bice@Mail.example ');
    await form.submit();
    expect(form.$state.get().errors).toEqual({ email: 'same-as-present' });
  });

  it('is mailed a link, and the account keeps its own until then', async () => {
    await beMember('bruna');
    const form = createEmailChange('bruna@mail.example', 'en');
    form.change('email', 'bruna.new@mail.example');
    await form.submit();

    expect(form.$sent.get()).toEqual({ email: 'bruna.new@mail.example' });
    expect(form.$state.get()).toMatchObject({ phase: 'editing', values: { email: '' } });
    await until(
      $mails,
      (mails) =>
        mails.state === 'ready' &&
        mails.value.some(
          (mail) =>
            mail.to === 'bruna.new@mail.example' && 'mode' in mail && mail.mode === 'verifyAndChangeEmail',
        ),
    );
    expect(await accountNow()).toMatchObject({ email: 'bruna@mail.example' });
  });
});

describe('another password', () => {
  const owner = { username: 'x', email: 'x@mail.example' };
  const typeNewPassword = () => {
    const form = createPasswordChange(owner);
    form.fill({ password: NEW_PASSWORD, confirmPassword: NEW_PASSWORD });
    return form;
  };

  it('is the only one that opens the account', async () => {
    await beMember('carla');
    const form = typeNewPassword();
    await form.submit();
    expect(form.$sent.get()).not.toBeNull();
    expect(form.$state.get().values).toEqual({ password: '', confirmPassword: '' });
    await logOut();
    const { logIn } = await backend();
    await expect(logIn('carla@mail.example', PASSWORD)).rejects.toMatchObject({
      code: 'invalid-credentials',
    });
    await expect(logIn('carla@mail.example', NEW_PASSWORD)).resolves.toBeUndefined();
  });

  it('is refused beside its field when it is the present one', async () => {
    await beMember('fulvia');
    const form = createPasswordChange(owner);
    form.fill({ password: PASSWORD, confirmPassword: PASSWORD });
    await form.submit();
    expect(form.$sent.get()).toBeNull();
    expect(form.$state.get()).toMatchObject({
      phase: 'editing',
      errors: { password: 'password-unchanged' },
      values: { password: PASSWORD },
      failure: null,
    });
  });

  it('waits until the owner confirms with the present one, then continues', async () => {
    await beMember('dalia');
    letTimePass();
    const form = typeNewPassword();
    const sending = form.submit();
    await until($isAsking, (isAsking) => isAsking);
    expect(form.$state.get()).toMatchObject({ phase: 'sending', values: { password: NEW_PASSWORD } });

    const question = createReauthentication();
    await question.submit();
    expect(question.$state.get().errors).toEqual({ currentPassword: 'required' });
    question.change('currentPassword', 'not the password');
    await question.submit();
    expect(question.$state.get().errors).toEqual({ currentPassword: 'wrong-password' });
    expect($isAsking.get()).toBe(true);
    question.change('currentPassword', PASSWORD);
    await question.submit();

    await sending;
    expect($isAsking.get()).toBe(false);
    expect(form.$sent.get()).not.toBeNull();
    await logOut();
    await expect((await backend()).logIn('dalia@mail.example', NEW_PASSWORD)).resolves.toBeUndefined();
  });

  it('is not set when the owner declines, and stays typed', async () => {
    await beMember('elsa');
    letTimePass();
    const form = typeNewPassword();
    const sending = form.submit();
    await until($isAsking, (isAsking) => isAsking);

    giveUp();
    await sending;

    expect($isAsking.get()).toBe(false);
    expect(form.$sent.get()).toBeNull();
    expect(form.$state.get()).toMatchObject({
      phase: 'editing',
      failure: { code: 'reauthentication-needed' },
      values: { password: NEW_PASSWORD },
    });
    await logOut();
    await expect((await backend()).logIn('elsa@mail.example', PASSWORD)).resolves.toBeUndefined();
  });
});

describe('the file with one’s own data', () => {
  it('holds the account and what was asked for, with dates that people read', async () => {
    const uid = await beMember('flora');
    const opened = await backend();
    await opened.sendMessage({ id: crypto.randomUUID(), text: 'Is anybody there?' });
    await opened.submitDeposit(depositDeclaration('proven'));
    await opened.putProof('proven', picture('image/png', 60));
    await opened.putPhoto(picture('image/webp', 60));
    await earn(uid, cents(500_00));
    await receiveFrom('another-uid', uid);
    const files: { name: string; content: Blob }[] = [];

    await dataExport.run((name, content) => files.push({ name, content }), 'About amounts.', START);

    expect(dataExport.$progress.get()).toEqual({ state: 'done' });
    expect(files.map(({ name }) => name)).toEqual(['tessera-my-data-2026-11-20.json']);
    const data = JSON.parse((await files[0]?.content.text()) ?? '');
    expect(data).toMatchObject({
      notes: 'About amounts.',
      savedAt: '2026-11-20T09:00:00.000Z',
      account: { email: 'flora@mail.example', username: 'flora', createdAt: '2026-11-20T09:00:00.000Z' },
      photo: pictureData(picture('image/webp', 60)),
      deposits: [{ id: 'proven', proofAt: '2026-11-20T09:00:00.000Z' }],
      proofs: [{ deposit: 'proven', picture: pictureData(picture('image/png', 60)) }],
      withdrawals: [],
      postings: [
        { kind: 'credit', to: `earning:${uid}`, amount: 500_00, at: '1970-01-01T00:00:00.000Z' },
        { kind: 'activation', from: 'another member', to: `earning:${uid}`, amount: 5_00 },
      ],
      messages: [{ text: 'Is anybody there?', at: '2026-11-20T09:00:00.000Z' }],
    });
    expect(JSON.stringify(data)).not.toContain(PASSWORD);
    expect(JSON.stringify(data)).not.toContain('another-uid');
  });
});

describe('deleting an account', () => {
  const watchGate = async () => {
    const page = openPage('/dashboard/profile/');
    const gate = routeGuardFor('profile');
    onTestFinished(enforceRouteGuard(gate));
    await until(gate, ({ kind }) => kind === 'enter');
    return { page, gate };
  };

  it('leads to a page that says so, and the account cannot log in', async () => {
    await beMember('gilda');
    const { page, gate } = await watchGate();
    await accountDeletion.run();
    expect(accountDeletion.$progress.get()).toEqual({ state: 'done' });
    await until(gate, ({ kind }) => kind === 'redirect');
    expect(page.visited).toEqual(['/login/#account-deleted']);
    await expect((await backend()).logIn('gilda@mail.example', PASSWORD)).rejects.toMatchObject({
      code: 'invalid-credentials',
    });
  });

  it('that was cancelled leaves the account as it is, and a later log-out leads to the landing', async () => {
    await beMember('irma');
    const { page, gate } = await watchGate();
    letTimePass();
    const deleting = accountDeletion.run();
    await until($isAsking, (isAsking) => isAsking);
    giveUp();
    await deleting;
    expect(accountDeletion.$progress.get()).toMatchObject({ failure: { code: 'reauthentication-needed' } });
    expect($session.get().kind).toBe('member');

    await logOut();
    await until(gate, ({ kind }) => kind === 'redirect');
    expect(page.visited).toEqual(['/#logged-out']);
  });
});
