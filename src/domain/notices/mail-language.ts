import { SOURCE_LANGUAGE } from '#domain/languages.ts';

/** The languages of the mails. */
export const MAIL_LANGUAGES = ['it', 'en'] as const;
export type MailLanguage = (typeof MAIL_LANGUAGES)[number];

/** A reader who has none of these languages gets the mails, like the pages, in the source language. */
export const DEFAULT_MAIL_LANGUAGE: MailLanguage = SOURCE_LANGUAGE;

/** @param tag BCP 47, as `<html lang>` has it; its region does not count. @returns null: there are no mails in it */
export const mailLanguageOf = (tag: string): MailLanguage | null =>
  MAIL_LANGUAGES.find((language) => language === tag.split('-')[0]) ?? null;

/** The first of these languages that has mails, or else the default. */
export const firstMailLanguage = (tags: readonly string[]): MailLanguage =>
  tags.map(mailLanguageOf).find((language) => language !== null) ?? DEFAULT_MAIL_LANGUAGE;
