import { wholeNumber } from '#i18n/format.ts';

const counted = (count: number, one: string, many: string) =>
  `${wholeNumber(count)} ${count === 1 ? one : many}`;

export const backupText = {
  title: 'Save or load your community',
  intro:
    'Members, test coins and messages are kept in this browser alone. Here you can save them all as one file, and load such a file here or in another browser.',

  storage: 'How safe it is here',
  kept: 'The browser has promised to keep the data when its disk is full.',
  notKept:
    'The browser may delete the data when its disk is full. It is asked to keep them at your first deposit or withdrawal.',
  privateWindow: 'In a private window nothing is kept: when you close the window, everything is gone.',
  clearing: 'Clearing the browser’s data for this site deletes everything too. A saved file is not touched.',

  save: 'Save as a file',
  saveHint: 'Anyone who has the file can read all that is in it. It holds no passwords.',
  guest: 'A guest account cannot be opened again from the file. To keep yours, register before you save.',
  none: 'This browser holds no account yet: there is nothing to save.',
  held: (members: number, postings: number) =>
    `This browser holds ${counted(members, 'account', 'accounts')} and ${counted(postings, 'posting', 'postings')}.`,
  content: 'What the file holds',
  holds:
    'The file holds every account, deposit with its proof, withdrawal, posting, level, photo and message.',
  holdsNot:
    'It holds no passwords, no second factors, no sessions and no mails. After loading it, members set a new password by “Forgotten password”, whose mail arrives in the outbox, and operators add their second factor again.',
  saveButton: 'Save the file',
  saving: 'Saving…',
  saved: 'The file is saved.',
  fileName: (day: string) => `tessera-community-${day}.json`,

  load: 'Load a file',
  loadHint: 'The file is verified first. Nothing changes until you confirm.',
  takesPlace: 'It takes the place of everything that is here.',
  verification: 'How the file is verified',
  verified:
    'It has to be whole, each value has to be one that this site stores, its postings have to add up to the cent, and balances, requests and levels have to follow from them. Nothing of it is mixed with what is here.',
  choose: 'Choose a file',
  checking: 'Verifying…',
  found: (members: number, postings: number, at: string) =>
    `The file is sound: ${counted(members, 'account', 'accounts')} and ${counted(postings, 'posting', 'postings')}, saved on ${at}.`,
  replace: 'Replace everything here',
  replaceTitle: 'Replace this browser’s community?',
  replaceText: [
    'Every account, posting and message that is in this browser now is deleted, and those of the file take their place. This cannot be undone: save a file first if you may want them back.',
    'Everyone is logged out, in all tabs.',
  ],
  replaceConfirm: 'Delete and replace',
  replacing: 'Replacing…',
  keep: 'Keep what is here',
  replaced: 'The file is loaded',
  replacedHint: 'Set a new password to log in.',
  forgotPassword: 'Forgotten password',

  /** Why a file is refused, by the backend's word for it. */
  refused: {
    'no-community': 'This is no file that this page has saved.',
    damaged: 'The file is damaged: it is not what was saved.',
    'other-release': 'Another release of this site has saved the file. Load it there.',
    'wrong-value': 'The file holds a value that this site would not have stored.',
    'does-not-add-up': 'The file contradicts itself: what it holds does not follow from its postings.',
  } as Readonly<Record<string, string>>,
  /** Says where a refused file is wrong. @param place a store and its field */
  at: (place: string) => `It is in ${place}.`,
  nothingChanged: 'Nothing here was changed.',
} as const;
