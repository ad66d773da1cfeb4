import { defineCollection } from 'astro:content';
import { contentFolder } from './content/loader.ts';
import { coinSchema } from './content/schemas/coins.ts';
import { newsSchema } from './content/schemas/news.ts';
import { claimSchema, packageSchema, planSchema, roadmapSchema } from './content/schemas/programme.ts';
import { pageSchema, siteSchema, startStepSchema, walletSchema } from './content/schemas/site.ts';
import { testimonialSchema } from './content/schemas/testimonials.ts';

// Each collection is the folder of its name in `src/content/`. Nothing but `src/data/` reads them.
export const collections = {
  claims: defineCollection({ loader: contentFolder('.yaml', claimSchema), schema: claimSchema }),
  coins: defineCollection({ loader: contentFolder('.yaml', coinSchema), schema: coinSchema }),
  news: defineCollection({ loader: contentFolder('.mdx', newsSchema), schema: newsSchema }),
  packages: defineCollection({ loader: contentFolder('.yaml', packageSchema), schema: packageSchema }),
  pages: defineCollection({ loader: contentFolder('.mdx', pageSchema), schema: pageSchema }),
  plans: defineCollection({ loader: contentFolder('.yaml', planSchema), schema: planSchema }),
  roadmap: defineCollection({ loader: contentFolder('.yaml', roadmapSchema), schema: roadmapSchema }),
  site: defineCollection({ loader: contentFolder('.yaml', siteSchema), schema: siteSchema }),
  'start-steps': defineCollection({
    loader: contentFolder('.yaml', startStepSchema),
    schema: startStepSchema,
  }),
  testimonials: defineCollection({
    loader: contentFolder('.yaml', testimonialSchema),
    schema: testimonialSchema,
  }),
  wallets: defineCollection({ loader: contentFolder('.yaml', walletSchema), schema: walletSchema }),
};
