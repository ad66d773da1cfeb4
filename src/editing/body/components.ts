import { z } from 'astro/zod';
import { CHART_NAMES } from '#editing/chart-names.ts';
import type { Project } from '#editing/project.ts';
import { text } from '#editing/schemas/fields.ts';
import { filmError } from './films.ts';
import { pictureError } from './pictures.ts';

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
    Chart: z.strictObject({ of: z.enum(CHART_NAMES) }),
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

const FOLDER = 'src/market/recorded/';

/** Tickers of the coins whose prices are recorded: BTC, ETH and so on. */
const coinsRecorded = (project: Project): readonly string[] =>
  project
    .list(FOLDER)
    .filter((name) => name.endsWith('.csv'))
    .map((name) => name.slice(0, -'.csv'.length));

interface Range {
  readonly coin: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Why a chart cannot show a range of days, and which end of it is wrong; null if it can. */
function spanError(project: Project, { coin, from, to }: Range): { path: string[]; message: string } | null {
  const { first, last } = recordedSpan(project, coin);
  const recorded = `the prices of ${coin} are recorded from ${first} to ${last}`;
  const outside = (day: string | undefined) => day !== undefined && (day < first || day > last);
  if (outside(from)) return { path: ['from'], message: `is not recorded: ${recorded}.` };
  if (outside(to)) return { path: ['to'], message: `is not recorded: ${recorded}.` };
  if ((from ?? first) >= (to ?? last)) {
    return { path: ['from'], message: 'must be earlier than the last day of the chart.' };
  }
  return null;
}

/** A recording's second line is its oldest day, its last line the newest. */
function recordedSpan(project: Project, coin: string) {
  const lines = project.read(`${FOLDER}${coin}.csv`).toString('utf8').trimEnd().split('\n');
  const dayOf = (line = '') => line.slice(0, line.indexOf(','));
  return { first: dayOf(lines[1]), last: dayOf(lines.at(-1)) };
}
