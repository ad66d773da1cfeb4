import { existsSync } from 'node:fs';
import type { SchemaContext } from 'astro:content';
import { z } from 'astro/zod';

export type { SchemaContext };

/** Text for people: never empty, trimmed. */
export const text = z.string().trim().min(1);

export const paragraphs = z.array(text).min(1);

/** A calendar date as written, `2022-08-24`, without a time zone. */
export const calendarDate = z.iso.date();

/** An absolute web URL. */
export const webUrl = z.url({ protocol: /^https?$/ });

/** The entry's position: 1 is first. */
export const order = z.int().positive();

export const wholeDollars = z.int().positive();

export const advertisedPercent = z.int().positive();

/** A slug, for URLs of the site: `open-source`. */
export const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const slug = z
  .string()
  .regex(SLUG, 'must be of small letters, digits and single hyphens, like open-source.');

export const link = z.strictObject({ label: text, url: webUrl });

/** A file of `public/`, by its path on the site. */
export function publicFile(...extensions: string[]) {
  return z
    .string()
    .refine((path) => path.startsWith('/') && extensions.some((extension) => path.endsWith(extension)), {
      error: `must start with / and end with ${extensions.join(' or ')}.`,
      abort: true,
    })
    .refine((path) => existsSync(`public${path}`), {
      error: ({ input }) => `names no file: put it at public${input}, or correct the name.`,
    });
}
