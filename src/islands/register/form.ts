import type { BackendError } from '#backend/port/backend.ts';
import type { RegistrationErrors, RegistrationForm as Typed } from '#domain/accounts/registration.ts';
import type { ValidationResult } from '#domain/validation.ts';
import { createForm, type Form, type FieldErrorOf, type FieldErrors, type Values } from '#stores/form.ts';

export type RegistrationField = keyof Typed | 'uplineConfirmed';

export type RegistrationError =
  | FieldErrorOf<RegistrationErrors>
  | 'username-taken'
  | 'upline-unknown'
  | 'none-named'
  | 'unconfirmed';

/** The form behind all ways to an account. Each way shows and checks the fields that it needs. */
export type RegistrationForm = Form<RegistrationField, RegistrationError>;

type Refusals = FieldErrors<RegistrationField, RegistrationError>;

export interface RegistrationPlan<Value> {
  readonly filledIn?: Partial<Values<RegistrationField>>;
  readonly check: (
    values: Values<RegistrationField>,
  ) => ValidationResult<Value, Refusals> | Promise<ValidationResult<Value, Refusals>>;
  readonly send: (value: Value) => Promise<void>;
}

export const createRegistrationForm = <Value>({
  filledIn,
  check,
  send,
}: RegistrationPlan<Value>): RegistrationForm =>
  createForm<RegistrationField, RegistrationError, Value>({
    initial: { ...EMPTY, ...filledIn },
    check,
    send,
    errorsOf: refusalOf,
  });

const EMPTY: Values<RegistrationField> = {
  firstName: '',
  lastName: '',
  email: '',
  username: '',
  phoneNumber: '',
  country: '',
  password: '',
  confirmPassword: '',
  upline: '',
  uplineConfirmed: '',
};

function refusalOf({ code }: BackendError): Refusals | null {
  switch (code) {
    case 'username-taken':
      return { username: code };
    case 'upline-unknown':
      return { upline: code };
    default:
      return null;
  }
}
