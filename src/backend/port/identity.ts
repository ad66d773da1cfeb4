import type { AccountCompletion, GuestUpgrade, Registration } from '#domain/accounts/registration.ts';
import type { Session } from '#domain/accounts/session.ts';
import type { ActionCode, MailOptions } from './mail.ts';
import type { SecondFactors } from './second-factor.ts';
import type { Sessions } from './sessions.ts';
import type { OnError, Unsubscribe } from './watch.ts';

/**
 * Authentication. Where the identity service is remote, every method may also reject with `network-down`,
 * `too-many-requests` and `user-disabled`.
 */
export interface Identity extends SignIn, Sessions, MailedActions, Credentials, SecondFactors {
  /** Absent where people cannot sign in with Google: the screen then shows no button for it. */
  readonly google?: GoogleSignIn;
}

export interface SignIn {
  /**
   * Watches the session that this tab uses: all tabs share one, except those of the sandbox's operator. It never
   * calls back with `unknown`, the state before the first call.
   */
  watchSession(onSession: (session: Session) => void, onError: OnError): Unsubscribe;

  /**
   * Creates the account and sends the verification mail, without signing in. If the address has an account already, its
   * owner gets a mail with a link to set a new password, and the answer is the same, so it does not reveal who has an
   * account.
   * @throws `username-taken`, `upline-unknown`, `password-refused`; `verification-not-sent` when only the mail failed
   */
  register(registration: Registration, mail: MailOptions): Promise<void>;

  /**
   * @throws `invalid-credentials`, the same for an unknown address and a wrong password; `SecondFactorNeeded`,
   * only after the right password; `challenge-expired` if a second factor is added meanwhile
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
   * verification mail. If the address has an account, it answers, and mails the owner, as `register` does;
   * the guest then stays a guest.
   * @throws as `register`; `session-expired` if no guest is signed in
   */
  upgradeGuest(upgrade: GuestUpgrade, mail: MailOptions): Promise<void>;

  /** Ends the session in all tabs that use it. */
  logOut(): Promise<void>;
}

export interface MailedActions {
  /** Sends the verification mail to the signed-in member again. */
  sendVerification(mail: MailOptions): Promise<void>;

  /** Resolves in the same way whether or not the address has an account. */
  requestPasswordReset(email: string, mail: MailOptions): Promise<void>;

  /**
   * Tells what a mailed code would do, without doing it.
   * @throws `action-code-expired`, `action-code-used`, and `action-code-invalid`: not every service tells a
   * used code from an unknown one
   */
  readActionCode(code: string): Promise<ActionCode>;

  /** @throws as `readActionCode` */
  verifyEmail(code: string): Promise<void>;

  /** Sets the password and ends the account's session. @throws as `readActionCode`; `password-refused` */
  resetPassword(code: string, password: string): Promise<void>;

  /**
   * Changes the account's address to the one to which the code was mailed, marks it as verified, and ends the
   * account's session.
   * @throws as `readActionCode`; `email-in-use`
   */
  confirmEmailChange(code: string): Promise<void>;

  /** Restores the account's former address and ends its session. @throws as `confirmEmailChange` */
  recoverEmail(code: string): Promise<void>;
}

/**
 * What only the owner may do, most of it only shortly after proving their identity. All methods reject with
 * `session-expired` when no one is signed in.
 */
export interface Credentials {
  /** Proves the owner's identity. @throws `invalid-credentials`, `SecondFactorNeeded` */
  reauthenticate(password: string): Promise<void>;

  /**
   * Changes the password and ends all other sessions of the account.
   * @throws `reauthentication-needed`, `password-refused`; `password-unchanged` when it is the present one
   */
  changePassword(password: string): Promise<void>;

  /**
   * Mails a code to the new address. When the owner uses the code, the account gets that address, and the old
   * address gets a mail with a code that undoes the change. Resolves in the same way when the address belongs
   * to another account.
   * @throws `reauthentication-needed`
   */
  changeEmail(email: string, mail: MailOptions): Promise<void>;

  /**
   * Removes the person: names, address, password, photo, requests, proofs and messages. Postings stay,
   * because the ledger has to add up; the username stays taken, because partners are named by it. It first
   * cancels open withdrawals, which releases the money that they hold. Ends the session.
   * @throws `reauthentication-needed`, but not to a guest, who has no credentials; `withdrawals-open` while a
   * payout is decided and not sent, or if the settler runs elsewhere and has not released everything. Then
   * nothing is removed, and the account says that its erasure is asked for (`erasureAskedAt`): an operator
   * finishes it, or the member asks again
   */
  deleteAccount(): Promise<void>;

  /** Takes back an erasure that was asked for and waits. Resolves also when none was. */
  keepAccount(): Promise<void>;
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

  /**
   * Does the same as `Credentials.reauthenticate`, for people who sign in with Google.
   * @throws as `signIn`; `invalid-credentials`
   */
  reauthenticate(): Promise<void>;

  /**
   * Reads the photo that Google has of the signed-in person (`hasPhoto`), as Google stores it.
   * @throws `not-found`
   */
  readPhoto(): Promise<Blob>;

  /**
   * Creates the account of an `incomplete` session.
   * @throws `username-taken`, `upline-unknown`, `session-expired`
   */
  completeAccount(completion: AccountCompletion): Promise<void>;
}
