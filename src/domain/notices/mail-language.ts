/** The languages of the mails, the site's first choice first. */
export const MAIL_LANGUAGES = ['it', 'en'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** @param tag BCP 47, as `<html lang>` has it; its region does not count. @returns null: there are no mails in it */
export const mailLanguageOf = (tag: string): MailLanguage | null =>
  MAIL_LANGUAGES.find((language) => language === tag.split('-')[0]) ?? null;
