import type { Instant } from '#domain/time.ts';
import type { UserRef } from './decision.ts';

/** `request-released`: a request of the member's that was set aside is tried again. */
export type GrantChange = 'granted' | 'revoked' | 'factor-removed' | 'request-released';

/** What those who run the site did for a person, or to their rights: a record of the audit trail. */
export interface Grant {
  readonly id: string;
  readonly change: GrantChange;
  readonly member: UserRef;
  /** The name of the person who did it; null: the sandbox did. */
  readonly by: string | null;
  readonly at: Instant;
}
