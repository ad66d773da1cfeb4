import { urlOf, carriedOn, type RouteName, ROUTES } from '#domain/routes.ts';

/** What the log-in page can say of what was just done elsewhere. */
export type LogInNotice =
  'registered' | 'registered-unmailed' | 'verified' | 'account-deleted' | 'password-changed';

/**
 * The address of another page on the way in, carrying on what the present one was given.
 *
 * @param search the query of the present page
 * @param notice what the log-in page is to say of what was just done here
 */
export function authLink(route: RouteName, search: string, notice?: LogInNotice): string {
  const url = urlOf(route, carriedOn(search));
  return notice ? `${url}#${notice}` : url;
}

/** Whether a page on the way in was opened by somebody who wanted to go to the operators' console. */
export const isBoundForConsole = (search: string): boolean =>
  new URLSearchParams(search).get('next')?.startsWith(ROUTES.operator.path) ?? false;

const JUST_UPGRADED = 'upgraded';

/** Where a guest's account becomes a full one. It leads on to the profile, which says so. */
export const UPGRADE_LINK = urlOf(
  'register',
  new URLSearchParams({ next: `${ROUTES.profile.path}?${JUST_UPGRADED}` }),
);

/** Whether the page was opened by the upgrade of a guest's account. */
export const isJustUpgraded = (search: string): boolean => new URLSearchParams(search).has(JUST_UPGRADED);
