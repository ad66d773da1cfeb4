import { MINUTE } from '#domain/time.ts';

/**
 * Who is using this browser. `unknown` is a state of its own: until the backend has answered, nobody is
 * signed in and nobody is signed out, and nothing protected may be painted.
 */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signedOut' }
  /**
   * Known to the identity service, but without an account: one that was begun and can be finished. No `uid`, for
   * there is nothing yet that could be anybody's. `name` is what the service calls the person, perhaps nothing.
   */
  | { readonly kind: 'incomplete'; readonly email: string; readonly name: string }
  /** `operatorWithoutFactor` is a member until there is a second factor, which operators need. */
  | { readonly kind: 'guest' | 'member' | 'operatorWithoutFactor' | 'operator'; readonly uid: string };

export type SignedIn = Extract<Session, { uid: string }>;

export const isSignedIn = (session: Session): session is SignedIn => 'uid' in session;

/** How long after having shown to be here an owner may do what cannot be undone, without showing it again. */
export const REAUTHENTICATE_AFTER = 5 * MINUTE;
