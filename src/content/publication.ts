/** Where a post stands on its way to readers. `scheduled` is finished and waits for its day. */
export type Publication = 'draft' | 'scheduled' | 'published';

export type Dated = {
  /** `2022-08-24`. */
  readonly date: string;
  readonly draft?: boolean | undefined;
};

/** @param now decides what day it is, as UTC has it: the same for everybody who builds the site at one moment */
export function publicationOf({ date, draft }: Dated, now: Date): Publication {
  if (draft) return 'draft';
  return date > now.toISOString().slice(0, 10) ? 'scheduled' : 'published';
}
