import { localActivation } from './activation.ts';
import type { Context } from './context.ts';
import { localCredentials } from './credentials.ts';
import { localDeletion } from './deletion.ts';
import { localEmailChanges } from './email-changes.ts';
import { localEnrolment } from './enrolment.ts';
import { localGuests } from './guests.ts';
import { localLogIn } from './log-in.ts';
import { localLoggedPostings } from './logged-postings.ts';
import { localMailedActions } from './mailed-actions.ts';
import { operatorOf } from './operations/access.ts';
import { localDecisions } from './operations/decisions.ts';
import { localPhotoChanges } from './photo-changes.ts';
import { localProofs } from './proofs.ts';
import { localRegistration } from './registration.ts';
import { localSandbox } from './sandbox/sandbox.ts';
import { localWithdrawalRequests } from './withdrawal-requests.ts';

/** What people do, while screens only read: the code for passwords, settlement and the log's entries. */
export const localActions = (context: Context) => ({
  ...localRegistration(context),
  ...localLogIn(context),
  ...localGuests(context),
  ...localMailedActions(context),
  ...localEmailChanges(context),
  ...localCredentials(context),
  ...localEnrolment(context),
  ...localDeletion(context),
  ...localPhotoChanges(context),
  ...localProofs(context),
  ...localLoggedPostings(context),
  ...localWithdrawalRequests(context),
  ...localActivation(context),
  ...localDecisions(context, operatorOf(context.member)),
  sandbox: localSandbox(context),
});
