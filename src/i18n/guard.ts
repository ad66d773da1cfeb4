export const GUARD_WORDS = {
  forbiddenTitle: 'Not for this account',
  forbiddenText: 'This page is for operators. You are signed in with an account that is not one.',
} as const;
