import { describe, expect, it, vi } from 'vitest';
import { BackendError } from '#backend/port/backend.ts';
import { createForm } from '#stores/form.ts';

type Name = 'given' | 'family';

function nameForm(send: (name: string) => Promise<void>) {
  return createForm<Name, 'empty' | 'taken', string>({
    initial: { given: '', family: '' },
    check: ({ given, family }) =>
      given && family
        ? { ok: true, value: `${given} ${family}` }
        : {
            ok: false,
            errors: { ...(given === '' && { given: 'empty' }), ...(family === '' && { family: 'empty' }) },
          },
    send,
    errorsOf: ({ code }) => (code === 'username-taken' ? { family: 'taken' } : null),
  });
}

function filled(send: (name: string) => Promise<void>) {
  const form = nameForm(send);
  form.fill({ given: 'Ada', family: 'Rossi' });
  return form;
}

describe('a form', () => {
  it('sends nothing while something is wrong, and says what is', async () => {
    const send = vi.fn(async () => undefined);
    const form = nameForm(send);
    form.change('given', 'Ada');

    await form.submit();

    expect(send).not.toHaveBeenCalled();
    expect(form.$state.get()).toMatchObject({
      phase: 'editing',
      errors: { family: 'empty' },
      values: { given: 'Ada', family: '' },
      failedSubmits: 1,
    });
  });

  it('counts each failed submit, so that the summary takes the focus again', async () => {
    const form = nameForm(async () => undefined);
    await form.submit();
    await form.submit();
    expect(form.$state.get().failedSubmits).toBe(2);
  });

  it('drops the error of a field that is being mended, and keeps the others', async () => {
    const form = nameForm(async () => undefined);
    await form.submit();

    form.change('given', 'A');

    expect(form.$state.get().errors).toEqual({ family: 'empty' });
  });

  it('takes several fields at once, as if each had been typed', async () => {
    const form = nameForm(async () => undefined);
    await form.submit();

    form.fill({ family: 'Rossi' });

    expect(form.$state.get()).toMatchObject({ values: { given: '', family: 'Rossi' } });
    expect(form.$state.get().errors).toEqual({ given: 'empty' });
  });

  it('sends what was checked, once, whatever is clicked meanwhile and afterwards', async () => {
    const { promise: answer, resolve } = Promise.withResolvers<void>();
    const send = vi.fn(() => answer);
    const form = filled(send);

    const first = form.submit();
    await form.submit();
    expect(form.$state.get().phase).toBe('sending');
    resolve();
    await first;
    await form.submit();

    expect(send).toHaveBeenCalledExactlyOnceWith('Ada Rossi');
    expect(form.$state.get()).toMatchObject({ phase: 'sent', errors: {}, failure: null });
  });

  it('puts a refusal that belongs to a field beside it', async () => {
    const form = filled(() => Promise.reject(new BackendError('username-taken')));

    await form.submit();

    expect(form.$state.get()).toMatchObject({
      phase: 'editing',
      errors: { family: 'taken' },
      failure: null,
      values: { given: 'Ada', family: 'Rossi' },
      failedSubmits: 1,
    });
  });

  it('keeps all that was typed when sending fails, and can be sent again', async () => {
    const send = vi
      .fn<(name: string) => Promise<void>>()
      .mockRejectedValueOnce(new BackendError('storage-full'))
      .mockResolvedValueOnce();
    const form = filled(send);

    await form.submit();
    expect(form.$state.get()).toMatchObject({
      phase: 'editing',
      failure: { code: 'storage-full' },
      values: { given: 'Ada', family: 'Rossi' },
    });

    await form.submit();
    expect(form.$state.get()).toMatchObject({ phase: 'sent', failure: null });
  });

  it('calls a failure that it does not know unknown, with its cause', async () => {
    const cause = new TypeError('unexpected');
    const form = filled(() => Promise.reject(cause));

    await form.submit();

    expect(form.$state.get().failure).toMatchObject({ code: 'unknown', cause });
  });

  it('can be taken back to its beginning', async () => {
    const form = filled(async () => undefined);
    await form.submit();

    form.reset();

    expect(form.$state.get()).toMatchObject({ phase: 'editing', values: { given: '', family: '' } });
  });
});
