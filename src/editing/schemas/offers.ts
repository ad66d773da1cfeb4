import { z } from 'astro/zod';
import { SIGN_IDS } from '#domain/offer/signs.ts';
import { order, pastDate, text, webUrl } from './fields.ts';

/** Where a statement was read, and when. The build reminds editors after a year: see `reminders.ts`. */
const source = { url: webUrl, read: pastDate };

/** A warning sign, in an authority's own words. */
export const warningSignSchema = z.strictObject({
  id: z.enum(SIGN_IDS),
  order,
  sign: text,
  quote: text,
  /** The language of the quote, if it is not English, and then what it says in English. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional(),
  inEnglish: text.optional(),
  authority: text,
  ...source,
});

/** An office, with the page that says that it is the one to ask. */
const office = z.strictObject({
  label: text,
  url: webUrl.optional(),
  phone: text.optional(),
  source: webUrl,
  read: pastDate,
});

export const countrySchema = z.strictObject({
  order,
  name: text,
  /** As in a sentence: `the United Kingdom`. */
  inSentence: text.optional(),
  /** Languages of browsers, like `it-IT`, that suggest this country. */
  regions: z.array(z.string().regex(/^[A-Z]{2}$/)).default([]),
  people: z.strictObject({ number: z.int().positive(), year: z.int().min(2000), ...source }),
  lookUp: z.array(office).min(1),
  report: z.array(office).min(1),
});
