/** What is true of accounts only in a build with the embedded backend. */
export const embeddedAccountText = {
  inShort: 'Your account stays in this browser.',
} as const;
