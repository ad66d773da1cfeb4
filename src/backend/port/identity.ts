import type { AccountCompletion, GuestUpgrade, Registration } from '#domain/accounts/registration.ts';
import type { Session } from '#domain/accounts/session.ts';
import type { ActionCode, MailOptions } from './mail.ts';
import type { SecondFactors } from './second-factor.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/**
 * Authentication. Besides what each method names, all may reject with `network-down`, `too-many-requests` and
 * `user-disabled` where the identity service is remote.
 */
export interface Identity extends SignIn, MailedActions, Credentials, SecondFactors {
  /** Absent where signing in with Google is unavailable: the screen then offers no button for it. */
  readonly google?: GoogleSignIn;
}

export interface SignIn {
  /** Never calls back with `unknown`, the state before the first call. Follows all tabs. */
  watchSession(onSession: (session: Session) => void, onError: OnError): Unsubscribe;

  /**
   * Creates the account and sends the verification mail, without signing in. If the address has an account already, its
   * owner gets a mail with a link to set a new password, and the answer is the same, so it does not reveal who has an
   * account.
   * @throws `username-taken`, `upline-unknown`, `password-refused`; `verification-not-sent` when only the mail failed
   */
  register(registration: Registration, mail: MailOptions): Promise<void>;

  /**
   * @throws `invalid-credentials`, the same for an unknown address and a wrong password; `SecondFactorNeeded`, only after
   *   the right password
   */
  logIn(email: string, password: string): Promise<void>;

  /**
   * Creates a guest's account, which needs no details, and signs in with it.
   * @param upline username of the inviting member
   * @throws `upline-unknown`
   */
  signInAsGuest(upline: string): Promise<void>;

  /**
   * Turns the signed-in guest's account into a member's: the same account, with all its contents. Sends the
   * verification mail. For an address that has an account it answers, and mails the owner, as `register` does; the
   * guest then stays a guest.
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
   * @throws `action-code-expired`, `action-code-used`, and `action-code-invalid`: not every service tells a used code
   *   from an unknown one
   */
  readActionCode(code: string): Promise<ActionCode>;

  /** @throws as `readActionCode` */
  verifyEmail(code: string): Promise<void>;

  /** Sets the password and ends the account's session. @throws as `readActionCode`; `password-refused` */
  resetPassword(code: string, password: string): Promise<void>;

  /**
   * Changes the account's address to the one that the code was mailed to, verified, and ends its session. @throws as
   * `readActionCode`
   */
  confirmEmailChange(code: string): Promise<void>;

  /** Restores the account's former address and ends its session. @throws as `readActionCode` */
  recoverEmail(code: string): Promise<void>;
}

/**
 * What only the owner may do, shortly after proving their identity. All reject with `session-expired` when signed out.
 */
export interface Credentials {
  /** Proves the owner's identity. @throws `invalid-credentials`, `SecondFactorNeeded` */
  reauthenticate(password: string): Promise<void>;

  /** @throws `reauthentication-needed`, `password-refused`; `password-unchanged` when it is the present one */
  changePassword(password: string): Promise<void>;

  /**
   * Mails a code to the new address. The account has that address once the code is used, and then the old address gets
   * a mail with a code that undoes it. Resolves in the same way when the address is another account's.
   * @throws `reauthentication-needed`
   */
  changeEmail(email: string, mail: MailOptions): Promise<void>;

  /**
   * Removes the person: names, address, password, photo, requests, proofs and messages. Postings stay, because the
   * ledger has to add up; the username stays taken, because partners are named by it. Open withdrawals are cancelled
   * first, which gives back what they hold. Ends the session.
   * @throws `reauthentication-needed`, but not to a guest, who has no credentials; `withdrawals-open` where the settler
   *   runs elsewhere and has not given everything back: nothing is removed, and the member can ask again
   */
  deleteAccount(): Promise<void>;
}

export interface GoogleSignIn {
  /** Loads what `signIn` needs, so that the browser still attributes the popup to the person's click. */
  prepare(): Promise<void>;

  /**
   * Opens Google's popup. Call it in the click handler, after `prepare`. The session is `incomplete` when there is no
   * account yet.
   * @throws `popup-blocked`, `popup-closed`, `SecondFactorNeeded`
   */
  signIn(): Promise<void>;

  /** As `Credentials.reauthenticate`, for people who sign in with Google. @throws as `signIn`; `invalid-credentials` */
  reauthenticate(): Promise<void>;

  /** The photo that Google knows of the signed-in person (`hasPhoto`), as Google stores it. @throws `not-found` */
  readPhoto(): Promise<Blob>;

  /**
   * Creates the account of an `incomplete` session.
   * @throws `username-taken`, `upline-unknown`, `session-expired`
   */
  completeAccount(completion: AccountCompletion): Promise<void>;
}
