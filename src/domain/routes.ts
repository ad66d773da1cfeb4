import type { Session } from './accounts/session.ts';

/**
 * Who may enter a page. `signedOut` (log in) and `joining` (register) send a member on to the dashboard; `joining` keeps
 * whoever has no full account yet: a guest, and somebody whose account was begun.
 */
export type Access = 'anyone' | 'signedOut' | 'joining' | 'signedIn' | 'operator';

/** Every private page, and every page that treats signed-in people differently. All others are for anyone. */
export const ROUTES = {
  logIn: { path: '/login/', access: 'signedOut' },
  forgotPassword: { path: '/login/forgetpassword/', access: 'anyone' },
  register: { path: '/register/', access: 'joining' },
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

/** The query that opens the payment of a deposit on the deposit screen. */
export const paymentQuery = (deposit: string): string => `?deposit=${encodeURIComponent(deposit)}`;

/**
 * What the guard does with a visitor: let in, wait until the session is known, send elsewhere, or refuse; an operator who
 * has no second factor yet is shown how to add one.
 */
export type Admission =
  | { readonly kind: 'wait' | 'enter' | 'forbidden' | 'addSecondFactor' }
  | { readonly kind: 'redirect'; readonly to: string };

/** A page's address, in parts as the browser has it. */
export interface Place {
  readonly pathname: string;
  /** Empty, or with the `?` before it. */
  readonly search: string;
  /** Empty, or with the `#` before it. */
  readonly hash: string;
}

/**
 * The guard's one rule.
 *
 * @param here the page asked for: its `next` says where a person on the way in wanted to go; the whole of it is the way
 *   back for whoever is sent to register
 */
export function admit(access: Access, session: Session, here: Place): Admission {
  if (access === 'anyone') return { kind: 'enter' };
  switch (session.kind) {
    case 'unknown':
      return { kind: 'wait' };
    case 'signedOut':
      return isWayIn(access) ? { kind: 'enter' } : toRegister(here);
    case 'incomplete':
      // What was begun is finished where accounts are made.
      if (access === 'joining') return { kind: 'enter' };
      return isWayIn(access) ? onwardToRegister(here) : toRegister(here);
    case 'guest':
      if (access === 'joining') return { kind: 'enter' };
  }
  if (isWayIn(access))
    return { kind: 'redirect', to: safeNext(new URLSearchParams(here.search).get('next')) };
  if (access !== 'operator' || session.kind === 'operator') return { kind: 'enter' };
  return { kind: session.kind === 'operatorWithoutFactor' ? 'addSecondFactor' : 'forbidden' };
}

const isWayIn = (access: Access): boolean => access === 'signedOut' || access === 'joining';

const toRegister = ({ pathname, search, hash }: Place): Admission => ({
  kind: 'redirect',
  to: urlOf('register', new URLSearchParams({ next: pathname + search + hash })),
});

const onwardToRegister = ({ search }: Place): Admission => ({
  kind: 'redirect',
  to: urlOf('register', carriedOn(search)),
});

/** Where a person wanted to go, and whose referral link they opened. */
const CARRIED = ['next', 'ref'] as const;

/** What a page on the way in hands on to the next one, of the query that it was given. */
export function carriedOn(search: string): URLSearchParams {
  const given = new URLSearchParams(search);
  const carried = CARRIED.flatMap((name) => {
    const value = given.get(name);
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(carried);
}

export const urlOf = (route: RouteName, query: URLSearchParams): string =>
  ROUTES[route].path + (query.size > 0 ? `?${query}` : '');

/** Opens the part of the profile in which a second factor is added. */
export const SECOND_FACTOR_ADDRESS = `${ROUTES.profile.path}#second-factor`;

/** Opens the help of the members' area, also from a page outside it. */
export const HELP_ADDRESS = `${ROUTES.home.path}?help`;

/** The place without its request for help, or null where it asks for none. */
export function withoutHelp({ pathname, search }: Place): string | null {
  const query = new URLSearchParams(search);
  if (!query.has('help')) return null;
  query.delete('help');
  return pathname + (query.size > 0 ? `?${query}` : '');
}

/** `next` if it is a path of this site, otherwise the dashboard: an open redirect would be a phisher's gift. */
export function safeNext(next: string | null): string {
  // A browser reads both // and /\ as the start of another host, and drops tabs and newlines while reading.
  const isOwnPath = next !== null && /^\/(?![/\\])[^\s\\]*$/.test(next);
  return isOwnPath ? next : ROUTES.home.path;
}
