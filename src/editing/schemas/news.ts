import { z } from 'astro/zod';
import {
  calendarDate,
  order,
  pastDate,
  type SchemaContext,
  slug,
  summary,
  text,
  title,
  webUrl,
} from './fields.ts';
import { isNameOfFile } from '#editing/body/pictures.ts';
import { isPlaceholder, PLACEHOLDER } from '#editing/wording.ts';

/** An earlier path of a post. */
const formerPath = z
  .string()
  .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*\/$/, 'must be the old path with its slashes, like /news/old-name/.');

/** Roles of a program, which sign no text. */
const NO_NAME =
  /^(?:admin|administrator|author|editor|guest|me|n\/a|nobody|root|test|unknown|user|webmaster)$/i;

const authorName = text
  .max(60)
  .refine((name) => !NO_NAME.test(name), {
    error: ({ input }) =>
      `is no one’s name: “${input}”. Write who wrote the text, or leave the field out: then it is by the site’s editors.`,
  })
  .refine((name) => !name.includes('@'), { error: 'is an address. Write the name.' });

export const newsSchema = ({ image }: SchemaContext) =>
  z
    .strictObject({
      title,
      date: calendarDate,
      /** The day of the last change that readers should know of. */
      updated: pastDate.optional(),
      /** Among posts of one day: 1 is first. */
      order: order.optional(),
      /** Without one, a post is by the site's editors, whatever the site is called. */
      author: authorName.optional(),
      /** One or two sentences, shown in lists and feeds. */
      teaser: summary,
      image: image(),
      imageAlt: text,
      /** The announcement that the post reports on, if any. */
      source: webUrl.optional(),
      tags: z
        .array(slug.max(30))
        .min(1)
        .refine((tags) => new Set(tags).size === tags.length, { error: 'has a tag twice. Keep one.' }),
      /** Paths that lead here: of the post before it was renamed. */
      formerly: z.array(formerPath).default([]),
      /** Only `astro dev` shows drafts and posts whose date is still to come. */
      draft: z.boolean().default(false),
    })
    .refine(({ image: picture, imageAlt }) => !isNameOfFile(imageAlt, fileOf(picture)), {
      path: ['imageAlt'],
      error: 'does not say what the picture shows. Describe it for readers who cannot see it.',
    })
    .refine(({ date, updated }) => updated === undefined || updated >= date, {
      path: ['updated'],
      error: 'is before the day of the post. Write the day of the change, or leave the field out.',
    })
    .refine(({ draft, teaser }) => draft || !isPlaceholder(teaser), {
      path: ['teaser'],
      error: PLACEHOLDER,
    });

/** The check has a picture's path, Astro has what it made of it. */
const fileOf = (picture: unknown): string => (typeof picture === 'string' ? picture : '');
