import type { MemberScreenName, RouteName } from '#domain/routes.ts';
import { SITE_NAME } from '#i18n/site-name.ts';
import type { RegistrationNotice } from '#stores/auth-link.ts';

/** What a member needs most often stands first in the menu. A name is also the screen's heading and its page's title. */
export const MENU = {
  home: 'Home',
  programme: 'Programme',
  wallet: 'My Account',
  deposit: 'Deposit',
  withdraw: 'Withdraw',
  profile: 'Profile',
} as const satisfies Record<MemberScreenName, string>;

/** Home's other view. */
export const MARKET_NAME = 'Market';

/** Extra menu items of operators. */
export const OPERATORS_MENU = { operator: 'Operator' } as const satisfies Partial<Record<RouteName, string>>;

export const frameText = {
  name: SITE_NAME,
  menuLabel: 'Members’ area',
  logoLabel: `${SITE_NAME}, home`,
  /** Breaks at the colon alone. */
  testCoins: 'Test\u00a0coins: no\u00a0real\u00a0value',
  /** After the screen’s name. */
  unread: (count: number) => `, ${count} unread`,
  /** In front of the page’s title. */
  unreadInTitle: (count: number) => `(${count}) `,
  unreadShort: (count: number) => (count > 99 ? '99+' : String(count)),
  toHome: 'Back to Home',
  logOut: 'Log out',
  loggingOut: 'Logging out…',
} as const;

/** The menu behind the member's picture. */
export const accountMenuText = {
  label: 'Account',
  signedInAs: (username: string) => `Signed in as ${username}`,
  ledger: 'Ledger',
  maths: 'Maths',
  news: 'News',
} as const;

export const helpText = {
  button: 'Help',
  title: 'Help',
  messages: 'Messages',
  intro: 'Write to the operators. The answer comes here, with a mark on your picture.',
  nothingYet: 'No messages yet.',
  opening: 'Opening help…',
  unread: 'New answer',
} as const;

export const welcomeText = {
  registered: {
    title: 'We have sent you an e-mail',
    text: 'Your account is open. The link in the e-mail verifies your address.',
  },
  'registered-unmailed': {
    title: 'Your account is open',
    text: 'The e-mail could not be sent: have it sent again from your profile.',
  },
} as const satisfies Record<RegistrationNotice, { readonly title: string; readonly text: string }>;

export const suspensionText = {
  /** Before the time. */
  title: 'The operators have suspended your account:',
  text: 'You cannot declare deposits or activate levels. You can withdraw, cancel and see everything, and partners’ levels still pay you. Answer by “Help”.',
} as const;
