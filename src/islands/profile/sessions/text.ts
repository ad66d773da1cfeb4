import type { Browser, BrowserName, SystemName } from '#domain/accounts/browser.ts';

const BROWSERS: Readonly<Record<BrowserName, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: 'Another browser',
};

const SYSTEMS: Readonly<Record<SystemName, string>> = {
  android: 'Android',
  chromeos: 'a Chromebook',
  ios: 'an iPhone or iPad',
  linux: 'Linux',
  macos: 'a Mac',
  windows: 'Windows',
  other: 'another system',
};

export const sessionsText = {
  browser: ({ name, system }: Browser) => `${BROWSERS[name]} on ${SYSTEMS[system]}`,
  since: 'Since',
  isThis: 'This browser',
  onlyOne: 'You are signed in here only.',
  embedded: 'Your account lives in this browser, so you can be signed in here only.',
  end: 'Sign out there',
  /** The accessible name of the button, one of several. */
  endOf: (browser: string, since: string) => `Sign out of ${browser}, since ${since}`,
  ending: 'Signing out…',
  ended: 'That session has ended.',
  endOthers: 'Sign out everywhere else',
  endingOthers: 'Signing out…',
  othersEnded: 'You are signed in here only now.',
  unknown: 'A session that you do not know? End it, then change your password.',
} as const;
