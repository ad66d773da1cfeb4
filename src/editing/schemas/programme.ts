import { z } from 'astro/zod';
import { PACKAGE_IDS } from '#domain/deposits/package.ts';
import { TESSERA } from '#domain/matrix/programmes.ts';
import { paymentsPerCycle } from '#domain/matrix/simulation/gross-percent.ts';
import { advertisedPercent, link, order, text, textWithFigures, wholeDollars } from './fields.ts';

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

const plan = z.strictObject({
  order,
  name: text,
  status: z.enum(['available', 'coming-soon']),
  text: z.array(textWithFigures).min(1),
  /** Each level costs twice the one before. */
  levels: z.strictObject({ count: z.int().positive(), firstPriceUsd: wholeDollars }).optional(),
  matrices: z.array(matrix).default([]),
});

/** What members read of a plan is what the engine does with their money. */
export const planSchema = plan.check(({ value: { levels, matrices }, issues }) => {
  const differ = (path: (string | number)[], input: number, wanted: number) => {
    if (input === wanted) return;
    const message = `must be ${wanted}, as in the engine that runs the matrices, not ${input}.`;
    issues.push({ code: 'custom', path, input, message });
  };
  if (levels) {
    differ(['levels', 'count'], levels.count, TESSERA.prices.length);
    differ(['levels', 'firstPriceUsd'], levels.firstPriceUsd, (TESSERA.prices[0] ?? 0) / 100);
  }
  for (const [index, { name, places, advertisedPercent: percent }] of matrices.entries()) {
    const engine = TESSERA.matrices.find((each) => each.name === name);
    if (engine === undefined) {
      const known = TESSERA.matrices.map((each) => each.name).join(' or ');
      const message = `must be ${known}, as in the engine that runs the matrices, not "${name}".`;
      issues.push({ code: 'custom', path: ['matrices', index, 'name'], input: name, message });
      continue;
    }
    const paying = paymentsPerCycle(engine);
    differ(['matrices', index, 'places', 'payOwner'], places.payOwner, paying);
    differ(['matrices', index, 'advertisedPercent'], percent, 100 * paying);
  }
});

export const roadmapSchema = z.strictObject({
  order,
  title: text,
  status: z.enum(['done', 'coming-soon']),
  text,
});

export const claimSchema = z.strictObject({
  order,
  /** The programme's claim: the front of a tile. */
  says: text,
  /** What the arithmetic says, in one sentence: the back. */
  inShort: text,
  /** The arithmetic itself: computed here, or sourced. */
  arithmetic: textWithFigures,
  sources: z.array(link).default([]),
});
