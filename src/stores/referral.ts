import { isUsername } from '#domain/accounts/username.ts';
import { visible } from '#domain/text/typed-text.ts';

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
