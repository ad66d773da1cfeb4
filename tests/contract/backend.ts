import { afterAll } from 'vitest';
import { describeCredentials } from './credentials.ts';
import { describeDecisionsAsSeen } from './decisions-as-seen.ts';
import { describeDeletion } from './deletion.ts';
import { describeDeposits } from './deposits.ts';
import { describeEmailChanges } from './email-changes.ts';
import { describeGuests } from './guests.ts';
import type { Harness } from './harness.ts';
import { describeIdentity } from './identity.ts';
import { describeMailedCodes } from './mailed-codes.ts';
import { describeMessages } from './messages.ts';
import { describeNetwork } from './network.ts';
import { describeNoOverspending } from './no-overspending.ts';
import { describeOperations } from './operations.ts';
import { describePartners } from './partners.ts';
import { describePhotos } from './photos.ts';
import { describePostings } from './postings.ts';
import { describeProgramme } from './programme.ts';
import { describeProofs } from './proofs.ts';
import { describeUnsettled } from './unsettled.ts';
import { describeWithdrawals } from './withdrawals.ts';

/** Everything that a backend promises. Each adapter's test runs all of it. */
export function describeBackend(harness: Harness): void {
  afterAll(() => harness.close());
  describeIdentity(harness);
  describeGuests(harness);
  describeMailedCodes(harness);
  describeEmailChanges(harness);
  describeCredentials(harness);
  describeDeletion(harness);
  describeDeposits(harness);
  describeProofs(harness);
  describeWithdrawals(harness);
  describeNoOverspending(harness);
  describeProgramme(harness);
  describePostings(harness);
  describePhotos(harness);
  describeMessages(harness);
  describeOperations(harness);
  describeDecisionsAsSeen(harness);
  describePartners(harness);
  describeNetwork(harness);
  describeUnsettled(harness);
}
