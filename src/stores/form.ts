import { atom, type ReadableAtom } from 'nanostores';
import type { BackendError } from '#backend/port/backend.ts';
import type { ValidationResult } from '#domain/validation.ts';
import { asFailure } from './failure.ts';

export type Values<Field extends string> = Readonly<Record<Field, string>>;
export type FieldErrors<Field extends string, FieldError> = Readonly<Partial<Record<Field, FieldError>>>;

/** Any field's error. */
export type FieldErrorOf<FieldErrors> = NonNullable<FieldErrors[keyof FieldErrors]>;

export interface FormState<Field extends string, FieldError> {
  readonly values: Values<Field>;
  readonly errors: FieldErrors<Field, FieldError>;
  readonly phase: 'editing' | 'sending' | 'sent';
  /** Why the last sending failed, or null. */
  readonly failure: BackendError | null;
  /** The number of failed submits. Each one moves the focus to the error summary. */
  readonly failedSubmits: number;
}

type Result<Field extends string, FieldError, Value> = ValidationResult<
  Value,
  FieldErrors<Field, FieldError>
>;

export interface FormPlan<Field extends string, FieldError, Value> {
  readonly initial: Values<Field>;
  readonly check: (
    values: Values<Field>,
  ) => Result<Field, FieldError, Value> | Promise<Result<Field, FieldError, Value>>;
  readonly send: (value: Value) => Promise<void>;
  /** Maps a refusal to a field, e.g. `username-taken` to the username. */
  readonly errorsOf?: (failure: BackendError) => FieldErrors<Field, FieldError> | null;
}

export interface Form<Field extends string, FieldError> {
  readonly $state: ReadableAtom<FormState<Field, FieldError>>;
  readonly change: (field: Field, text: string) => void;
  /** Fills fields as if typed. */
  readonly fill: (values: Partial<Values<Field>>) => void;
  readonly submit: () => Promise<void>;
  /** Allows editing after sending. */
  readonly reopen: () => void;
  /** Resets to the initial values. */
  readonly reset: () => void;
}

/**
 * The lifecycle of every form: edit → check → send → sent. An error leads back to editing and keeps what was typed.
 */
export function createForm<Field extends string, FieldError, Value>(
  plan: FormPlan<Field, FieldError, Value>,
): Form<Field, FieldError> {
  const noErrors = {} as FieldErrors<Field, FieldError>;
  const untouched: FormState<Field, FieldError> = {
    values: plan.initial,
    errors: noErrors,
    phase: 'editing',
    failure: null,
    failedSubmits: 0,
  };
  const $state = atom<FormState<Field, FieldError>>(untouched);

  const merge = (changes: Partial<FormState<Field, FieldError>>) =>
    $state.set({ ...$state.get(), ...changes });

  const fill = (typed: Partial<Values<Field>>) => {
    const { values, errors } = $state.get();
    const others = Object.entries(errors).filter(([field]) => !(field in typed));
    merge({ values: { ...values, ...typed }, errors: Object.fromEntries(others) as typeof errors });
  };

  const showErrors = (errors: FieldErrors<Field, FieldError>, failure: BackendError | null) => {
    const { failedSubmits } = $state.get();
    merge({ phase: 'editing', errors, failure, failedSubmits: failedSubmits + 1 });
  };

  return {
    $state,

    change: (field, text) => fill({ [field]: text } as Partial<Values<Field>>),
    fill,

    async submit() {
      // After sending too: a page that is navigating away can still be clicked.
      if ($state.get().phase !== 'editing') return;
      merge({ phase: 'sending', failure: null });
      try {
        const checked = await plan.check($state.get().values);
        if (!checked.ok) return showErrors(checked.errors, null);
        await plan.send(checked.value);
        merge({ phase: 'sent', errors: noErrors });
      } catch (thrown) {
        const failure = asFailure(thrown);
        const errors = plan.errorsOf?.(failure) ?? null;
        showErrors(errors ?? noErrors, errors ? null : failure);
      }
    },

    reopen: () => merge({ phase: 'editing' }),
    reset: () => $state.set(untouched),
  };
}
