/** A post's state of publication. `scheduled` is finished and waits for its day. */
export type Publication = 'draft' | 'scheduled' | 'published';

export type Dated = {
  /** `2022-08-24`. */
  readonly date: string;
  readonly draft?: boolean | undefined;
};

/** @param now gives the day in UTC, so that every machine builds the same site at the same time */
export function publicationOf({ date, draft }: Dated, now: Date): Publication {
  if (draft) return 'draft';
  return date > now.toISOString().slice(0, 10) ? 'scheduled' : 'published';
}
