import { z } from 'astro/zod';
import { PACKAGE_IDS } from '#domain/deposits/package.ts';
import { advertisedPercent, link, order, paragraphs, text, wholeDollars } from './fields.ts';

export const packageSchema = z.strictObject({
  id: z.enum(PACKAGE_IDS),
  name: text,
  advertisedPercent,
  amountUsd: wholeDollars,
});

const matrix = z.strictObject({
  name: text,
  shape: text,
  /** Gross per cycle, relative to the level's price. */
  advertisedPercent,
  /** How many places of a full matrix send their price where. */
  places: z.strictObject({
    payOwner: z.int().positive(),
    passUp: z.int().nonnegative(),
    reenter: z.int().nonnegative(),
  }),
  /** What happens, place by place. */
  explanation: text,
});

export const planSchema = z.strictObject({
  order,
  name: text,
  status: z.enum(['available', 'coming-soon']),
  text: paragraphs,
  /** Each level costs twice the one before. */
  levels: z.strictObject({ count: z.int().positive(), firstPriceUsd: wholeDollars }).optional(),
  matrices: z.array(matrix).default([]),
});

export const roadmapSchema = z.strictObject({
  order,
  title: text,
  status: z.enum(['done', 'coming-soon']),
  text,
});

export const claimSchema = z.strictObject({
  order,
  title: text,
  /** The programme's claim. */
  says: text,
  /** What the arithmetic says: computed here, or sourced. */
  arithmetic: text,
  sources: z.array(link).default([]),
});
