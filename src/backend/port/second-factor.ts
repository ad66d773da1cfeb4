import type { SecondFactorAnswer } from '#domain/accounts/second-factor/second-factor-form.ts';
import type { Instant } from '#domain/time.ts';
import { BackendError } from './error.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/** What an account asks for after its password. An account has one at most. */
export interface SecondFactor {
  readonly addedAt: Instant;
  /** Null where the identity service has no recovery codes: an operator then removes a lost factor. */
  readonly recoveryCodesLeft: number | null;
}

/** The signed-in member's own second factor. */
export interface SecondFactors {
  /** Null: the account has none. */
  watchSecondFactor(onFactor: (factor: SecondFactor | null) => void, onError: OnError): Unsubscribe;

  /**
   * Begins to add a second factor. Nothing changes until it is confirmed.
   * @throws `reauthentication-needed`; `second-factor-exists`; `email-unverified`: else a stranger who registers an
   *   address could lock its owner out
   */
  enrolSecondFactor(): Promise<SecondFactorEnrolment>;

  /** The password alone is enough again. Where there is none, it resolves. @throws `reauthentication-needed` */
  removeSecondFactor(): Promise<void>;
}

export interface SecondFactorEnrolment {
  /** In base32, for typing it into an app. */
  readonly secret: string;
  /** The same for a QR code: `otpauth://totp/…`. */
  readonly uri: string;

  /**
   * Adds the factor, by a first code that shows that the app has the secret.
   * @returns the recovery codes, which no one can ask for again; none where `SecondFactor.recoveryCodesLeft` is null
   * @throws `code-refused`; `reauthentication-needed`, `challenge-expired`: begin again
   */
  confirm(code: string): Promise<readonly string[]>;
}

/** The password was right, and the account asks for its second factor. `challenge` finishes what was begun. */
export class SecondFactorNeeded extends BackendError {
  readonly challenge: SecondFactorChallenge;

  constructor(challenge: SecondFactorChallenge, cause?: unknown) {
    super('second-factor-needed', cause);
    this.challenge = challenge;
  }
}

export interface SecondFactorChallenge {
  /** Whether a recovery code is taken too. */
  readonly takesRecoveryCodes: boolean;

  /**
   * Finishes the sign-in, or the reauthentication, that asked.
   * @throws `code-refused`, also for one that was used; `too-many-requests`; `challenge-expired`: sign in again
   */
  answer(answer: SecondFactorAnswer): Promise<void>;
}
