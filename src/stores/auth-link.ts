import { urlOf, carriedOn, type RouteName, ROUTES, safeNext } from '#domain/routes.ts';

/** How a registration ended: the mail that verifies the e-mail address was sent, or not. */
export type RegistrationNotice = 'registered' | 'registered-unmailed';

/** Notices of the log-in page about a step finished on another page. */
export type LogInNotice = RegistrationNotice | 'verified' | 'account-deleted' | 'password-changed';

/**
 * The URL of another log-in or registration page, with the `next` and `ref` of the present one.
 *
 * @param search the query of the present page
 * @param notice the log-in page's notice about what was just done here
 */
export function authLink(route: RouteName, search: string, notice?: LogInNotice): string {
  const url = urlOf(route, carriedOn(search));
  return notice ? `${url}#${notice}` : url;
}

/**
 * The query of the registration page once the account is there: the route guard then leads the new member to where they
 * wanted to go, with the notice. A fragment that they asked for stays, without the notice.
 */
export function afterRegistration(search: string, notice: RegistrationNotice): string {
  const query = carriedOn(search);
  const next = safeNext(query.get('next'));
  query.set('next', next.includes('#') ? next : `${next}#${notice}`);
  return urlOf('register', query);
}

/** The notice that a registration has led here with, or null. */
export const registrationNotice = (hash: string): RegistrationNotice | null =>
  (['registered', 'registered-unmailed'] as const).find((notice) => hash === `#${notice}`) ?? null;

/** Whether the visitor was on the way to the operators' console. */
export const isBoundForConsole = (search: string): boolean =>
  new URLSearchParams(search).get('next')?.startsWith(ROUTES.operator.path) ?? false;

const JUST_UPGRADED = 'upgraded';

/** Leads a guest to the upgrade, and on to the profile, which confirms it. */
export const UPGRADE_LINK = urlOf(
  'register',
  new URLSearchParams({ next: `${ROUTES.profile.path}?${JUST_UPGRADED}` }),
);

/** Whether a guest's upgrade has led here. */
export const isJustUpgraded = (search: string): boolean => new URLSearchParams(search).has(JUST_UPGRADED);
