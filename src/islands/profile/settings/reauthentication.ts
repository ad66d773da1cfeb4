import { computed } from 'nanostores';
import { backend } from '#backend/index.ts';
import {
  checkCurrentPassword,
  type CurrentPasswordForm,
  type CurrentPasswordErrors,
} from '#domain/accounts/reauthentication.ts';
import { createAction } from '#stores/action.ts';
import { asFailure } from '#stores/failure.ts';
import { createForm, type Form, type FieldErrorOf } from '#stores/form.ts';
import { reauthenticateWithGoogle } from '#stores/google-sign-in.ts';
import { createQuestion } from '#stores/question.ts';
import { askingForSecondFactor } from '#stores/second-factor.ts';

const question = createQuestion<true>();

/** Whether the dialog is open. */
export const $isAsking = computed(question.$matter, (asked) => asked !== null);

/**
 * Runs an action that only the owner may do. If the last log-in is too long ago, asks the owner to prove their
 * presence, then continues.
 *
 * @throws BackendError as `work` does; `reauthentication-needed` if the person declines
 */
export async function asOwner(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    const failure = asFailure(thrown);
    if (failure.code !== 'reauthentication-needed') throw failure;
    await question.ask(true, failure);
    await work();
  }
}

/** The person declines. Does nothing if no action waits. */
export const giveUp = question.giveUp;

type CurrentPasswordError = FieldErrorOf<CurrentPasswordErrors> | 'wrong-password';

export const createReauthentication = (): Form<keyof CurrentPasswordForm, CurrentPasswordError> =>
  createForm<keyof CurrentPasswordForm, CurrentPasswordError, CurrentPasswordForm>({
    initial: { currentPassword: '' },
    check: checkCurrentPassword,
    async send({ currentPassword }) {
      await askingForSecondFactor(async () => (await backend()).reauthenticate(currentPassword));
      question.answer();
    },
    errorsOf: ({ code }) => (code === 'invalid-credentials' ? { currentPassword: 'wrong-password' } : null),
  });

/** Call it in the click handler itself, as `googleSignIn`. */
export const googleReauthentication = createAction(async () => {
  await askingForSecondFactor(reauthenticateWithGoogle);
  question.answer();
});
