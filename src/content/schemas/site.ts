import { z } from 'astro/zod';
import { link, order, paragraphs, text, webAddress } from './fields.ts';

export const siteSchema = z.strictObject({
  name: text,
  /** For search engines and link previews. */
  description: text.max(200),
  foundationYear: z.int().min(2000),
  /** Language of the mails that the site sends. */
  mailLanguage: z.enum(['it', 'en']).default('it'),
  /** Where to report a fault of security. Without it, a repository on GitHub has its own place for that. */
  securityContact: z
    .string()
    .regex(/^(https:\/\/|mailto:)[^\s]+$/, 'must begin with https:// or mailto:, without spaces.')
    .optional(),
  /** Places outside the site. An address under `.example` is a sample that stands until the real one is known. */
  links: z.strictObject({
    academy: webAddress,
    reviews: webAddress,
    messagingChannel: webAddress,
    repository: webAddress,
  }),
});

export const walletSchema = z.strictObject({
  order,
  name: text,
  what: text,
  website: webAddress,
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
  title: text,
  description: text.max(200),
});
