import { atom, type ReadableAtom } from 'nanostores';
import { createForm, type Form, type FormPlan } from './form.ts';

/** A form that stays on its screen: once sent, it can be filled in again. */
export interface LastingForm<Field extends string, FieldError, Value> extends Form<Field, FieldError> {
  /** What was sent last, to say so; null as soon as the person goes on typing or sends again. */
  readonly $sent: ReadableAtom<Value | null>;
}

interface LastingFormPlan<Field extends string, FieldError, Value> extends FormPlan<
  Field,
  FieldError,
  Value
> {
  /** What is in the fields after it was sent. */
  readonly afterwards: 'as-typed' | 'initial';
}

export function createLastingForm<Field extends string, FieldError, Value>(
  plan: LastingFormPlan<Field, FieldError, Value>,
): LastingForm<Field, FieldError, Value> {
  const $sent = atom<Value | null>(null);
  let sending: Value | null = null;
  const form = createForm<Field, FieldError, Value>({
    ...plan,
    send(value) {
      sending = value;
      return plan.send(value);
    },
  });

  return {
    ...form,
    $sent,
    change(field, text) {
      $sent.set(null);
      form.change(field, text);
    },
    fill(values) {
      $sent.set(null);
      form.fill(values);
    },
    async submit() {
      $sent.set(null);
      await form.submit();
      if (form.$state.get().phase !== 'sent') return;
      if (plan.afterwards === 'initial') form.reset();
      else form.reopen();
      $sent.set(sending);
    },
  };
}
