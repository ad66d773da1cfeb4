import { readCollection } from './collections.ts';
import { byOrder } from './order.ts';

/** An office, and the page that says that it is the one to ask. */
export interface Office {
  readonly label: string;
  readonly url?: string | undefined;
  readonly phone?: string | undefined;
  readonly source: string;
  readonly read: string;
}

export interface Country {
  readonly id: string;
  readonly name: string;
  /** As in a sentence: `the United Kingdom`. */
  readonly inSentence: string;
  /** Regions of browsers' languages, `IT` of `it-IT`, that suggest this country. */
  readonly regions: readonly string[];
  readonly people: {
    readonly number: number;
    readonly year: number;
    readonly url: string;
    readonly read: string;
  };
  readonly lookUp: readonly Office[];
  readonly report: readonly Office[];
}

/** All that editors keep; the last one stands for every other country, and its people are those of the world. */
export async function listCountries(): Promise<readonly Country[]> {
  const entries = await readCollection('countries');
  return entries.sort(byOrder).map(({ id, data: { order: _, inSentence, ...country } }) => ({
    id,
    ...country,
    inSentence: inSentence ?? country.name,
  }));
}
