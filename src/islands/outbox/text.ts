export const outboxText = {
  title: 'Outbox',
  intro: 'No mail leaves this browser: what the site would send is kept here, to be read.',
  empty: 'No mail yet',
  emptyHint:
    'Register, or ask for a new password, and a mail lands here. Members whose address is verified also get one when something happens to them.',
  register: 'Register',
  forgotPassword: 'Ask for a new password',
  to: 'To',
  sent: 'Sent',
} as const;
