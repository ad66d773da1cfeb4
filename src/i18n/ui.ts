/** Texts of the shared controls. */
export const uiText = {
  toTour: 'Go to your tour',
  toAccount: 'Back to your account',
  toLogIn: 'Back to log in',
  close: 'Close',
  errorsTitle: 'There is a problem',
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  copy: 'Copy',
  copied: 'Copied',
  copyRefused: 'The browser did not allow copying. Select the text and copy it by hand.',
  loading: 'Loading…',
  retry: 'Try again',
  /** Stands in place of a view that throws while it is drawn. */
  notDrawn: 'This part cannot be shown. The rest of the page works.',
  reload: 'Reload the page',
  register: 'Register',
  /** In place of a name. */
  guest: 'Guest',
  /** Deletes what another release has stored. */
  beginAgain: { press: 'Delete the data and begin again', pressing: 'Deleting…' },
  code: 'Code:',
  offline:
    'You are offline. What you typed is kept, and nothing is recorded twice. Other pages open once you are back.',
  /** Once the service worker is there, by backend. */
  offlineApp: {
    local: 'You are offline. Everything here works all the same: the accounts are kept in this browser.',
    firebase:
      'You are offline. Pages open, but nothing is recorded and no figure is new until you are back. What you typed is kept, and nothing is recorded twice.',
  },
  lost: (since: string) =>
    `No connection to the server since ${since}: what you see may be out of date. What you typed is kept.`,
  staysOpen:
    'You are offline: this page stays open, so that nothing you typed is lost. The next page opens when the network is back.',
  openAllTheSame: 'Open it all the same',
  stayHere: 'Stay on this page',
} as const;

export const guardText = {
  forbiddenTitle: 'Operators’ console',
  forbiddenText: 'You are not signed in as an operator.',
  /** A guest becomes none. */
  newOperator: 'If you have just become an operator, log out and log in again.',
  secondFactorTitle: 'Operators need a second factor',
  secondFactorText:
    'You are on the list of operators. They decide about other people’s requests, so a password alone opens nothing here.',
  secondFactorHow:
    'Set up a second factor in your profile: an authenticator app on your phone then shows a code at each log-in. If your account has one already, log out and log in with it.',
  secondFactorLink: 'Set up the second factor',
} as const;

/** The table behind a chart. */
export const chartTableText = {
  title: 'The figures as a table',
  earlier: 'Earlier',
  later: 'Later',
  page: (from: string, to: string, of: string) => `Rows ${from} to ${to} of ${of}`,
} as const;

/** A table whose rows open. */
export const tableText = {
  details: 'Details',
  /** Begins with the visible label, so that people who use speech input can name it. */
  detailsOf: (what: string) => `Details of ${what}`,
} as const;

/** A list that is shown from its newest item. */
export const listText = {
  older: 'Show earlier',
  loading: 'Loading…',
  end: 'That is all',
} as const;

/** Tells where the embedded backend keeps mails. */
export const embeddedMailText = {
  text: 'This site sends no e-mail: yours are kept in this browser’s outbox. In a private window, everything is gone when you close it.',
  link: 'Open the outbox',
} as const;

export const paperText = {
  /** Printed in place of a part that has not loaded. */
  notYet: (what: string) =>
    `${what}: not loaded yet when the page was printed. It has begun to load now: print once more to have it here.`,
} as const;
