import { ROUTES, type RouteName } from '../domain/routes.ts';

/** What the log-in page says of what was just done elsewhere. */
const NOTICES = ['registered', 'verified', 'password-changed'] as const;
export type Notice = (typeof NOTICES)[number];

/** Where a person wanted to go, and whose referral link they opened. */
const CARRIED = ['next', 'ref'] as const;

/**
 * The address of another page on the way in, carrying on what the present one was given.
 *
 * @param search the query of the present page
 */
export function wayTo(route: RouteName, search: string, notice?: Notice): string {
  const given = new URLSearchParams(search);
  const query = new URLSearchParams(notice && { notice });
  for (const name of CARRIED) {
    const value = given.get(name);
    if (value) query.set(name, value);
  }
  return ROUTES[route].path + (query.size > 0 ? `?${query}` : '');
}

export function noticeOf(search: string): Notice | null {
  const asked = new URLSearchParams(search).get('notice');
  return NOTICES.find((notice) => notice === asked) ?? null;
}
