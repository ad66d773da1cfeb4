import { REAUTHENTICATE_AFTER } from '#domain/accounts/session.ts';
import { SECOND } from '#domain/time.ts';

/** When Ida and the operator ended their other sessions, in seconds. */
export const ENDED_AT = Date.UTC(2023, 0, 15, 12) / SECOND;
/** When the session began that was kept. */
export const KEPT_SINCE = ENDED_AT - 100;

/** The users of the database, as the identity service identifies them. Two may be the same person. */
export const PEOPLE = {
  /** A member with something in every collection. */
  ann: { uid: 'ann', provider: 'password' },
  /** Another member. */
  ben: { uid: 'ben', provider: 'google.com' },
  /** Signed in for the first time: no account yet. */
  newcomer: { uid: 'newcomer', provider: 'password' },
  newGuest: { uid: 'new-guest', provider: 'anonymous' },
  guest: { uid: 'guest', provider: 'anonymous' },
  /** The guest, who has just set a password. */
  formerGuest: { uid: 'guest', provider: 'password' },
  /** Ann in a browser that holds a token from when she was a guest. */
  annAsGuest: { uid: 'ann', provider: 'anonymous' },
  /** Ann, who signed in a little longer ago than the deletion of an account allows, and a little less. */
  annEarlier: { uid: 'ann', provider: 'password', signedInAgo: REAUTHENTICATE_AFTER + 30 * SECOND },
  annLately: { uid: 'ann', provider: 'password', signedInAgo: REAUTHENTICATE_AFTER - 30 * SECOND },
  /** A guest without money. */
  guestEarlier: { uid: 'idle-guest', provider: 'anonymous', signedInAgo: REAUTHENTICATE_AFTER + 30 * SECOND },
  /** The newcomer by Google, which vouches for the address. */
  newcomerOfGoogle: { uid: 'newcomer', provider: 'google.com', email_verified: true },
  /** A member whose upline is not confirmed, before and after the address was verified. */
  eve: { uid: 'eve', provider: 'password', email_verified: false },
  eveVerified: { uid: 'eve', provider: 'password', email_verified: true },
  /** Two more, who have asked for their first level. */
  faye: { uid: 'faye', provider: 'password', email_verified: true },
  gina: { uid: 'gina', provider: 'password', email_verified: true },
  /** A member who has confirmed the upline. */
  benVerified: { uid: 'ben', provider: 'google.com', email_verified: true },
  /** A member whose account is suspended. */
  sue: { uid: 'sue', provider: 'password' },
  /** Another one. */
  tina: { uid: 'tina', provider: 'password' },
  /** A member who has ended sessions, and signed in again. */
  ida: { uid: 'ida', provider: 'password' },
  /** Ida, in sessions that began before, at and after that moment, and in one that was kept. */
  idaBefore: { uid: 'ida', provider: 'password', auth_time: ENDED_AT - 1 },
  idaAt: { uid: 'ida', provider: 'password', auth_time: ENDED_AT },
  idaAfter: { uid: 'ida', provider: 'password', auth_time: ENDED_AT + 1 },
  idaKept: { uid: 'ida', provider: 'password', auth_time: KEPT_SINCE },
  /** A member who asks for the erasure of the account. */
  una: { uid: 'una', provider: 'password' },
  /** A member who has deleted the account. */
  leaver: { uid: 'leaver', provider: 'password' },
  operator: { uid: 'operator', provider: 'password', operator: true, secondFactor: 'totp' },
  /** The operator, in a session that was ended. */
  operatorEnded: {
    uid: 'operator',
    provider: 'password',
    operator: true,
    secondFactor: 'totp',
    auth_time: ENDED_AT - 1,
  },
  /** The operator, signed in by the password alone. */
  operatorWithoutFactor: { uid: 'operator', provider: 'password', operator: true },
  /** The operator, by a token that names the field and nothing in it. */
  operatorWithNoFactor: { uid: 'operator', provider: 'password', operator: true, secondFactor: null },
  /** The operator in a browser that holds a token from before they were one. */
  operatorWithOldToken: { uid: 'operator', provider: 'password', secondFactor: 'totp' },
  /** Taken off the list a moment ago: the token in use says otherwise. */
  removedOperator: { uid: 'removed-operator', provider: 'password', operator: true, secondFactor: 'totp' },
  formerOperator: { uid: 'former-operator', provider: 'password', operator: false, secondFactor: 'totp' },
  /** Still on the list: only the claim was removed, by mistake. */
  listedMember: { uid: 'listed-member', provider: 'password', secondFactor: 'totp' },
  /** Signed out. */
  visitor: null,
} as const;

export type Person = keyof typeof PEOPLE;

export const EVERYBODY = Object.keys(PEOPLE) as Person[];
