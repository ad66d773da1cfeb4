export const askedErasureText = {
  title: 'Your account waits to be deleted',
  /** Before a time. */
  asked: 'You asked for it on',
  waits:
    'Money of a withdrawal is still on its way. After that an operator finishes the deletion, or you delete the account below.',
  keep: 'Keep my account',
  keeping: 'Keeping it…',
} as const;
