import type { SecondFactorAnswer } from '#domain/accounts/second-factor/second-factor-form.ts';
import type { Instant } from '#domain/time.ts';
import { BackendError } from './error.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/** What an account asks for after its password. An account has at most one. */
export interface SecondFactor {
  readonly addedAt: Instant;
  /** Null: the identity service has no recovery codes, so an operator removes a lost factor. */
  readonly recoveryCodesLeft: number | null;
}

/** The signed-in member's own second factor. */
export interface SecondFactors {
  /** Null: the account has none. */
  watchSecondFactor(onFactor: (factor: SecondFactor | null) => void, onError: OnError): Unsubscribe;

  /**
   * Begins to add a second factor. Nothing changes until the member confirms it.
   * @throws `reauthentication-needed`; `second-factor-exists`; `email-unverified`: otherwise a stranger who
   * registers an address could lock its owner out
   */
  enrolSecondFactor(): Promise<SecondFactorEnrolment>;

  /**
   * Removes the second factor, so that the password alone is enough. Resolves also when there is none.
   * @throws `reauthentication-needed`
   */
  removeSecondFactor(): Promise<void>;
}

export interface SecondFactorEnrolment {
  /** The secret in base32, to type into an app. */
  readonly secret: string;
  /** The secret for a QR code: `otpauth://totp/…`. */
  readonly uri: string;

  /**
   * Adds the factor, if the first code shows that the app has the secret.
   * @returns the recovery codes, which are shown only this once; empty where `SecondFactor.recoveryCodesLeft`
   * is null
   * @throws `code-refused`; `reauthentication-needed`, `challenge-expired`: begin again
   */
  confirm(code: string): Promise<readonly string[]>;
}

/** The password was right, and the account asks for its second factor. `challenge` completes the sign-in. */
export class SecondFactorNeeded extends BackendError {
  readonly challenge: SecondFactorChallenge;

  constructor(challenge: SecondFactorChallenge, cause?: unknown) {
    super('second-factor-needed', cause);
    this.challenge = challenge;
  }
}

export interface SecondFactorChallenge {
  /** Whether a recovery code is accepted too. */
  readonly takesRecoveryCodes: boolean;

  /**
   * Completes the sign-in, or the reauthentication, that asked for the factor.
   * @throws `code-refused`, also for a used code; `too-many-requests`; `challenge-expired`, or
   * `invalid-credentials` if the password has changed meanwhile: sign in again
   */
  answer(answer: SecondFactorAnswer): Promise<void>;
}
