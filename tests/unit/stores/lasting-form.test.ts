import { describe, expect, it } from 'vitest';
import { createLastingForm } from '#stores/lasting-form.ts';

function formThat(afterwards: 'as-typed' | 'initial') {
  const answer = Promise.withResolvers<void>();
  const form = createLastingForm<'given' | 'family', never, Readonly<Record<'given' | 'family', string>>>({
    initial: { given: '', family: '' },
    afterwards,
    check: (typed) => ({ ok: true, value: typed }),
    send: () => answer.promise,
  });
  form.fill({ given: 'Ada', family: 'Rossi' });
  return { form, answer };
}

describe('a form that stays', () => {
  it.each([
    ['as-typed', { given: 'Ada', family: 'Rossi' }],
    ['initial', { given: '', family: '' }],
  ] as const)('is %s once it is sent, and tells what was', async (afterwards, values) => {
    const { form, answer } = formThat(afterwards);
    answer.resolve();
    await form.submit();
    expect(form.$state.get()).toMatchObject({ phase: 'editing', values });
    expect(form.$sent.get()).toEqual({ given: 'Ada', family: 'Rossi' });
  });

  it.each([
    ['as-typed', { given: 'Ada', family: 'Verdi' }],
    ['initial', { given: '', family: 'Verdi' }],
  ] as const)('keeps what is typed while it is sent, if it is %s afterwards', async (afterwards, values) => {
    const { form, answer } = formThat(afterwards);
    const sending = form.submit();
    form.change('family', 'Verdi');
    answer.resolve();
    await sending;
    expect(form.$state.get()).toMatchObject({ phase: 'editing', values });
    expect(form.$sent.get()).toBeNull();
  });
});
