import { z } from 'astro/zod';
import { calendarDate, order, type SchemaContext, slug, summary, text, title, webUrl } from './fields.ts';
import { isPlaceholder, PLACEHOLDER } from '#editing/placeholders.ts';

/** An earlier path of a post. */
const formerPath = z
  .string()
  .regex(/^\/[a-z0-9-]+(\/[a-z0-9-]+)*\/$/, 'must be the old path with its slashes, like /news/old-name/.');

export const newsSchema = ({ image }: SchemaContext) =>
  z
    .strictObject({
      title,
      date: calendarDate,
      /** Among posts of one day: 1 is first. */
      order: order.optional(),
      author: text.max(60),
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
    .refine(({ draft, teaser }) => draft || !isPlaceholder(teaser), {
      path: ['teaser'],
      error: PLACEHOLDER,
    });
