export const GOOGLE_WORDS = {
  logIn: 'Log in with Google',
  loggingIn: 'Waiting for the Google window…',
  otherWays: 'Other ways in',
} as const;
