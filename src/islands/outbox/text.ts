export const outboxText = {
  title: 'Outbox',
  intro:
    'This site runs on its embedded backend, which sends no e-mail. What it would send is kept in this browser and can be read here. The page exists only in such a build.',
  empty: 'Empty',
  emptyHint:
    'Nothing has been sent yet. A mail lands here when somebody registers, asks for a new password or changes the address of an account.',
  register: 'Register',
  forgotPassword: 'Ask for a new password',
  to: 'To',
  sent: 'Sent',
} as const;
