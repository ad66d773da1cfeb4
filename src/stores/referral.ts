import { isUsername } from '#domain/accounts/username.ts';
import { visible } from '#domain/text/typed-text.ts';

/** The referral link's content. Only the backend knows whether its username exists. */
export type Referral =
  | { readonly kind: 'none' }
  | { readonly kind: 'username'; readonly username: string }
  /** A text that cannot be a username. Never shown, because a stranger may have written it. */
  | { readonly kind: 'malformed' };

export function referralOf(search: string): Referral {
  const username = visible(new URLSearchParams(search).get('ref') ?? '');
  if (username === '') return { kind: 'none' };
  return isUsername(username) ? { kind: 'username', username } : { kind: 'malformed' };
}
