import { UPLINE_FIELD, UPLINE_SENTENCES } from './account-fields.ts';
import { errorText } from './field-errors.ts';

/** Asks the owner of a verified address once whose partner they are. */
export const uplineConfirmationText = {
  title: 'Is this your upline?',
  text: (upline: string) =>
    `This account was registered with the upline ${upline}. Someone else may have done that with your address: confirm your upline, or name another one. Afterwards it is final.`,
  noneTitle: 'Did a member invite you?',
  none: 'You named no upline. If a member invited you, name them here; afterwards it is final.',
  doneTitle: 'Your upline is confirmed',
  done: (upline: string) => `Your upline is ${upline}.`,
  form: {
    fields: { upline: UPLINE_FIELD },
    error: errorText({ upline: UPLINE_SENTENCES }),
    submit: 'Confirm the upline',
    sending: 'Confirming…',
  },
} as const;
