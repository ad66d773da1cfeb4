import type { BackendErrorCode } from '../backend/port.ts';

/** What a person is told when the backend refuses or fails, and what to do next. */
export const FAILURE_SENTENCES: Readonly<Record<BackendErrorCode, string>> = {
  'invalid-credentials':
    'The e-mail or the password is not right. Check both, or set a new password by “Forgotten password”.',
  'email-in-use': 'An account with this e-mail exists already. Log in instead, or set a new password.',
  'username-taken': 'Somebody has this username already. Choose another one.',
  'upline-unknown': 'No member has this username. Check the referral link, or ask the person who sent it.',
  'action-code-invalid': 'This link is not complete or not known. Open it from the e-mail again.',
  'action-code-expired': 'This link is too old. Ask for a new one.',
  'action-code-used': 'This link was used already. If that was not you, ask for a new one.',
  'session-expired': 'You are signed out. Log in again, then repeat what you did last.',
  'already-decided': 'This was decided in the meantime, so it cannot be changed any more.',
  'insufficient-funds': 'Insufficient funds: the amount is more than you can withdraw at this moment.',
  'storage-full': 'This browser has no room left for the site’s data. Free some space, then try again.',
  'storage-unavailable':
    'This browser does not let the site keep data. Allow site data, or leave private browsing, then try again.',
  'crypto-unavailable':
    'Passwords can be protected only over https or on localhost. Open the site by such an address.',
  'load-failed': 'A piece of the site could not be loaded. Check your connection, then reload the page.',
  unknown: 'Something went wrong. What you typed is still here: try again.',
};
