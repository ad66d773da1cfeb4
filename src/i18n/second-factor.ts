import type { CodeErrors, RecoveryErrors } from '#domain/accounts/second-factor/second-factor-form.ts';
import { FAILURE_SENTENCES } from './errors.ts';
import { errorText, type SentencesFor } from './field-errors.ts';

const codeSentences: SentencesFor<CodeErrors> & SentencesFor<{ readonly code: 'code-refused' }> = {
  code: {
    required: 'Enter the code that your authenticator app shows.',
    'not-six-digits': 'A code has six digits. Type the one that your app shows now.',
    'code-refused': FAILURE_SENTENCES['code-refused'],
  },
};

const recoverySentences: SentencesFor<RecoveryErrors> &
  SentencesFor<{ readonly recoveryCode: 'code-refused' }> = {
  recoveryCode: {
    required: 'Enter one of your recovery codes.',
    malformed: 'A recovery code has sixteen letters and digits, in four groups. Type all of it.',
    'code-refused': 'This recovery code is not one of this account, or it was used already. Try another one.',
  },
};

/** The step after the password. */
export const secondFactorText = {
  title: 'Second factor',
  text: 'The password is right. This account also asks for a code.',
  codeForm: {
    fields: { code: { label: 'Code', hint: 'Six digits, as your authenticator app shows them now.' } },
    error: errorText(codeSentences),
    submit: 'Confirm the code',
    sending: 'Checking the code…',
  },
  recoveryForm: {
    fields: { recoveryCode: { label: 'Recovery code', hint: 'Each of them works once.' } },
    error: errorText(recoverySentences),
    submit: 'Use the recovery code',
    sending: 'Checking the code…',
  },
  useRecovery: 'Use a recovery code instead',
  useCode: 'Use a code of the app instead',
  noRecovery:
    'Is the device lost? There are no recovery codes on this site. Ask the people who run it: they remove the second factor once you have shown who you are.',
  back: 'Back',
} as const;
