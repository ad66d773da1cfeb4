import { type SecondFactorChallenge, SecondFactorNeeded } from '#backend/port/backend.ts';
import {
  checkCode,
  checkRecoveryCode,
  type CodeForm,
  type CodeErrors,
  type RecoveryForm,
  type RecoveryErrors,
} from '#domain/accounts/second-factor/second-factor-form.ts';
import { createForm, type Form, type FieldErrorOf } from './form.ts';
import { createQuestion } from './question.ts';

export type { SecondFactorChallenge };

/** A sign-in, or a reauthentication, waits for the answer. */
const question = createQuestion<SecondFactorChallenge>();

/** What is asked for at this moment, or null. The screen that began it shows the question. */
export const $challenge = question.$matter;

/**
 * Signs in. Where that asks for a second factor, the person is asked, and it resolves once they have answered.
 * @throws BackendError as `signIn`; `second-factor-needed` when the person gave up
 */
export async function askingForSecondFactor(signIn: () => Promise<void>): Promise<void> {
  try {
    await signIn();
  } catch (thrown) {
    if (!(thrown instanceof SecondFactorNeeded)) throw thrown;
    await question.ask(thrown.challenge, thrown);
  }
}

/** The person goes back. Does nothing when nothing is asked for. */
export const giveUpSecondFactor = question.giveUp;

type CodeError = FieldErrorOf<CodeErrors> | 'code-refused';

export const createCodeForm = (submit: (code: string) => Promise<void>): Form<keyof CodeForm, CodeError> =>
  createForm<keyof CodeForm, CodeError, CodeForm>({
    initial: { code: '' },
    check: checkCode,
    send: ({ code }) => submit(code),
    errorsOf: ({ code }) => (code === 'code-refused' ? { code } : null),
  });

export const answerByCode = (challenge: SecondFactorChallenge): Form<keyof CodeForm, CodeError> =>
  createCodeForm(async (code) => {
    await challenge.answer({ kind: 'code', code });
    question.answer();
  });

type RecoveryError = FieldErrorOf<RecoveryErrors> | 'code-refused';

export const answerByRecoveryCode = (
  challenge: SecondFactorChallenge,
): Form<keyof RecoveryForm, RecoveryError> =>
  createForm<keyof RecoveryForm, RecoveryError, RecoveryForm>({
    initial: { recoveryCode: '' },
    check: checkRecoveryCode,
    async send({ recoveryCode }) {
      await challenge.answer({ kind: 'recovery', code: recoveryCode });
      question.answer();
    },
    errorsOf: ({ code }) => (code === 'code-refused' ? { recoveryCode: code } : null),
  });
