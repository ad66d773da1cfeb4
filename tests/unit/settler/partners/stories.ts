import fc from 'fast-check';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import type { AccountSummary } from '#settler/partners/account-summary.ts';

/** What happens to one account. */
export type Step =
  | { readonly kind: 'join'; readonly member: number; readonly upline: string; readonly joinedAt: number }
  | { readonly kind: 'move'; readonly member: number; readonly upline: string }
  | { readonly kind: 'rename' | 'delete'; readonly member: number };

const MEMBERS = 12;

export const uidOf = (member: number): string => `uid-${member}`;
const firstNameOf = (member: number): string => `guest_${member}`;
const lastNameOf = (member: number): string => `member_${member}`;

const anyMember = fc.nat({ max: MEMBERS - 1 });
/** Also of members who have not joined, and of the programme itself. */
const anyUpline = fc.oneof(
  anyMember.map(firstNameOf),
  anyMember.map(lastNameOf),
  fc.constant(PROGRAMME_USERNAME),
);

/** Anything that can happen to a few members, circles of uplines included. */
export const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('join'),
      member: anyMember,
      upline: anyUpline,
      joinedAt: fc.nat({ max: 9 }),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('move'), member: anyMember, upline: anyUpline }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('rename', 'delete'), member: anyMember }) },
);

/** The community after some steps. */
export interface Community {
  readonly accounts: Map<string, AccountSummary>;
  /** Uids by name. A name never changes hands. */
  readonly owners: Map<string, string>;
}

/** @returns uid and account of the member to whom it happened; null: the account is deleted; undefined: nothing happened */
export function happen(
  { accounts, owners }: Community,
  step: Step,
): readonly [uid: string, account: AccountSummary | null] | undefined {
  const uid = uidOf(step.member);
  // The rules admit no upline that does not exist.
  if ('upline' in step && step.upline !== PROGRAMME_USERNAME && !owners.has(step.upline)) return undefined;
  const present = accounts.get(uid);
  const change = (account: AccountSummary) => {
    accounts.set(uid, account);
    owners.set(account.username, uid);
    return [uid, account] as const;
  };
  switch (step.kind) {
    case 'join':
      return present
        ? undefined
        : change({ username: firstNameOf(step.member), upline: step.upline, joinedAt: step.joinedAt });
    case 'move':
      return present && change({ ...present, upline: step.upline });
    case 'rename':
      return present && change({ ...present, username: lastNameOf(step.member) });
    case 'delete':
      return accounts.delete(uid) ? [uid, null] : undefined;
  }
}
