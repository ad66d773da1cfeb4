import { del } from '#i18n/italian-articles.ts';
import type { BrowserName, SystemName } from '#domain/accounts/browser.ts';
import type { Words } from '#i18n/words.ts';
import type * as english from '#islands/profile/sessions/text.ts';

const BROWSERS: Readonly<Record<BrowserName, string>> = {
  chrome: 'Chrome',
  edge: 'Edge',
  firefox: 'Firefox',
  opera: 'Opera',
  safari: 'Safari',
  samsung: 'Samsung Internet',
  other: 'Un altro browser',
};

const SYSTEMS: Readonly<Record<SystemName, string>> = {
  android: 'Android',
  chromeos: 'un Chromebook',
  ios: 'un iPhone o iPad',
  linux: 'Linux',
  macos: 'un Mac',
  windows: 'Windows',
  other: 'un altro sistema',
};

export const sessionsText: Words<typeof english.sessionsText> = {
  browser: ({ name, system }) => `${BROWSERS[name]} su ${SYSTEMS[system]}`,
  since: 'Accesso:',
  isThis: 'Questo browser',
  onlyOne: 'Hai fatto l’accesso solo qui.',
  embedded: 'Il tuo account è in questo browser, quindi puoi accedere solo qui.',
  end: 'Chiudi la sessione',
  endOf: (browser, since) => `Chiudi la sessione: ${browser}, accesso ${del(since)}`,
  ending: 'Chiusura in corso…',
  ended: 'Quella sessione è stata chiusa.',
  endOthers: 'Chiudi tutte le altre sessioni',
  endingOthers: 'Chiusura in corso…',
  othersEnded: 'Ora l’unica sessione aperta è questa.',
  unknown: 'C’è una sessione che non riconosci? Chiudila, poi cambia la password.',
};
