export const outboxText = {
  title: 'Outbox',
  intro:
    'This site runs in the browser alone, without a mail server, so it sends no e-mail. What it would send is kept in this browser, and can be read on this page.',
  empty: 'Empty',
  emptyHint:
    'Nothing has been sent yet. A mail lands here when a person registers, asks for a new password or changes an account’s e-mail address, and when something happens to a member whose address is verified.',
  register: 'Register',
  forgotPassword: 'Ask for a new password',
  to: 'To',
  sent: 'Sent',
} as const;
