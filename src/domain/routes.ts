import { isSignedIn, type Session } from './session.ts';

/** Who may enter a page. `signedOut` pages (log in, register) send a signed-in person to the dashboard. */
export type Access = 'anyone' | 'signedOut' | 'signedIn' | 'operator';

/** Every private page, and every page that treats signed-in people differently. All others are for anyone. */
export const ROUTES = {
  logIn: { path: '/login/', access: 'signedOut' },
  forgotPassword: { path: '/login/forgetpassword/', access: 'anyone' },
  register: { path: '/register/', access: 'signedOut' },
  emailAction: { path: '/account/action/', access: 'anyone' },
  outbox: { path: '/account/outbox/', access: 'anyone' },
  home: { path: '/dashboard/', access: 'signedIn' },
  wallet: { path: '/dashboard/mywallet/', access: 'signedIn' },
  deposit: { path: '/dashboard/deposit/', access: 'signedIn' },
  withdraw: { path: '/dashboard/withdraw/', access: 'signedIn' },
  programme: { path: '/dashboard/programme/', access: 'signedIn' },
  profile: { path: '/dashboard/profile/', access: 'signedIn' },
  operator: { path: '/operator/', access: 'operator' },
} as const satisfies Record<string, { readonly path: `/${string}/`; readonly access: Access }>;

export type RouteName = keyof typeof ROUTES;

/** What the guard does with a visitor: let in, wait until the session is known, send elsewhere, or refuse. */
export type Admission =
  { readonly kind: 'wait' | 'enter' | 'forbidden' } | { readonly kind: 'redirect'; readonly to: string };

/**
 * The guard's one rule.
 *
 * @param next where a person on a `signedOut` page wanted to go (the `next` query parameter), or null
 * @param here path and query of the page asked for, for the way back after signing in
 */
export function admit(access: Access, session: Session, here: string, next: string | null = null): Admission {
  if (access === 'anyone') return { kind: 'enter' };
  if (session.kind === 'unknown') return { kind: 'wait' };
  if (access === 'signedOut') {
    return isSignedIn(session) ? { kind: 'redirect', to: safeNext(next) } : { kind: 'enter' };
  }
  if (!isSignedIn(session)) {
    return { kind: 'redirect', to: `${ROUTES.register.path}?next=${encodeURIComponent(here)}` };
  }
  if (access === 'operator' && session.kind !== 'operator') return { kind: 'forbidden' };
  return { kind: 'enter' };
}

/** `next` if it is a path of this site, otherwise the dashboard: an open redirect would be a phisher's gift. */
export function safeNext(next: string | null): string {
  // A browser reads both // and /\ as the start of another host, and drops tabs and newlines while reading.
  const isOwnPath = next !== null && /^\/(?![/\\])[^\s\\]*$/.test(next);
  return isOwnPath ? next : ROUTES.home.path;
}
