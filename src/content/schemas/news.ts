import { z } from 'astro/zod';
import { calendarDate, type SchemaContext, slug, text, webUrl } from './fields.ts';

export const newsSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    title: text,
    date: calendarDate,
    author: text,
    /** One or two sentences, shown in lists and feeds. */
    teaser: text.max(280),
    image: image(),
    imageAlt: text,
    /** The announcement that the post reports on, if any. */
    source: webUrl.optional(),
    tags: z
      .array(slug)
      .min(1)
      .refine((tags) => new Set(tags).size === tags.length, { error: 'has a tag twice. Keep one.' }),
    /** Only `astro dev` shows drafts and posts whose date is still to come. */
    draft: z.boolean().default(false),
  });
