import type { BackendErrorCode } from '#backend/port/backend.ts';
import { SLOTS, UNANSWERED_MESSAGES } from '#domain/limits.ts';

/** The sentence for each backend error: what happened, and what to do next. */
export const FAILURE_SENTENCES: Readonly<Record<BackendErrorCode, string>> = {
  'invalid-credentials':
    'The e-mail or the password is not right. Check both, or set a new password by “Forgotten password”.',
  'email-in-use': 'An account with this e-mail exists already. Log in instead, or set a new password.',
  'username-taken': 'Another member has this username, or one that looks like it. Choose another one.',
  'upline-unknown': 'No member has this username. Check the referral link, or ask the person who sent it.',
  'upline-final': 'Your upline is final: it was confirmed already, or a level was activated.',
  'not-verified': 'Verify your e-mail address first: your profile can send the link again.',
  'password-refused': 'The identity service does not take this password. Choose a longer one.',
  'password-unchanged': 'This password is the present one. Choose another one.',
  'too-many-requests':
    'There were too many attempts in a short time. Wait some minutes, then try again, or set a new password.',
  'user-disabled': 'This account is closed. Write to the operator if you think that this is a mistake.',
  'second-factor-needed':
    'This account asks for a code besides its password. Log in again, and enter the code of your authenticator app.',
  'second-factor-exists': 'This account has a second factor already. Reload the page to see it.',
  'code-refused':
    'This code is not right, or it was used already. Wait until your app shows the next one, and check that the clock of your device is right.',
  'challenge-expired': 'This took too long, or the second factor has changed. Begin again.',
  'email-unverified': 'Verify your e-mail address first: “Send again” in your profile sends you the link.',
  'popup-blocked':
    'The browser blocked the Google window. Allow pop-up windows for this site, then try again.',
  'popup-closed': 'The Google window was closed before you were signed in. Try again, or use your e-mail.',
  'reauthentication-needed':
    'You signed in a while ago. Confirm that it is you, by your password or with Google, then repeat this.',
  'verification-not-sent':
    'Your account is there, but the verification e-mail could not be sent. Log in, and send it again from your profile.',
  'action-code-invalid':
    'This link is not complete, not known, or was used already. Open the newest e-mail, or ask for a new link.',
  'action-code-expired': 'This link is too old. Ask for a new one.',
  'action-code-used': 'This link was used already. If that was not you, ask for a new one.',
  'session-expired': 'You are signed out. Log in again, then repeat what you did last.',
  'permission-denied':
    'The site was not allowed to do this. Reload the page and try again; if it stays so, write to the operator.',
  'not-found': 'This is not there any more. Reload the page to see what is.',
  'already-decided': 'This was decided in the meantime, so it cannot be changed any more.',
  'changed-since-seen':
    'The member has changed this since it was shown to you. Nothing was decided: look at it again as it is now.',
  'id-used':
    'Another request was settled under the same id before, so this one cannot be. No money moved. Reload the page, then ask for a new one.',
  'deposits-full': `You have ${SLOTS.deposits} deposits waiting. Delete one, or wait until one is decided.`,
  'withdrawals-full': `You have ${SLOTS.withdrawals} open withdrawals. Cancel one, or wait until one is decided.`,
  'messages-full': `${UNANSWERED_MESSAGES} of your messages wait for an answer. Wait for it, then write again.`,
  'proofs-full':
    'Your proofs take up all the room that there is for them. Delete a pending deposit, or wait: proofs of decided ones are removed in time.',
  'daily-limit': 'You have asked for this as often as is possible in one day. Try again tomorrow.',
  suspended:
    'Your account is suspended, so this cannot be asked for. What is yours stays yours: you can withdraw it. Write to the operators by “Help”.',
  'own-request': 'This is your own request. Another operator decides it.',
  'second-operator-needed':
    'This takes two operators, and you cannot be both: one approves it, another one pays or credits it.',
  'being-handled':
    'Another operator handles this at the moment. It is free again when they are done, or after 3 minutes.',
  'already-approved':
    'Another operator has approved this in the meantime. Look at it again, then pay, credit or refuse it.',
  'already-reversed': 'This is taken back already.',
  spent: 'The member has spent some of it: Active deposit would go below zero. Nothing was changed.',
  'insufficient-funds': 'Insufficient funds: the amount is more than your account has for it at this moment.',
  'level-active': 'This level is active already. Nothing was taken from your account.',
  'level-below-inactive':
    'Levels are activated in order: activate the one below first. Nothing was taken from your account.',
  'matrix-refused':
    'The matrix cannot take this activation at this moment. Nothing was taken from your account; try again later.',
  'withdrawals-open':
    'Your account is not deleted yet: money is still on its way. An operator finishes the deletion, or you try again later.',
  'no-settler-answer': 'The settler does not answer. Try again later.',
  'erasure-waits': 'Nothing was erased: something is still open.',
  'walk-broken': 'This community cannot go on: its samples would have done something else. Begin it again.',
  'settlement-pending':
    'What you asked for is recorded, but not yet carried out. It will be, without your doing anything: the list shows it.',
  'wrong-file': 'Choose a picture: PNG, JPEG or WebP, of at most 10 MB. Nothing was uploaded.',
  'network-down':
    'The network cannot be reached. This may not have been sent: check the connection, then try again. What you typed is kept, and nothing is recorded twice.',
  'log-out-of-reach':
    'The public ledger is out of reach at this moment. Try again later; if it stays so, write to the operator.',
  'log-broken':
    'The public ledger is not as it was signed, so it is not shown. Verify it in this browser to see what is wrong, and tell others.',
  'storage-full': 'This browser has no room left for the site’s data. Free some space, then try again.',
  'storage-unavailable':
    'This browser does not let the site keep data. Allow site data, or leave private browsing, then try again.',
  'storage-stalled':
    'This browser’s storage does not answer. Reload the page, then look whether it was done.',
  'data-deleted':
    'This browser’s data was deleted. The embedded community is gone with it: accounts, test coins and messages. Reload the page to begin again, or register.',
  'data-replaced': 'Another community was loaded into this browser. Reload the page to see it.',
  'data-of-another-release':
    'Another release of this site has stored its data in this browser, and this release cannot read them. Reload the page; if that does not help, begin again.',
  'site-outdated':
    'Another tab has opened a newer version of this site, so this page cannot go on. Reload it to get the newer version too.',
  'older-tab-open':
    'Another tab has an older version of this site open. Close that tab or reload it, then try again.',
  'crypto-unavailable':
    'Passwords can be protected only over https or on localhost. Open the site by such an address.',
  'load-failed':
    'A piece of the site could not be loaded. Check your connection, then try again. If that does not help, reload the page.',
  unknown: 'Something went wrong. What you typed is still here: try again.',
};
