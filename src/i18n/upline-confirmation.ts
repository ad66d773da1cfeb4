import { UPLINE_FIELD, UPLINE_SENTENCES } from './account-fields.ts';
import { errorText } from './field-errors.ts';

export const uplineConfirmationText = {
  title: 'Is this your upline?',
  text: (upline: string) =>
    `This account was registered with the upline ${upline}. Someone else may have done that with your address: confirm your upline, or name another one. Afterwards it is final.`,
  doneTitle: 'Your upline is confirmed',
  done: (upline: string) => `Your upline is ${upline}.`,
  form: {
    fields: { upline: UPLINE_FIELD },
    error: errorText({ upline: UPLINE_SENTENCES }),
    submit: 'Confirm the upline',
    sending: 'Confirming…',
  },
} as const;
