import type { Instant } from '#domain/time.ts';
import { DAY } from '#domain/time.ts';
import type { Notice } from './notice.ts';
import { isOwnAct } from './own-acts.ts';

/** What a browser says of a subscription to push messages (W3C Push API), the keys in base64url. */
export interface PushSubscriptionKeys {
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

/** A push message as the service worker gets it. It names no person and no amount. */
export interface PushMessage {
  readonly title: string;
  /** Where a click leads: a path of this site. */
  readonly url: string;
  /** A message with the tag of an earlier one replaces it without a sound. */
  readonly tag: string;
}

/**
 * The push services of the browsers. The settler sends to no other host, because a member with a program of their own
 * could make it send to any. `firestore.rules` repeats the pattern; a test compares the two.
 */
export const PUSH_ENDPOINT =
  /^https:[/][/](fcm[.]googleapis[.]com|updates[.]push[.]services[.]mozilla[.]com|[a-z0-9-]+[.]notify[.]windows[.]com|web[.]push[.]apple[.]com)[/][!-~]{1,900}$/;

/** Older notices are not sent any more: the person has seen the list by then, or it is no news. */
export const PUSHED_WITHIN = DAY;

export const isPushed = ({ kind, at }: Pick<Notice, 'kind' | 'at'>, now: Instant): boolean =>
  !isOwnAct(kind) && now - at <= PUSHED_WITHIN;

/** So many at once are sent one by one. More become one message that tells their number. */
export const MOST_PUSHES = 3;
