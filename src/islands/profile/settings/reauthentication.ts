import { atom, computed, type ReadableAtom } from 'nanostores';
import { backend } from '#backend/index.ts';
import {
  checkCurrentPassword,
  type CurrentPasswordForm,
  type CurrentPasswordProblems,
} from '#domain/accounts/reauthentication.ts';
import { createAction } from '#stores/action.ts';
import { asFailure } from '#stores/failure.ts';
import { createForm, type Form, type ProblemOf } from '#stores/form.ts';
import { reauthenticateWithGoogle } from '#stores/google-sign-in.ts';
import { askingForSecondFactor } from '#stores/second-factor.ts';

/** What waits for the owner to show that they are here. */
interface Waiting {
  readonly goOn: () => void;
  readonly giveUp: () => void;
}

const $waiting = atom<Waiting | null>(null);

/** Whether the person is to be asked who they are. */
export const $isAsking: ReadableAtom<boolean> = computed($waiting, (waiting) => waiting !== null);

/**
 * Does what only the owner may do. Where the owner has not shown to be here for a while, the person is asked to, and then
 * it goes on by itself.
 *
 * @throws BackendError as `work`; `reauthentication-needed` when the person did not want to
 */
export async function asOwner(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (thrown) {
    const failure = asFailure(thrown);
    if (failure.code !== 'reauthentication-needed') throw failure;
    await new Promise<void>((goOn, reject) => $waiting.set({ goOn, giveUp: () => reject(failure) }));
    await work();
  }
}

/** The person does not want to be asked. Does nothing when nobody waits any more. */
export function giveUp(): void {
  $waiting.get()?.giveUp();
  $waiting.set(null);
}

function goOn(): void {
  $waiting.get()?.goOn();
  $waiting.set(null);
}

type CurrentPasswordProblem = ProblemOf<CurrentPasswordProblems> | 'wrong-password';

export const createReauthentication = (): Form<keyof CurrentPasswordForm, CurrentPasswordProblem> =>
  createForm<keyof CurrentPasswordForm, CurrentPasswordProblem, CurrentPasswordForm>({
    initial: { currentPassword: '' },
    check: checkCurrentPassword,
    async send({ currentPassword }) {
      await askingForSecondFactor(async () => (await backend()).reauthenticate(currentPassword));
      goOn();
    },
    problemsOf: ({ code }) => (code === 'invalid-credentials' ? { currentPassword: 'wrong-password' } : null),
  });

/** To be run in the click itself, as `googleSignIn`. */
export const googleReauthentication = createAction(async () => {
  await askingForSecondFactor(reauthenticateWithGoogle);
  goOn();
});
