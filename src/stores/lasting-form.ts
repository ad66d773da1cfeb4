import { atom, type ReadableAtom } from 'nanostores';
import { createForm, type Form, type FormPlan } from './form.ts';

/** A form that stays on its screen and can be filled in again after sending. */
export interface LastingForm<Field extends string, FieldError, Value> extends Form<Field, FieldError> {
  /** The last sent value; null once the person types or sends again. */
  readonly $sent: ReadableAtom<Value | null>;
}

interface LastingFormPlan<Field extends string, FieldError, Value> extends FormPlan<
  Field,
  FieldError,
  Value
> {
  /** The content of the fields after sending. */
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
