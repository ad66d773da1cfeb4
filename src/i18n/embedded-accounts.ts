/** What holds of accounts in a build with the embedded backend, and in no other. */
export const embeddedAccountText = {
  onlyThisBrowser:
    'This site runs on its embedded backend: an account is kept in the browser in which it was made, and can be opened in no other.',
} as const;
