import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createLogIn } from '#islands/login/model.ts';
import { join, PASSWORD } from '#tests/unit/support/people.ts';

it('asks for what is missing before it asks the backend', async () => {
  const form = createLogIn();
  await form.submit();
  expect(form.$state.get().errors).toEqual({ email: 'required', password: 'required' });
});

it('gives the same answer to a wrong password and an unknown address, and keeps both as typed', async () => {
  await join('wanda');
  for (const email of ['wanda@mail.example', 'nobody@mail.example']) {
    const form = createLogIn();
    const typed = { email, password: 'not the password' };
    form.fill(typed);

    await form.submit();

    expect(form.$state.get()).toMatchObject({
      phase: 'editing',
      failure: { code: 'invalid-credentials' },
      errors: {},
      values: typed,
    });
  }
});

it('logs in', async () => {
  await join('zeno');
  const form = createLogIn();
  form.fill({ email: 'zeno@mail.example', password: PASSWORD });
  await form.submit();
  expect(form.$state.get()).toMatchObject({ phase: 'sent', failure: null });
});
