/** What is true of accounts only in a build with the embedded backend. */
export const embeddedAccountText = {
  onlyThisBrowser:
    'This site runs on its embedded backend: an account is kept in the browser in which it was made, and can be opened in no other.',
  inShort: 'Your account stays in this browser.',
} as const;
