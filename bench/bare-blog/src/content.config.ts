import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

const news = defineCollection({
  loader: glob({ base: './src/content/news', pattern: '*.{md,mdx}' }),
  schema: ({ image }) =>
    z.object({
      title: z.string(),
      date: z.coerce.date(),
      teaser: z.string(),
      image: image(),
      imageAlt: z.string(),
      tags: z.array(z.string()),
    }),
});

export const collections = { news };
