import { MINUTE } from '#domain/time.ts';

/**
 * Who uses this browser. `unknown` is a state of its own: until the backend answers, the person is neither signed in
 * nor signed out, and nothing protected may be painted.
 */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signedOut' }
  /**
   * Known to the identity service, but without an account: registration has begun and can be finished. There is no
   * `uid`, because nothing belongs to the person yet. `name` is the service's name for the person, possibly empty;
   * `hasPhoto` says whether Google knows a photo.
   */
  | {
      readonly kind: 'incomplete';
      readonly email: string;
      readonly name: string;
      readonly hasPhoto: boolean;
    }
  /** `operatorWithoutFactor` is a member until there is a second factor, which operators need. */
  | { readonly kind: 'guest' | 'member' | 'operatorWithoutFactor' | 'operator'; readonly uid: string };

export type SignedIn = Extract<Session, { uid: string }>;

export const isSignedIn = (session: Session): session is SignedIn => 'uid' in session;

/** How long a proof of identity allows its owner to do what cannot be undone. */
export const REAUTHENTICATE_AFTER = 5 * MINUTE;
