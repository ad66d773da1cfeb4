/**
 * Puts notices into mails. The settler does so too, so nothing here needs a browser or a build.
 */
import { prefixOf } from '#domain/languages.ts';
import { mailKindOf } from '#domain/notices/mail-kinds.ts';
import type { MailLanguage } from '#domain/notices/mail-language.ts';
import { noticeLink } from '#domain/notices/notice-link.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { ROUTES } from '#domain/routes.ts';
import { numberFormat } from '#i18n/number-format.ts';
import { usdDecimal } from '#i18n/usd-decimal.ts';
import { ENGLISH_NOTICES } from './en.ts';
import { ITALIAN_NOTICES } from './it.ts';
import type { NoticeWords } from './letter.ts';

const WORDS: Readonly<Record<MailLanguage, NoticeWords>> = { it: ITALIAN_NOTICES, en: ENGLISH_NOTICES };

/** Where a member chooses their mails. */
const PREFERENCES_LINK = `${ROUTES.profile.path}#mails`;

/** A mail about one notice or several, in words. Its links are paths of the site. */
export interface NoticeLetter {
  readonly language: MailLanguage;
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  /** What happened, in a mail about several things. */
  readonly list: readonly string[];
  readonly link: { readonly text: string; readonly path: string };
  readonly closing: readonly string[];
  readonly preferences: { readonly text: string; readonly path: string };
}

interface Reader {
  readonly firstName: string;
  readonly language: MailLanguage;
}

/** @throws Error for a notice that is not mailed */
export function noticeLetter(notice: Notice, { firstName, language }: Reader, site: string): NoticeLetter {
  const words = WORDS[language];
  const kind = mailKindOf(notice.kind);
  const sentence = words.notices[notice.kind]?.({ amount: amountOf(notice, words), site });
  if (!sentence || !kind) throw new Error(`${notice.kind} is not mailed`);
  const { subject, opening, link, closing } = sentence;
  return {
    language,
    subject,
    greeting: words.greeting(firstName),
    paragraphs: [opening, ...(notice.note === null ? [] : [words.note(notice.note)])],
    list: [],
    link: { text: link, path: prefixOf(language) + noticeLink(notice) },
    closing: [...(closing ? [closing] : []), words.testCoins(site), words.why(kind)],
    preferences: { text: words.preferences, path: prefixOf(language) + PREFERENCES_LINK },
  };
}

/**
 * One mail in place of many.
 * @param subjects of the mails that it stands for, oldest first
 */
export function digestLetter(
  subjects: readonly string[],
  { firstName, language }: Reader,
  site: string,
): NoticeLetter {
  const words = WORDS[language];
  const { digest } = words;
  return {
    language,
    subject: digest.subject(subjects.length, site),
    greeting: words.greeting(firstName),
    paragraphs: [digest.opening(subjects.length)],
    list: subjects,
    link: { text: digest.link, path: `${prefixOf(language)}${ROUTES.home.path}#notices` },
    closing: [words.testCoins(site)],
    preferences: { text: words.preferences, path: prefixOf(language) + PREFERENCES_LINK },
  };
}

function amountOf({ amount }: Notice, { locale }: NoticeWords): string {
  if (amount === null) return '';
  return numberFormat(locale, { style: 'currency' })().format(usdDecimal(amount));
}

/** A letter as the two parts of a mail. @param origin of the site, without a slash at its end */
export function mailParts(letter: NoticeLetter, origin: string, site: string) {
  const { subject, greeting, paragraphs, list, link, closing, preferences } = letter;
  const [url, preferencesUrl] = [origin + link.path, origin + preferences.path];
  const text = [
    greeting,
    ...paragraphs,
    ...(list.length > 0 ? [list.map((each) => `- ${each}`).join('\n')] : []),
    `${link.text}:\n${url}`,
    ...closing,
    `${preferences.text}:\n${preferencesUrl}`,
    site,
  ].join('\n\n');
  return { subject, text: `${text}\n`, html: htmlOf(letter, url, preferencesUrl, site) };
}

/** Plain enough for every mail program: no picture, no script, nothing from elsewhere. */
function htmlOf(letter: NoticeLetter, url: string, preferencesUrl: string, site: string): string {
  const { language, subject, greeting, paragraphs, list, link, closing, preferences } = letter;
  const paragraph = (words: string) => `<p>${escaped(words)}</p>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f4eee1;color:#1d1b26;font:16px/1.5 sans-serif">',
    '<div style="max-width:36em;margin:0 auto;padding:24px;background:#fffdf6;border:1px solid #d9d0ba">',
    ...[greeting, ...paragraphs].map(paragraph),
    ...(list.length > 0 ? [`<ul>${list.map((each) => `<li>${escaped(each)}</li>`).join('')}</ul>`] : []),
    `<p><a href="${escaped(url)}" style="display:inline-block;padding:12px 20px;background:#203a9a;color:#fff;text-decoration:none">${escaped(link.text)}</a></p>`,
    ...closing.map(paragraph),
    `<p><a href="${escaped(preferencesUrl)}">${escaped(preferences.text)}</a></p>`,
    paragraph(site),
    '</div></body></html>',
  ].join('\n');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escaped = (words: string): string => words.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
