export const HELP_WORDS = {
  button: 'Help',
  title: 'Help',
  intro: 'Write to the operators here. An answer appears in this place and is marked on the button.',
  nothingYet: 'No messages yet.',
  close: 'Close',
  opening: 'Opening help…',
  unread: (count: number) => (count === 1 ? '1 new answer' : `${count} new answers`),
} as const;
