import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { COLLECTIONS } from './editing/collections.ts';
import { contentFolder, mistakeLoader } from './editing/loader.ts';
import { type Dated, publicationOf } from './editing/publication.ts';

const isPublished = (post: Dated) => publicationOf(post, new Date()) === 'published';

// Each collection is the folder of its name in `src/content/`. Only `src/data/` reads them.
export const collections = {
  claims: defineCollection({ loader: contentFolder('claims'), schema: COLLECTIONS.claims.schema }),
  coins: defineCollection({ loader: contentFolder('coins'), schema: COLLECTIONS.coins.schema }),
  countries: defineCollection({
    loader: contentFolder('countries'),
    schema: COLLECTIONS.countries.schema,
  }),
  // Only this decides which posts are visible. A build does not load what it does not publish, so it ships no picture
  // or film of a draft.
  news: defineCollection({
    loader: contentFolder<Dated>('news', isPublished),
    schema: COLLECTIONS.news.schema,
  }),
  packages: defineCollection({ loader: contentFolder('packages'), schema: COLLECTIONS.packages.schema }),
  pages: defineCollection({ loader: contentFolder('pages'), schema: COLLECTIONS.pages.schema }),
  plans: defineCollection({ loader: contentFolder('plans'), schema: COLLECTIONS.plans.schema }),
  roadmap: defineCollection({ loader: contentFolder('roadmap'), schema: COLLECTIONS.roadmap.schema }),
  site: defineCollection({ loader: contentFolder('site'), schema: COLLECTIONS.site.schema }),
  'start-steps': defineCollection({
    loader: contentFolder('start-steps'),
    schema: COLLECTIONS['start-steps'].schema,
  }),
  testimonials: defineCollection({
    loader: contentFolder('testimonials'),
    schema: COLLECTIONS.testimonials.schema,
  }),
  wallets: defineCollection({ loader: contentFolder('wallets'), schema: COLLECTIONS.wallets.schema }),
  'warning-signs': defineCollection({
    loader: contentFolder('warning-signs'),
    schema: COLLECTIONS['warning-signs'].schema,
  }),
  // What the check has found. A build has none: it stops.
  mistakes: defineCollection({
    loader: mistakeLoader,
    schema: z.object({
      list: z.array(z.object({ file: z.string(), line: z.number(), field: z.string(), message: z.string() })),
    }),
  }),
};
