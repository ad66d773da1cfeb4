import { z } from 'astro/zod';
import type { Project } from '#editing/project.ts';
import { text } from '#editing/schemas/fields.ts';
import { filmError } from './films.ts';
import { pictureError } from './pictures.ts';
import { coinsRecorded, spanError } from './recorded-days.ts';

/** Looks up only valid calendar dates. */
const day = z.iso.date({ abort: true });

/** The schema of each component's attributes. */
export type Components = Readonly<Record<string, z.ZodObject>>;

/**
 * The components of `src/components/article/` and their attributes, as editors may use them.
 *
 * @param folder of the texts, from the root of the project, with a slash at the end
 */
export function componentsIn(project: Project, folder: string): Components {
  const picture = checked((url) => pictureError(project, folder, url));
  const film = (...extensions: string[]) => checked((url) => filmError(project, folder, url, extensions));
  return {
    Callout: z.strictObject({ kind: z.enum(['note', 'warning']).default('note') }),
    CoinChart: z
      .strictObject({
        coin: z.enum(coinsRecorded(project)),
        from: day.optional(),
        to: day.optional(),
      })
      .superRefine((range, context) => {
        const error = spanError(project, range);
        if (error) context.addIssue({ code: 'custom', ...error });
      }),
    Figure: z.strictObject({ src: picture, alt: text }),
    Video: z.strictObject({
      src: film('.mp4', '.webm'),
      poster: picture,
      captions: film('.vtt'),
      title: text,
    }),
    ...(folder.endsWith('/pages/') && OF_PAGES),
  };
}

const OF_PAGES: Components = {
  // For the terms: a passage for builds of one kind.
  When: z.strictObject({ build: z.enum(['local', 'firebase', 'app-check', 'live-prices']) }),
  // For the landing: paragraphs that a phone folds away under this title.
  FoldOnPhone: z.strictObject({ title: text }),
  // For the maths page: the engine fills them, so they have no attributes.
  CalibratedRun: z.strictObject({}),
  LevelTable: z.strictObject({}),
  PackageTable: z.strictObject({}),
  Walkthrough: z.strictObject({ matrix: z.enum(['S6', 'S8']) }),
};

/** A string that has no error; the error may have to be looked up in a file. */
export const checked = (errorOf: (value: string) => string | null | Promise<string | null>) =>
  z.string().superRefine(async (value, context) => {
    const message = await errorOf(value);
    if (message) context.addIssue({ code: 'custom', message });
  });
