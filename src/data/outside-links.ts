import { isUnset } from '#editing/web-address.ts';

/** The settings, each a whole web address. One under `.example` is not set yet. */
export type LinkSettings = Readonly<
  Record<'academy' | 'reviews' | 'messagingChannel' | 'repository', string>
>;

/** Where the site's links to elsewhere lead. Null until one is set: no visitor is sent to a reserved address. */
export type OutsideLinks = Readonly<Record<keyof LinkSettings, string | null>>;

const setOrNull = (url: string): string | null => (isUnset(url) ? null : url);

export const outsideLinks = (settings: LinkSettings): OutsideLinks => ({
  academy: setOrNull(settings.academy),
  reviews: setOrNull(settings.reviews),
  messagingChannel: setOrNull(settings.messagingChannel),
  repository: setOrNull(settings.repository),
});

/** Where a post about another's announcement leads. */
export interface PostSource {
  readonly url: string;
  /** Whether that is the announcement, or what stands in for it until its address is known. */
  readonly isOriginal: boolean;
}

export function sourceOf(source: string): PostSource {
  const original = setOrNull(source);
  return { url: original ?? '/maths/', isOriginal: original !== null };
}
