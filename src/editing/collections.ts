import type { PictureUse } from './body/pictures.ts';
import type { ContentSchema } from './check-entry.ts';
import type { ContentKind } from './entry-files.ts';
import { coinSchema } from './schemas/coins.ts';
import { newsSchema } from './schemas/news.ts';
import { countrySchema, warningSignSchema } from './schemas/offers.ts';
import { claimSchema, packageSchema, planSchema, roadmapSchema } from './schemas/programme.ts';
import { pageSchema, siteSchema, startStepSchema, walletSchema } from './schemas/site.ts';
import { testimonialSchema } from './schemas/testimonials.ts';
import { PACKAGE_IDS } from '#domain/deposits/package.ts';
import { COIN_IDS } from '#domain/money/coin.ts';
import { SIGN_IDS } from '#domain/offer/signs.ts';

export interface Collection {
  readonly kind: ContentKind;
  readonly schema: ContentSchema;
  /** What the pictures are for that fields name. */
  readonly picture?: PictureUse;
  /** The site shows these files and no others. */
  readonly files?: readonly string[];
  /** Whether something in it is to be translated. */
  readonly hasWords?: false;
  /** The site needs one file for each of these ids. */
  readonly ids?: readonly string[];
}

/** Each collection is the folder of its name in `src/content/`. */
export const COLLECTIONS = {
  claims: { kind: 'data', schema: claimSchema },
  coins: { kind: 'data', schema: coinSchema, picture: 'icon', ids: COIN_IDS, hasWords: false },
  countries: { kind: 'data', schema: countrySchema },
  news: { kind: 'text', schema: newsSchema, picture: 'lead' },
  packages: { kind: 'data', schema: packageSchema, ids: PACKAGE_IDS },
  pages: {
    kind: 'text',
    schema: pageSchema,
    files: ['check', 'check-paid', 'ledger', 'maths', 'maths-published', 'meaning', 'terms'],
  },
  plans: { kind: 'data', schema: planSchema },
  roadmap: { kind: 'data', schema: roadmapSchema },
  site: { kind: 'data', schema: siteSchema, files: ['settings'] },
  'start-steps': { kind: 'data', schema: startStepSchema },
  testimonials: { kind: 'data', schema: testimonialSchema },
  wallets: { kind: 'data', schema: walletSchema },
  'warning-signs': { kind: 'data', schema: warningSignSchema, ids: SIGN_IDS },
} as const satisfies Readonly<Record<string, Collection>>;

export type CollectionName = keyof typeof COLLECTIONS;

/** The collections with all that may be said of one. */
export const collectionList = Object.entries(COLLECTIONS) as readonly [CollectionName, Collection][];

/** The path of the page that shows an entry: the landing, if it is neither a post nor a text with a page of its own. */
export function pageOf(collection: CollectionName, id: string): string {
  if (collection === 'news') return `/news/${id}/`;
  if (collection === 'countries' || collection === 'warning-signs') return '/check/';
  if (collection !== 'pages' || id === 'meaning') return '/';
  if (id.startsWith('check')) return '/check/';
  return id === 'terms' || id === 'ledger' ? `/${id}/` : '/maths/';
}

/** @param file path from the root of the project. What belongs to no collection is said on the landing. */
export function pageOfFile(file: string): string {
  const [, collection, id = ''] = /^src\/content\/([^/]+)\/([^/]*?)(?:\.[a-z]+)?$/i.exec(file) ?? [];
  const known = collectionList.find(([name]) => name === collection);
  return known ? pageOf(known[0], id) : '/';
}
