import { atom, computed, type ReadableAtom } from 'nanostores';
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
import { askingForSecondFactor } from '#stores/second-factor.ts';

/** An action that waits until the owner proves their presence. */
interface PendingAction {
  readonly goOn: () => void;
  readonly giveUp: () => void;
}

const $pending = atom<PendingAction | null>(null);

/** Whether the dialog is open. */
export const $isAsking: ReadableAtom<boolean> = computed($pending, (pending) => pending !== null);

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
    await new Promise<void>((goOn, reject) => $pending.set({ goOn, giveUp: () => reject(failure) }));
    await work();
  }
}

/** The person declines. Does nothing if no action is pending. */
export function giveUp(): void {
  $pending.get()?.giveUp();
  $pending.set(null);
}

function goOn(): void {
  $pending.get()?.goOn();
  $pending.set(null);
}

type CurrentPasswordError = FieldErrorOf<CurrentPasswordErrors> | 'wrong-password';

export const createReauthentication = (): Form<keyof CurrentPasswordForm, CurrentPasswordError> =>
  createForm<keyof CurrentPasswordForm, CurrentPasswordError, CurrentPasswordForm>({
    initial: { currentPassword: '' },
    check: checkCurrentPassword,
    async send({ currentPassword }) {
      await askingForSecondFactor(async () => (await backend()).reauthenticate(currentPassword));
      goOn();
    },
    errorsOf: ({ code }) => (code === 'invalid-credentials' ? { currentPassword: 'wrong-password' } : null),
  });

/** Call it in the click handler itself, as `googleSignIn`. */
export const googleReauthentication = createAction(async () => {
  await askingForSecondFactor(reauthenticateWithGoogle);
  goOn();
});
