import { afterAll } from 'vitest';
import { describeCredentials } from './credentials.ts';
import { describeDecisionsAsSeen } from './decisions-as-seen.ts';
import { describeDeletion } from './deletion.ts';
import { describeAccounting } from './accounting.ts';
import { describeDesk } from './desk.ts';
import { describeDeposits } from './deposits.ts';
import { describeEmailChanges } from './email-changes.ts';
import { describeGuests } from './guests.ts';
import type { Harness } from './harness.ts';
import { describeIdentity } from './identity.ts';
import { describeLimits } from './limits.ts';
import { describeMailedCodes } from './mailed-codes.ts';
import { describeMessages } from './messages.ts';
import { describeNetwork } from './network.ts';
import { describeNoOverspending } from './no-overspending.ts';
import { describeNotices } from './notices.ts';
import { describeOperations } from './operations.ts';
import { describeOperatorsLists } from './operators-lists.ts';
import { describePaging } from './paging.ts';
import { describeMemberNotes } from './member-notes.ts';
import { describeOperatorsMembers } from './operators-members.ts';
import { describePartners } from './partners.ts';
import { describePhotos } from './photos.ts';
import { describePublicLog } from './public-log.ts';
import { describePostings } from './postings.ts';
import { describeProgramme } from './programme.ts';
import { describeProofs } from './proofs.ts';
import { describeReversals } from './reversals.ts';
import { describeSecondFactor } from './second-factor.ts';
import { describeSessions } from './sessions.ts';
import { describeSuspensions } from './suspensions.ts';
import { describeUnsettled } from './unsettled.ts';
import { describeUplines } from './uplines.ts';
import { describeWithdrawals } from './withdrawals.ts';

/** Everything that a backend promises, in parts that can be proven side by side. Each adapter's tests run all of them. */
export const PARTS = {
  accounts: [
    describeIdentity,
    describeGuests,
    describeMailedCodes,
    describeEmailChanges,
    describeCredentials,
    describeSessions,
    describeSecondFactor,
    describeDeletion,
  ],
  money: [
    describeDeposits,
    describeProofs,
    describeWithdrawals,
    describeNoOverspending,
    describeLimits,
    describeProgramme,
    describePostings,
    describeReversals,
    describePublicLog,
  ],
  members: [
    describePaging,
    describePhotos,
    describeMessages,
    describeNotices,
    describePartners,
    describeUplines,
    describeNetwork,
    describeUnsettled,
  ],
  console: [
    describeOperations,
    describeDecisionsAsSeen,
    describeOperatorsLists,
    describeDesk,
    describeAccounting,
    describeOperatorsMembers,
    describeSuspensions,
    describeMemberNotes,
  ],
} as const;

export type Part = keyof typeof PARTS;

export function describeBackend(harness: Harness, part: Part): void {
  afterAll(() => harness.close());
  for (const describeOne of PARTS[part]) describeOne(harness);
}
