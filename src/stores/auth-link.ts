import { addressOf, carriedOn, type RouteName, ROUTES } from '#domain/routes.ts';
import type { LogInNotice } from '#islands/login/text.ts';

/**
 * The address of another page on the way in, carrying on what the present one was given.
 *
 * @param search the query of the present page
 * @param notice what the log-in page is to say of what was just done here
 */
export function wayTo(route: RouteName, search: string, notice?: LogInNotice): string {
  const address = addressOf(route, carriedOn(search));
  return notice ? `${address}#${notice}` : address;
}

/** Whether a page on the way in was opened by somebody who wanted to go to the operators' console. */
export const isOnWayToConsole = (search: string): boolean =>
  new URLSearchParams(search).get('next')?.startsWith(ROUTES.operator.path) ?? false;

const JUST_UPGRADED = 'upgraded';

/** Where a guest's account becomes a full one. It leads on to the profile, which says so. */
export const WAY_TO_UPGRADE = addressOf(
  'register',
  new URLSearchParams({ next: `${ROUTES.profile.path}?${JUST_UPGRADED}` }),
);

/** Whether the page was opened by the upgrade of a guest's account. */
export const isJustUpgraded = (search: string): boolean => new URLSearchParams(search).has(JUST_UPGRADED);
