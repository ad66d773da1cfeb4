import type { PushSubscriptionKeys } from '#domain/notices/push.ts';

/** Push messages to this browser, for the signed-in member. */
export interface PushMessages {
  /** The public half of the site's key, in base64url: the browser subscribes with it. */
  readonly key: string;

  /** The endpoint to which this browser's messages go; null: it gets none. */
  readPushEndpoint(): Promise<string | null>;

  /** Sends the member's further notices to this browser, until the session ends. */
  subscribeToPush(subscription: PushSubscriptionKeys): Promise<void>;

  /** Resolves also when this browser gets none. */
  unsubscribeFromPush(): Promise<void>;
}
