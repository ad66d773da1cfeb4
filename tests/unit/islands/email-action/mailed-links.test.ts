import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { backend } from '#backend/index.ts';
import {
  createEmailChangeConfirmation,
  createEmailLink,
  createEmailRecovery,
  createPasswordReset,
  createResetMail,
  createVerification,
  needsNewLink,
} from '#islands/email-action/model.ts';
import { createResetRequest } from '#islands/forgot-password/model.ts';
import type { CodeMail } from '#backend/port/backend.ts';
import { $mails, linkOf, type Mail } from '#islands/outbox/model.ts';
import { openPage } from '#tests/unit/support/address-bar.ts';
import { beMember } from '#tests/unit/support/member.ts';
import { join, PASSWORD } from '#tests/unit/support/people.ts';
import { until } from '#tests/unit/support/until.ts';

const NEW_PASSWORD = 'Lanterns along the canal';

it('verifies an address by the mailed link, and no sooner than asked', async () => {
  await join('nora');
  const mail = await mailTo('nora@mail.example', 'verifyEmail');
  const page = openPage(linkOf(mail));

  const link = createEmailLink(location.search);
  await link.read();
  expect(link.$link.get()).toEqual({
    state: 'usable',
    action: { mode: 'verifyEmail', email: 'nora@mail.example' },
  });
  await link.read();
  expect(link.$link.get().state).toBe('usable');

  const verification = createVerification(link.code);
  await verification.run();
  expect(verification.$progress.get()).toEqual({ state: 'done' });
  expect(page.visited).toEqual(['/login/?next=%2Fdashboard%2Fprofile%2F#verified']);
});

it('reports a used link', async () => {
  await join('olga');
  const mail = await mailTo('olga@mail.example', 'verifyEmail');
  openPage(linkOf(mail));
  await createVerification(mail.code).run();

  const link = createEmailLink(location.search);
  await link.read();

  const known = link.$link.get();
  expect(known).toMatchObject({
    state: 'failed',
    mode: 'verifyEmail',
    failure: { code: 'action-code-used' },
  });
  expect(known.state === 'failed' && needsNewLink(known.failure)).toBe(true);
});

it('refuses a link whose mode differs from that of its code', async () => {
  await join('piero');
  const { code } = await mailTo('piero@mail.example', 'verifyEmail');

  const link = createEmailLink(`?mode=resetPassword&oobCode=${code}`);
  await link.read();

  expect(link.$link.get()).toMatchObject({ state: 'failed', failure: { code: 'action-code-invalid' } });
});

it.each(['', '?mode=resetPassword', '?mode=resetPassword&oobCode=made-up'])(
  'does nothing by an incomplete or invented link: "%s"',
  async (search) => {
    const link = createEmailLink(search);
    await link.read();
    expect(link.$link.get()).toMatchObject(
      search === ''
        ? { state: 'foreign' }
        : { state: 'failed', mode: 'resetPassword', failure: { code: 'action-code-invalid' } },
    );
  },
);

it('reports a mode that it has no page for as unknown', async () => {
  const link = createEmailLink('?mode=signIn&oobCode=x');
  await link.read();
  expect(link.$link.get()).toEqual({ state: 'foreign' });
});

it('sets a new password by the mailed link', async () => {
  await join('rita');
  await ask('Rita@mail.example');
  const mail = await mailTo('rita@mail.example', 'resetPassword');
  const page = openPage(linkOf(mail));

  const form = createPasswordReset(mail.code, mail.email);
  form.fill({ password: mail.email, confirmPassword: NEW_PASSWORD });
  await form.submit();
  expect(form.$state.get().errors).toEqual({
    password: 'has-email',
    confirmPassword: 'passwords-differ',
  });
  expect(page.visited).toEqual([]);

  form.fill({ password: NEW_PASSWORD });
  await form.submit();
  expect(page.visited).toEqual(['/login/#password-changed']);

  const { logIn } = await backend();
  await expect(logIn('rita@mail.example', PASSWORD)).rejects.toMatchObject({ code: 'invalid-credentials' });
  await expect(logIn('rita@mail.example', NEW_PASSWORD)).resolves.toBeUndefined();
});

it('refuses a reset link that was used while the form was being filled in', async () => {
  await join('sara');
  await ask('sara@mail.example');
  const mail = await mailTo('sara@mail.example', 'resetPassword');
  openPage(linkOf(mail));
  await (await backend()).resetPassword(mail.code, NEW_PASSWORD);

  const form = createPasswordReset(mail.code, mail.email);
  form.fill({ password: PASSWORD, confirmPassword: PASSWORD });
  await form.submit();

  const { failure } = form.$state.get();
  expect(failure && needsNewLink(failure)).toBe(true);
});

it('gives the same answer to a reset for an unknown address, and mails nothing', async () => {
  await join('tullio');
  await ask('nobody@mail.example');
  await ask('tullio@mail.example');

  await mailTo('tullio@mail.example', 'resetPassword');
  const outbox = $mails.get();
  const addresses = outbox.state === 'ready' ? outbox.value.map(({ to }) => to) : [];
  expect(addresses).toContain('tullio@mail.example');
  expect(addresses).not.toContain('nobody@mail.example');
});

it('changes the address by the mailed link, and back by the mail to the old one', async () => {
  await beMember('ugo');
  const [former, latter] = ['ugo@mail.example', 'ugo.new@mail.example'];
  const { changeEmail, logIn } = await backend();
  await changeEmail(latter, { languages: ['en'] });

  const toNew = await mailTo(latter, 'verifyAndChangeEmail');
  const change = createEmailLink(new URL(linkOf(toNew), 'https://tessera.example').search);
  await change.read();
  expect(change.$link.get()).toEqual({
    state: 'usable',
    action: { mode: 'verifyAndChangeEmail', email: latter },
  });
  const confirmation = createEmailChangeConfirmation(change.code);
  await confirmation.run();
  expect(confirmation.$progress.get()).toEqual({ state: 'done' });
  await expect(logIn(former, PASSWORD)).rejects.toMatchObject({ code: 'invalid-credentials' });
  await confirmation.run();
  const again = confirmation.$progress.get();
  expect(again.state === 'failed' && needsNewLink(again.failure)).toBe(true);

  const toOld = await mailTo(former, 'recoverEmail');
  const recovery = createEmailRecovery(toOld.code);
  await recovery.run();
  expect(recovery.$progress.get()).toEqual({ state: 'done' });
  await expect(logIn(former, PASSWORD)).resolves.toBeUndefined();
  // In the language of the mail that led here, whatever the browser's and the site's.
  const reset = createResetMail(former, 'en', '?lang=it');
  await reset.run();
  expect(await mailTo(former, 'resetPassword')).toMatchObject({ language: 'it' });
});

/** Fills in and sends the forgotten-password form. */
async function ask(email: string): Promise<void> {
  const form = createResetRequest('en');
  form.change('email', email);
  await form.submit();
  expect(form.$state.get()).toMatchObject({ phase: 'sent', errors: {}, failure: null });
}

/** The mail, as soon as it is in the outbox. */
async function mailTo(address: string, mode: CodeMail['mode']): Promise<CodeMail> {
  const isIt = (mail: Mail) => 'code' in mail && mail.email === address && mail.mode === mode;
  const live = await until($mails, (outbox) => outbox.state === 'ready' && outbox.value.some(isIt));
  return (live.state === 'ready' ? live.value.find(isIt) : undefined) as CodeMail;
}
