export const outboxText = {
  title: 'Outbox',
  intro: 'No mail leaves this browser: what the site would send is kept here, to be read.',
  empty: 'No mail yet',
  emptyHint:
    'Register, or ask for a new password, and the mail appears here. Once your address is verified, so do mails about your deposits, withdrawals and messages.',
  forgotPassword: 'Ask for a new password',
  to: 'To',
  sent: 'Sent',
} as const;
