import type { AccountCompletion, GuestUpgrade, Registration } from '#domain/accounts/registration.ts';
import type { Session } from '#domain/accounts/session.ts';
import type { ActionCode, MailOptions } from './mail.ts';
import type { SecondFactors } from './second-factor.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/**
 * Who somebody is. Besides what each method names, all may reject with `network-down`, `too-many-requests` and
 * `user-disabled` where the identity service is elsewhere.
 */
export interface Identity extends SignIn, MailedActions, Credentials, SecondFactors {
  /** Signing in with Google. Absent where that is not to be had: the screen then offers no button for it. */
  readonly google?: GoogleSignIn;
}

export interface SignIn {
  /** Never calls back with `unknown`: that is what a session is before the first call. Follows all tabs. */
  watchSession(onSession: (session: Session) => void, onError: OnError): Unsubscribe;

  /**
   * Creates the account and sends the verification mail. Nobody is signed in by it. Where the address has an account
   * already, its owner is mailed a way to a new password instead, and the answer is the same: it tells nobody who has one.
   * @throws `username-taken`, `upline-unknown`, `password-refused`; `verification-not-sent` when only the mail failed
   */
  register(registration: Registration, mail: MailOptions): Promise<void>;

  /**
   * @throws `invalid-credentials`, the same for an unknown address and a wrong password; `SecondFactorNeeded`, only after
   *   the right password
   */
  logIn(email: string, password: string): Promise<void>;

  /**
   * Signs in with a new account that nothing was asked for, marked as a guest's.
   * @param upline username of the member who invited
   * @throws `upline-unknown`
   */
  signInAsGuest(upline: string): Promise<void>;

  /**
   * Turns the signed-in guest's account into a member's: the same account, with all that is in it. Sends the
   * verification mail. Of an address that has an account already it says as little as `register`, and mails its owner in
   * the same way: the guest then stays one.
   * @throws as `register`; `session-expired` where no guest is signed in
   */
  upgradeGuest(upgrade: GuestUpgrade, mail: MailOptions): Promise<void>;

  /** Ends the session in all tabs. */
  logOut(): Promise<void>;
}

export interface MailedActions {
  /** Sends the verification mail to the signed-in member again. */
  sendVerification(mail: MailOptions): Promise<void>;

  /** Resolves in the same way whether or not the address has an account. */
  requestPasswordReset(email: string, mail: MailOptions): Promise<void>;

  /**
   * What a mailed code would do, without doing it.
   * @throws `action-code-expired`, `action-code-used`, and `action-code-invalid`: not every service tells a code that
   *   was used from one that never was
   */
  readActionCode(code: string): Promise<ActionCode>;

  /** @throws as `readActionCode` */
  verifyEmail(code: string): Promise<void>;

  /** Sets the password and ends the account's session. @throws as `readActionCode`; `password-refused` */
  resetPassword(code: string, password: string): Promise<void>;

  /** Gives the account the address that the code was mailed to, verified, and ends its session. @throws as `readActionCode` */
  confirmEmailChange(code: string): Promise<void>;

  /** Gives the account its former address back, and ends its session. @throws as `readActionCode` */
  recoverEmail(code: string): Promise<void>;
}

/** What only the owner may do, shown to be here within the last minutes. All reject with `session-expired` signed out. */
export interface Credentials {
  /** Shows that it is the owner who is here. @throws `invalid-credentials`, `SecondFactorNeeded` */
  reauthenticate(password: string): Promise<void>;

  /** @throws `reauthentication-needed`, `password-refused`; `password-unchanged` when it is the present one */
  changePassword(password: string): Promise<void>;

  /**
   * Mails a code to the new address; the account has that address once the code is used, and then the old address
   * is mailed one that undoes it. Resolves in the same way when the address is another account's.
   * @throws `reauthentication-needed`
   */
  changeEmail(email: string, mail: MailOptions): Promise<void>;

  /**
   * Removes the person: names, address, password, photo, requests, proofs and messages. Postings stay, for the ledger has to
   * add up; the username stays nobody else's, for partners are named by it. What is held for open withdrawals is given
   * back first: they are cancelled. Ends the session.
   * @throws `reauthentication-needed`, but not to a guest, who has nothing to show; `withdrawals-open` where the
   *   settlement runs elsewhere and has not given everything back: nothing is removed, and it can be asked again
   */
  deleteAccount(): Promise<void>;
}

export interface GoogleSignIn {
  /** Fetches what `signIn` needs, so that the browser still sees the person's click behind the popup. */
  prepare(): Promise<void>;

  /**
   * Opens Google's popup: to be called in the click itself, after `prepare`. The session is `incomplete` when there is
   * no account yet.
   * @throws `popup-blocked`, `popup-closed`, `SecondFactorNeeded`
   */
  signIn(): Promise<void>;

  /** As `Credentials.reauthenticate`, for whoever signs in with Google. @throws as `signIn`; `invalid-credentials` */
  reauthenticate(): Promise<void>;

  /**
   * Makes the account of an `incomplete` session.
   * @throws `username-taken`, `upline-unknown`, `session-expired`
   */
  completeAccount(completion: AccountCompletion): Promise<void>;
}
