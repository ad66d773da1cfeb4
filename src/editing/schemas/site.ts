import { z } from 'astro/zod';
import { link, order, paragraphs, pastDate, slug, summary, text, title, webUrl } from './fields.ts';

export const siteSchema = z.strictObject({
  name: text,
  /** For search engines and link previews. */
  description: summary.max(200),
  foundationYear: z.int().min(2000),
  /** The language of mails to readers whose own languages have no mails. */
  mailLanguage: z.enum(['it', 'en']).default('it'),
  /** Where to report a security fault. The default is the private reporting of a repository on GitHub. */
  securityContact: z
    .string()
    .regex(/^(https:\/\/|mailto:)[^\s]+$/, 'must begin with https:// or mailto:, without spaces.')
    .optional(),
  /** What readers see of a tag, where it is not the tag itself: `accounts: account`. */
  tagNames: z.record(slug, text).default({}),
  /** Links to other sites. A URL under `.example` is a sample until the real one is known. */
  links: z.strictObject({
    academy: webUrl,
    reviews: webUrl,
    messagingChannel: webUrl,
    repository: webUrl,
  }),
});

export const walletSchema = z.strictObject({
  order,
  name: text,
  what: text,
  website: webUrl,
  /** How to switch to a test network, step by step. */
  switchToTestNetwork: paragraphs,
});

export const startStepSchema = z.strictObject({
  order,
  title: text,
  text: paragraphs,
  links: z.array(link).default([]),
});

/** Long texts. The body is MDX. */
export const pageSchema = z.strictObject({
  title,
  description: summary.max(200),
  /** The day of the last change. */
  updated: pastDate.optional(),
});
