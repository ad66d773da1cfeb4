/**
 * Who is using this browser. `unknown` is a state of its own: until the backend has answered, nobody is
 * signed in and nobody is signed out, and nothing protected may be painted.
 */
export type Session =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signedOut' }
  | { readonly kind: 'guest' | 'member' | 'operator'; readonly uid: string };

export type SignedIn = Extract<Session, { uid: string }>;

export const isSignedIn = (session: Session): session is SignedIn => 'uid' in session;
