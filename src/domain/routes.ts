import type { Session } from './accounts/session.ts';
import type { StatementGroup } from './money/statement.ts';

/**
 * Who may enter a page. `signedOut` (log in) and `joining` (register) redirect a member to the dashboard; `joining`
 * admits those without a full account: guests, and people whose account is incomplete.
 */
export type Access = 'anyone' | 'signedOut' | 'joining' | 'signedIn' | 'operator';

/** Every private page, and every page that treats signed-in people differently. All others are open to anyone. */
export const ROUTES = {
  logIn: { path: '/login/', access: 'signedOut' },
  forgotPassword: { path: '/login/forgetpassword/', access: 'anyone' },
  register: { path: '/register/', access: 'joining' },
  emailAction: { path: '/account/action/', access: 'anyone' },
  outbox: { path: '/account/outbox/', access: 'anyone' },
  backup: { path: '/account/backup/', access: 'anyone' },
  home: { path: '/dashboard/', access: 'signedIn' },
  wallet: { path: '/dashboard/mywallet/', access: 'signedIn' },
  deposit: { path: '/dashboard/deposit/', access: 'signedIn' },
  withdraw: { path: '/dashboard/withdraw/', access: 'signedIn' },
  programme: { path: '/dashboard/programme/', access: 'signedIn' },
  profile: { path: '/dashboard/profile/', access: 'signedIn' },
  operator: { path: '/operator/', access: 'operator' },
} as const satisfies Record<string, { readonly path: `/${string}/`; readonly access: Access }>;

export type RouteName = keyof typeof ROUTES;

/** The pages that talk to the backend. `/ledger/` is open to anyone and has no route of its own. */
export const APP_PAGES: readonly string[] = [...Object.values(ROUTES).map(({ path }) => path), '/ledger/'];

/** Public pages that the service worker keeps. It keeps others once they were visited. */
export const KEPT_PUBLIC_PAGES: readonly string[] = ['/', '/maths/'];

/** Whether a page opens without a network, once the service worker is there. */
export const isKeptPage = (path: string): boolean =>
  APP_PAGES.includes(path) || KEPT_PUBLIC_PAGES.includes(path);

/** The screens of the members' area, which replace one another without loading a page. */
export const MEMBER_SCREENS = [
  'home',
  'wallet',
  'deposit',
  'withdraw',
  'programme',
  'profile',
] as const satisfies readonly RouteName[];

export type MemberScreenName = (typeof MEMBER_SCREENS)[number];

/** The members' screen with this path, or null. */
export const memberScreenAt = (path: string): MemberScreenName | null =>
  MEMBER_SCREENS.find((name) => ROUTES[name].path === path) ?? null;

/** The routes with a button that opens Google's popup. On Firebase their pages have a policy of their own, which allows it. */
export const POPUP_ROUTES: readonly RouteName[] = ['logIn', 'register', 'profile'];

const GUEST_PARAMETER = 'guest';

/** Signs in as a guest at once, and then goes to the members' area. */
export const GUEST_LINK = `${ROUTES.logIn.path}?${GUEST_PARAMETER}`;

/** Whether a link asks to sign in as a guest at once. */
export const asksForGuest = (search: string): boolean => new URLSearchParams(search).has(GUEST_PARAMETER);

const CONSOLE_PARAMETER = 'enter';

/** Leads into the console of a sandbox as its operator. */
export const CONSOLE_LINK = `${ROUTES.operator.path}?${CONSOLE_PARAMETER}`;

/** Whether a link asks to go into the console as a sandbox's operator. */
export const asksForConsole = (search: string): boolean => new URLSearchParams(search).has(CONSOLE_PARAMETER);

/** The query that opens a deposit's payment on the deposit screen. */
export const paymentQuery = (deposit: string): string => `?deposit=${encodeURIComponent(deposit)}`;

/** Leads to a part of the statement. @param from a day, `2026-11-20`, as `to` is */
export const statementLink = (group: StatementGroup, from: string, to: string): string =>
  `${ROUTES.wallet.path}?${new URLSearchParams({ show: group, from, to })}#statement`;

/**
 * The guard's decision: let in, wait until the session is known, redirect, refuse, or show an operator how to add the
 * second factor.
 */
export type Admission =
  | { readonly kind: 'wait' | 'enter' | 'forbidden' | 'addSecondFactor' }
  | { readonly kind: 'redirect'; readonly to: string };

/** A page's URL, in the browser's parts. */
export interface Place {
  readonly pathname: string;
  /** Empty, or with the `?` before it. */
  readonly search: string;
  /** Empty, or with the `#` before it. */
  readonly hash: string;
}

/**
 * The guard's rule.
 *
 * @param here the requested page. Its `next` is where a person wanted to go before they had to sign in; the whole of it
 *   becomes `next` for a person redirected to register
 */
export function admit(access: Access, session: Session, here: Place): Admission {
  if (access === 'anyone') return { kind: 'enter' };
  switch (session.kind) {
    case 'unknown':
      return { kind: 'wait' };
    case 'signedOut':
      return isWayIn(access) ? { kind: 'enter' } : toRegister(here);
    case 'incomplete':
      // The registration page also completes accounts.
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

/** Parameters that survive from page to page on the way in: the destination, and the referral link. */
const CARRIED = ['next', 'ref'] as const;

/** The parameters that a page on the way in passes to the next one. */
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
export const SECOND_FACTOR_LINK = `${ROUTES.profile.path}#second-factor`;

/** Opens the help of the members' area, also from a page outside it. */
export const HELP_LINK = `${ROUTES.home.path}?help`;

/** The URL without its request for help, or null where it has none. */
export function withoutHelp({ pathname, search }: Place): string | null {
  const query = new URLSearchParams(search);
  if (!query.has('help')) return null;
  query.delete('help');
  return pathname + (query.size > 0 ? `?${query}` : '');
}

/** Any site: a path leads to the same place on each. */
const ANY_SITE = 'https://any.invalid';

/**
 * `next` if it is a path of this site, otherwise the dashboard: an open redirect would help phishers. A path is in the form that a
 * browser gives it, as the guard takes it from the location. Another one (`/.//host`, `/\host`) could be read once more on the
 * way, and then lead elsewhere.
 */
export function safeNext(next: string | null): string {
  if (next === null || !URL.canParse(next, ANY_SITE)) return ROUTES.home.path;
  const { origin, pathname, search, hash } = new URL(next, ANY_SITE);
  return origin === ANY_SITE && pathname + search + hash === next ? next : ROUTES.home.path;
}
