import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';

/** What guests read, before and after they enter. */
export const guestText = {
  justLooking: 'Just looking?',
  tryIt: 'Try it as a guest',
  trying: 'Opening a guest account…',
  about: 'No details needed. It lasts until you log out.',
  upline:
    'Your upline is then the member whose referral link you opened, if it names one. It stays so in a full account.',
  malformedLink: `The referral link that you opened names no possible member. As a guest you are then under the programme itself (${PROGRAMME_USERNAME}), also in a full account. Ask the person who sent the link for the right one first.`,
  withoutUpline: `Go on without it: under the programme itself (${PROGRAMME_USERNAME})`,

  notice: 'You are a guest: only this browser can open this account, and only until you log out.',
  upgrade: 'Make it a full account',

  leave: {
    title: 'Leave the guest account?',
    text: 'A guest account has no password, so no one can open it again once you are logged out. To keep what is in it, make it a full account first.',
    confirm: 'Log out for good',
    confirming: 'Logging out…',
    keep: 'Stay',
  },

  upgradedTitle: 'You are a member',
  upgradedText: (email: string) =>
    `Nothing of the guest account is lost. From now on you log in with ${email} and your password.`,
} as const;
