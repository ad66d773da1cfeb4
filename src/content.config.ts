import { defineCollection } from 'astro:content';
import { contentFolder } from './content/loader.ts';
import { type Dated, publicationOf } from './content/publication.ts';
import { coinSchema } from './content/schemas/coins.ts';
import { newsSchema } from './content/schemas/news.ts';
import { claimSchema, packageSchema, planSchema, roadmapSchema } from './content/schemas/programme.ts';
import { pageSchema, siteSchema, startStepSchema, walletSchema } from './content/schemas/site.ts';
import { testimonialSchema } from './content/schemas/testimonials.ts';

// Each collection is the folder of its name in `src/content/`. Only `src/data/` reads them.
export const collections = {
  claims: defineCollection({ loader: contentFolder('data', claimSchema), schema: claimSchema }),
  coins: defineCollection({ loader: contentFolder('data', coinSchema), schema: coinSchema }),
  news: defineCollection({
    // Only this decides which posts are visible. A build does not load what it does not publish, so it ships no
    // picture or film of a draft.
    loader: contentFolder<Dated>(
      'text',
      newsSchema,
      (post) => publicationOf(post, new Date()) === 'published',
    ),
    schema: newsSchema,
  }),
  packages: defineCollection({ loader: contentFolder('data', packageSchema), schema: packageSchema }),
  pages: defineCollection({ loader: contentFolder('text', pageSchema), schema: pageSchema }),
  plans: defineCollection({ loader: contentFolder('data', planSchema), schema: planSchema }),
  roadmap: defineCollection({ loader: contentFolder('data', roadmapSchema), schema: roadmapSchema }),
  site: defineCollection({ loader: contentFolder('data', siteSchema), schema: siteSchema }),
  'start-steps': defineCollection({
    loader: contentFolder('data', startStepSchema),
    schema: startStepSchema,
  }),
  testimonials: defineCollection({
    loader: contentFolder('data', testimonialSchema),
    schema: testimonialSchema,
  }),
  wallets: defineCollection({ loader: contentFolder('data', walletSchema), schema: walletSchema }),
};
