import { backend } from '../backend/index.ts';
import { BackendError } from '../backend/port.ts';
import { PROGRAMME_USERNAME } from '../domain/account.ts';
import { foldUsername, isUsername } from '../domain/username.ts';
import { createAction } from './action.ts';
import type { Referral } from './referral.ts';

/** Whose partner a guest becomes: who sent the referral link that was opened, or the programme. */
export function uplineOfGuest(referral: Referral): string {
  return referral.kind === 'username' ? foldUsername(referral.username) : PROGRAMME_USERNAME;
}

/** Signs in with a new guest's account. Where it leads is the gate's business. */
export const guestSignIn = createAction(async (upline: string) => {
  // What cannot be a name is nobody's.
  if (!isUsername(upline)) throw new BackendError('upline-unknown');
  await (await backend()).signInAsGuest(upline);
});
