import { z } from 'astro/zod';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from '#content/schemas/fields.ts';
import { picture } from './pictures.ts';
import { COINS_RECORDED, spanError } from './recorded-days.ts';

/** Looks up only valid calendar dates. */
const day = z.iso.date({ abort: true });

/** The schema of each component's attributes. */
export type Components = Readonly<Record<string, z.ZodObject>>;

/**
 * The components of `src/components/article/` and their attributes, as editors may use them.
 *
 * @param folder of the texts, from the root of the project, with a slash at the end
 */
export function componentsIn(folder: string): Components {
  return {
    Callout: z.strictObject({ kind: z.enum(['note', 'warning']).default('note') }),
    CoinChart: z
      .strictObject({
        coin: z.enum(COINS_RECORDED),
        from: day.optional(),
        to: day.optional(),
      })
      .superRefine((range, context) => {
        const error = spanError(range);
        if (error) context.addIssue({ code: 'custom', ...error });
      }),
    Figure: z.strictObject({ src: picture(folder), alt: text }),
    Video: z.strictObject({
      src: ownFile(folder, '.mp4', '.webm'),
      poster: picture(folder),
      captions: ownFile(folder, '.vtt'),
      title: text,
    }),
    ...(folder.endsWith('/pages/') && OF_PAGES),
  };
}

const OF_PAGES: Components = {
  // For the terms: a passage for builds of one kind.
  When: z.strictObject({ build: z.enum(['local', 'firebase', 'app-check', 'live-prices']) }),
  // For the maths page: the engine fills them, so they have no attributes.
  CalibratedRun: z.strictObject({}),
  LevelTable: z.strictObject({}),
  PackageTable: z.strictObject({}),
  Walkthrough: z.strictObject({ matrix: z.enum(['S6', 'S8']) }),
};

/** A file next to the text (`./clip.mp4`), or a file of `public/` by its path on the site (`/videos/clip.mp4`). */
function ownFile(folder: string, ...extensions: string[]) {
  const placeOf = (url: string) => (url.startsWith('/') ? `public${url}` : join(folder, url));
  return z
    .string()
    .refine((url) => /^\.{0,2}\//.test(url) && extensions.some((each) => url.endsWith(each)), {
      error: `must begin with ./ or / and end with ${extensions.join(' or ')}.`,
      abort: true,
    })
    .refine((url) => existsSync(placeOf(url)), {
      error: ({ input }) => `names no file: put it at ${placeOf(`${input}`)}, or correct the name.`,
    });
}
