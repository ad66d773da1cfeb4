import { z } from 'astro/zod';
import { calendarDate, type SchemaContext, slug, text, webAddress } from './fields.ts';

export const newsSchema = ({ image }: SchemaContext) =>
  z.strictObject({
    title: text,
    date: calendarDate,
    author: text,
    /** One or two sentences, shown in lists and feeds. */
    teaser: text.max(280),
    image: image(),
    imageAlt: text,
    /** The announcement that the post reports on. */
    source: webAddress,
    tags: z.array(slug).min(1),
    /** A draft is shown by `astro dev` and left out of every build. */
    draft: z.boolean().default(false),
  });
