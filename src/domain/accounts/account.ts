import type { Instant } from '#domain/time.ts';
import type { MailPreferences } from '#domain/notices/mail-kinds.ts';
import type { Suspension } from './suspension.ts';

/** The programme itself: the root of every upline. Exists on every backend; no member can register the name. */
export const PROGRAMME_USERNAME = 'tessera';

export interface Account extends MailPreferences {
  readonly uid: string;
  /** Null while a guest. */
  readonly email: string | null;
  /**
   * Unique; 3 to 20 of a-z 0-9 _. Never changes, so partners can be named by it. Only a guest's is generated: the guest
   * chooses another on becoming a member.
   */
  readonly username: string;
  /** Empty while a guest. */
  readonly firstName: string;
  /** Empty while a guest. */
  readonly lastName: string;
  /** E.164 (`+39…`), or null when not given. */
  readonly phoneNumber: string | null;
  /** ISO 3166-1 alpha-2, or null when not given. */
  readonly country: string | null;
  readonly verified: boolean;
  /** Tries the programme without having given a name, an address or a password. */
  readonly guest: boolean;
  /** Username of the member who invited this one, or `PROGRAMME_USERNAME`. */
  readonly upline: string;
  /**
   * Whether the upline is final. At first it is not, because someone else may have registered this address: its owner, once
   * verified, confirms the upline or names another one. An entry in the programme's log makes it final too.
   */
  readonly uplineConfirmed: boolean;
  readonly createdAt: Instant;
  /** Absent: not suspended. */
  readonly suspension?: Suspension;
  /** When the member asked for its erasure, which has to wait. Absent: the member has not, or has taken it back. */
  readonly erasureAskedAt?: Instant;
  /** An invented member, for trying the programme out; labelled wherever it is shown. */
  readonly sample?: true;
}

/** What members may change about their own account at any time. */
export type AccountDetails = Pick<Account, 'firstName' | 'lastName' | 'phoneNumber' | 'country'>;

/** What a referral link reveals of a member. */
export interface Upline {
  readonly username: string;
}
