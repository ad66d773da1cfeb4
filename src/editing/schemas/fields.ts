import type { SchemaContext as AstroContext } from 'astro:content';
import { z } from 'astro/zod';
import { figureError } from '#editing/figure-names.ts';
import { webAddressError } from '#editing/web-address.ts';
import { slugOf } from '#search/slug.ts';

/** What a schema is given: by Astro `image` alone; by the check of the content also the kinds of files that it opens. */
export interface SchemaContext extends AstroContext {
  readonly publicFile?: (...extensions: string[]) => z.ZodType<string>;
}

const MARKUP =
  /\*\*|__|~~|\]\(|`|<\/?(?:a|b|br|em|i|p|span|strong|u)\b[^>]*>|&(?:[a-z]+|#\d+);|(?<![\w*])\*\p{L}[^*\n]*\*(?![\w*])/u;

/** A name in braces, other than that of the site. */
const BRACES = /\{(?!site\})\s*\w+\s*\}/;

/** Text that is shown as it is written: in lists, feeds and previews nothing is formatted. */
const plain = (field: z.ZodString) =>
  field
    .refine((value) => !MARKUP.test(value), {
      error: ({ input }) =>
        `is shown as it is written, and has ${MARKUP.exec(`${input}`)?.[0]}. Only the text below the fields can be formatted.`,
    })
    .refine((value) => !/^[“”„].*[“”]$/.test(value), {
      error: 'stands in curly quotes, which readers see. Write straight ones, or none.',
    });

/** Apostrophes as they are printed. In the text of a post Markdown curls them. */
const withApostrophes = (value: string) => value.replaceAll(/(?<=\p{L})'(?=\p{L})|(?<=s)'(?=\s)/gu, '’');

const words = plain(z.string().trim().min(1).overwrite(withApostrophes));

/** Text for people: never empty, trimmed. */
export const text = words.refine((value) => !BRACES.test(value), {
  error: ({ input }) =>
    `has ${BRACES.exec(`${input}`)?.[0]}, which is shown as it is written. The name of the site is {site}.`,
});

/** Text in which figures of the engine are named in braces. */
export const textWithFigures = words.superRefine((value, context) => {
  const message = figureError(value);
  if (message) context.addIssue({ code: 'custom', message });
});

export const paragraphs = z.array(text).min(1);

/** In characters. Search engines cut longer ones. */
export const LONGEST_TITLE = 70;

export const title = text.max(LONGEST_TITLE);

/** A summary for search engines, lists and feeds. */
export const summary = text.min(25).max(280);

/** A calendar date as written, `2022-08-24`, without a time zone. */
export const calendarDate = z.iso.date({ abort: true }).refine((date) => date >= '2000-01-01', {
  error: ({ input }) =>
    `is in the year ${Number(`${input}`.slice(0, 4))}. Write the year of our time, like 2026.`,
});

/** A day that is not to come. */
export const pastDate = calendarDate.refine((date) => date <= new Date().toISOString().slice(0, 10), {
  error: ({ input }) => `is still to come: ${input}. Write the day on which it was.`,
});

/** An absolute web URL, which readers can open. */
export const webUrl = z.url({ protocol: /^https?$/, abort: true }).superRefine((url, context) => {
  const message = webAddressError(url);
  if (message) context.addIssue({ code: 'custom', message });
});

/** The entry's position: 1 is first. */
export const order = z.int().positive();

export const wholeDollars = z.int().positive();

export const advertisedPercent = z.int().positive();

/** A slug, for URLs of the site: `open-source`. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slug = z.string().regex(SLUG, {
  error: ({ input }) => {
    const meant = slugOf(`${input}`);
    const remedy = meant === '' ? 'like open-source' : `write ${meant}`;
    return `must be of small letters, digits and single hyphens: ${remedy}, not ${JSON.stringify(input)}.`;
  },
});

export const link = z.strictObject({ label: text, url: webUrl });
