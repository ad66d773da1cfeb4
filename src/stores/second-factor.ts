import { atom, computed, type ReadableAtom } from 'nanostores';
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

export type { SecondFactorChallenge };

/** A sign-in, or a reauthentication, that waits for its second factor. */
interface Waiting {
  readonly challenge: SecondFactorChallenge;
  readonly goOn: () => void;
  readonly giveUp: () => void;
}

const $waiting = atom<Waiting | null>(null);

/** What is asked for at this moment, or null. The screen that began it shows the question. */
export const $challenge: ReadableAtom<SecondFactorChallenge | null> = computed(
  $waiting,
  (waiting) => waiting?.challenge ?? null,
);

/**
 * Signs in. Where that asks for a second factor, the person is asked, and it resolves once they have answered.
 * @throws BackendError as `signIn`; `second-factor-needed` when the person gave up
 */
export async function askingForSecondFactor(signIn: () => Promise<void>): Promise<void> {
  try {
    await signIn();
  } catch (thrown) {
    if (!(thrown instanceof SecondFactorNeeded)) throw thrown;
    const { challenge } = thrown;
    await new Promise<void>((goOn, reject) =>
      $waiting.set({ challenge, goOn, giveUp: () => reject(thrown) }),
    );
  }
}

/** The person goes back. Does nothing when nothing is asked for. */
export function giveUpSecondFactor(): void {
  $waiting.get()?.giveUp();
  $waiting.set(null);
}

function goOn(): void {
  $waiting.get()?.goOn();
  $waiting.set(null);
}

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
    goOn();
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
      goOn();
    },
    errorsOf: ({ code }) => (code === 'code-refused' ? { recoveryCode: code } : null),
  });
