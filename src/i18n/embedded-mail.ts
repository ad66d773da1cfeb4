/** Where the mails are in a build with the embedded backend. */
export const EMBEDDED_MAIL_WORDS = {
  text: 'This site runs on its embedded backend: e-mails are kept in this browser’s outbox.',
  link: 'Open the outbox',
} as const;
