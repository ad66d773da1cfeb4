import { atom, type ReadableAtom } from 'nanostores';
import { createForm, type Form, type FormPlan, type Values } from './form.ts';

/** A form that stays on its screen and can be filled in again after sending. */
export interface LastingForm<Field extends string, FieldError, Value> extends Form<Field, FieldError> {
  /** The last sent value; null once the person types or sends again. */
  readonly $sent: ReadableAtom<Value | null>;
}

interface LastingFormPlan<Field extends string, FieldError, Value>
  extends FormPlan<Field, FieldError, Value> {
  /** The content of the fields after sending, except of those that were typed into meanwhile. */
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
      const submitted = form.$state.get().values;
      await form.submit();
      const { phase, values } = form.$state.get();
      if (phase !== 'sent') return;
      const meanwhile = changes(submitted, values);
      if (plan.afterwards === 'initial') form.reset();
      else form.reopen();
      if (meanwhile === null) $sent.set(sending);
      else form.fill(meanwhile);
    },
  };
}

/** The fields that differ, as they are now; null if there are none. */
function changes<Field extends string>(
  before: Values<Field>,
  now: Values<Field>,
): Partial<Values<Field>> | null {
  const changed = Object.entries(now).filter(([field, text]) => text !== before[field as Field]);
  return changed.length > 0 ? (Object.fromEntries(changed) as Partial<Values<Field>>) : null;
}
