import { pageAt } from '#i18n/language.ts';
import { backend } from '#backend/index.ts';
import { BackendError } from '#backend/port/backend.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { foldUsername, isUsername } from '#domain/accounts/username.ts';
import { asksForGuest, ROUTES, safeNext } from '#domain/routes.ts';
import { createAction } from './action.ts';
import { comesFromThisSite, navigateReplace } from './navigate.ts';
import { type Referral, referralOf } from './referral.ts';
import { $session } from './session.ts';

/** A guest's upline: the member of the referral link, or the programme. */
export function uplineOfGuest(referral: Referral): string {
  return referral.kind === 'username' ? foldUsername(referral.username) : PROGRAMME_USERNAME;
}

/** Signs in with a new guest account, and goes on to the members' area. */
export const guestSignIn = createAction(async (upline: string) => {
  // A text that is no valid username names no member.
  if (!isUsername(upline)) throw new BackendError('upline-unknown');
  await (await backend()).signInAsGuest(upline);
  // The guard of other pages redirects; here guests may stay, to become members.
  const { pathname, search } = location;
  if (pageAt(pathname) === ROUTES.register.path)
    navigateReplace(safeNext(new URLSearchParams(search).get('next')));
});

/**
 * Signs in as a guest if a link of this site (`GUEST_LINK`) led here and no one is signed in. A link of another site could choose
 * the upline: from there, the button is for the visitor to press.
 *
 * @returns how to stop waiting for the session
 */
export const enterAsGuestIfAsked = (): (() => void) =>
  $session.subscribe(({ kind }) => {
    const { search } = location;
    const isFirst = guestSignIn.$progress.get().state === 'idle';
    if (kind === 'signedOut' && isFirst && asksForGuest(search) && comesFromThisSite()) {
      void guestSignIn.run(uplineOfGuest(referralOf(search)));
    }
  });
