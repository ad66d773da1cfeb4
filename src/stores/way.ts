import { addressOf, carriedOn, ROUTES, type RouteName } from '../domain/routes.ts';
import { visible } from '../domain/typed-text.ts';
import { isUsername } from '../domain/username.ts';
import type { LogInNotice } from '../i18n/log-in.ts';

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

/** What the referral link that was opened says. Whether its username is a member's only the backend knows. */
export type Referral =
  | { readonly kind: 'none' }
  | { readonly kind: 'username'; readonly username: string }
  /** A text that can be nobody's username. Anybody may have written it: it is shown nowhere. */
  | { readonly kind: 'malformed' };

export function referralOf(search: string): Referral {
  const username = visible(new URLSearchParams(search).get('ref') ?? '');
  if (username === '') return { kind: 'none' };
  return isUsername(username) ? { kind: 'username', username } : { kind: 'malformed' };
}

const JUST_UPGRADED = 'upgraded';

/** Where a guest's account becomes a full one. It leads on to the profile, which says so. */
export const WAY_TO_UPGRADE = addressOf(
  'register',
  new URLSearchParams({ next: `${ROUTES.profile.path}?${JUST_UPGRADED}` }),
);

/** Whether the page was opened by the upgrade of a guest's account. */
export const isJustUpgraded = (search: string): boolean => new URLSearchParams(search).has(JUST_UPGRADED);
