import type { Instant } from '#domain/time.ts';
import type { UserRef } from './decision.ts';

export type GrantChange = 'granted' | 'revoked' | 'factor-removed';

/** What was done to somebody's rights by whoever runs the site. A line of the audit trail. */
export interface Grant {
  readonly id: string;
  readonly change: GrantChange;
  readonly member: UserRef;
  /** As that person is called; null: the sandbox did it. */
  readonly by: string | null;
  readonly at: Instant;
}
