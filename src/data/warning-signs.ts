import { readCollection } from './collections.ts';
import type { SignId } from '#domain/offer/signs.ts';
import { SOURCE_LANGUAGE } from '#domain/languages.ts';
import { byOrder } from './order.ts';

export interface WarningSign {
  readonly id: SignId;
  readonly sign: string;
  /** In the authority's own words. */
  readonly quote: string;
  readonly language: string;
  readonly inEnglish?: string | undefined;
  readonly authority: string;
  readonly url: string;
  /** The day on which the quote was read: `2026-11-24`. */
  readonly read: string;
}

export async function listWarningSigns(): Promise<readonly WarningSign[]> {
  const entries = await readCollection('warning-signs');
  return entries
    .sort(byOrder)
    .map(({ data: { order: _, language = SOURCE_LANGUAGE, ...sign } }) => ({ ...sign, language }));
}
