import { urlOf, carriedOn, type RouteName, ROUTES } from '#domain/routes.ts';

/** Notices of the log-in page about a step finished on another page. */
export type LogInNotice =
  'registered' | 'registered-unmailed' | 'verified' | 'account-deleted' | 'password-changed';

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
