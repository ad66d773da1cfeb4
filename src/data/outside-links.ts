import { isUnset } from '#editing/unset-links.ts';
import { HELP_LINK } from '#domain/routes.ts';

/** The settings, each a whole web address. One under `.example` is not set yet. */
export type LinkSettings = Readonly<
  Record<'academy' | 'reviews' | 'messagingChannel' | 'repository', string>
>;

/** Where the site's links to elsewhere lead. */
export interface OutsideLinks extends Omit<LinkSettings, 'repository'> {
  /** Null until it is set: nothing on the site stands in for it. */
  readonly repository: string | null;
}

/** What the site itself has in the place of an outside page that is not known yet. */
const COUNTERPARTS = {
  academy: '/maths/',
  reviews: '/#testimonials',
  messagingChannel: HELP_LINK,
} as const;

/** An address of the settings, or null while it is not set. No visitor is sent to a reserved address. */
export const setOrNull = (url: string): string | null => (isUnset(url) ? null : url);

export const outsideLinks = (settings: LinkSettings): OutsideLinks => ({
  academy: setOrNull(settings.academy) ?? COUNTERPARTS.academy,
  reviews: setOrNull(settings.reviews) ?? COUNTERPARTS.reviews,
  messagingChannel: setOrNull(settings.messagingChannel) ?? COUNTERPARTS.messagingChannel,
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
  return { url: original ?? COUNTERPARTS.academy, isOriginal: original !== null };
}
