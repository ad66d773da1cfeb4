import { addressOf, carriedOn, ROUTES, type RouteName } from '../domain/routes.ts';

/** What the log-in page says of what was just done elsewhere. */
const NOTICES = [
  'registered',
  'registered-unmailed',
  'verified',
  'password-changed',
  'account-deleted',
] as const;
export type Notice = (typeof NOTICES)[number];

/**
 * The address of another page on the way in, carrying on what the present one was given.
 *
 * @param search the query of the present page
 */
export function wayTo(route: RouteName, search: string, notice?: Notice): string {
  const query = new URLSearchParams(notice && { notice });
  for (const [name, value] of carriedOn(search)) query.set(name, value);
  return addressOf(route, query);
}

/** The username in the referral link that was opened, as it stands there; empty when none was. */
export const refOf = (search: string): string => new URLSearchParams(search).get('ref')?.trim() ?? '';

export function noticeOf(search: string): Notice | null {
  const asked = new URLSearchParams(search).get('notice');
  return NOTICES.find((notice) => notice === asked) ?? null;
}

const JUST_UPGRADED = 'upgraded';

/** Where a guest's account becomes a full one. It leads on to the profile, which says so. */
export const WAY_TO_UPGRADE = addressOf(
  'register',
  new URLSearchParams({ next: `${ROUTES.profile.path}?${JUST_UPGRADED}` }),
);

/** Whether the page was opened by the upgrade of a guest's account. */
export const isJustUpgraded = (search: string): boolean => new URLSearchParams(search).has(JUST_UPGRADED);
