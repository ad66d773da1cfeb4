import { type Instant, MINUTE } from '#domain/time.ts';
import type { RequestKind, UserRef } from './decision.ts';

/** How long a request counts as being handled, unless its operator says so again. The rules of Firestore have the same period. */
export const HANDLING_LASTS = 3 * MINUTE;

/** What an operator tells the others about a request: that they are at it now, or that it needs another look. */
export const DESK_SIGNS = ['handling', 'marked'] as const;
export type DeskSign = (typeof DESK_SIGNS)[number];

/** A member's request, whatever its state. */
export interface RequestRef {
  readonly uid: string;
  readonly requestKind: RequestKind;
  readonly requestId: string;
}

/** One sign on one request. */
export interface DeskEntry extends RequestRef {
  readonly sign: DeskSign;
  readonly operator: UserRef;
  readonly at: Instant;
}

/** Whether an entry still says something: a request that no one handles any more is free by itself. */
export const isPresent = ({ sign, at }: Pick<DeskEntry, 'sign' | 'at'>, now: Instant): boolean =>
  sign === 'marked' || now - at < HANDLING_LASTS;

/** One id per sign and request, so that two operators cannot both take a request. */
export const deskId = (sign: DeskSign, { uid, requestKind, requestId }: RequestRef): string =>
  `${uid}:${requestKind}:${requestId}:${sign}`;
