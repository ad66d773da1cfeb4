import type { Instant } from '#domain/time.ts';
import type { UserRef } from './decision.ts';

export type GrantChange = 'granted' | 'revoked' | 'factor-removed';

/** A change of a person's rights by those who run the site: a line of the audit trail. */
export interface Grant {
  readonly id: string;
  readonly change: GrantChange;
  readonly member: UserRef;
  /** The name of the person who did it; null: the sandbox did. */
  readonly by: string | null;
  readonly at: Instant;
}
