import type { Cents } from '#domain/money/cents.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import { type Language, LANGUAGES, prefixOf } from '#domain/languages.ts';
import { withMinus } from '#i18n/number-format.ts';
import { usdDecimal } from '#i18n/usd-decimal.ts';
import type { Words } from '#i18n/words.ts';
import * as en from './en.ts';
import * as it from './it.ts';

/** The site in one of its languages: what its screens say, and where they are. */
export interface Site extends Words<typeof en> {
  /** The address of a page: `/maths/`, or `/it/maths/`. */
  readonly at: (page: string) => string;
  /** @param amount in cents */
  readonly usd: (amount: number) => string;
  /** The status of a withdrawal that an operator has decided to pay. */
  readonly beingPaid: string;
}

function site(language: Language, words: Words<typeof en>): Site {
  const { locale } = LANGUAGES[language];
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
  });
  return {
    ...words,
    at: (page) => prefixOf(language) + page,
    usd: (amount) => withMinus(format.format(usdDecimal(amount as Cents))),
    beingPaid: words.withdrawalStatus({ status: 'paid', payout: null } as Withdrawal),
  };
}

export const ENGLISH = site('en', en);

/** Only a build puts a translation in for what its modules import of others: ask each for its own words alone. */
export const ITALIAN = site('it', it);

/** What the programme says once a level is active, up to what its price was. */
export function activated(level: string, { programmeText }: Site): string {
  const sentence = programmeText.activated(level, '', '');
  return sentence.slice(0, sentence.indexOf('.') + 1);
}

/** The button that leads to the activation of a level of S8. */
export const nextLevel = (level: number, { levelText }: Site): RegExp =>
  new RegExp(`^${levelText.levelOf('S8')}${level} .*${levelText.activate}$`);
