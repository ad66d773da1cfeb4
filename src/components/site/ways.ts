import type { OutsideLinks } from '#data/outside-links.ts';
import { HELP_LINK } from '#domain/routes.ts';
import { waysText } from '#i18n/public.ts';

/** A link: its words name what it leads to. */
export interface Way {
  readonly href: string;
  readonly label: string;
}

/** @param label of the academy */
export const academyWay = ({ academy }: OutsideLinks, label: string): Way =>
  wayTo(academy, label) ?? { href: '/maths/', label: waysText.maths };

const messagingWay = ({ messagingChannel }: OutsideLinks): Way =>
  wayTo(messagingChannel, waysText.messagingChannel) ?? { href: HELP_LINK, label: waysText.operators };

/** Nothing on the site stands in for reviews. */
export const reviewsWay = ({ reviews }: OutsideLinks): Way | null => wayTo(reviews, waysText.reviews);

/** In groups: to try, to read, to ask. */
export const footerWays = (links: OutsideLinks): readonly (readonly Way[])[] =>
  [
    [
      { href: '/#hts', label: waysText.howToStart },
      { href: '/check/', label: waysText.check },
      academyWay(links, waysText.academy),
    ],
    [
      { href: '/news/', label: waysText.news },
      { href: '/roadmap/', label: waysText.roadmap },
      { href: '/ledger/', label: waysText.ledger },
    ],
    [
      messagingWay(links),
      { href: '/teach/', label: waysText.teachers },
      { href: '/terms/', label: waysText.terms },
      wayTo(links.repository, waysText.repository),
    ],
  ].map((group) => group.filter((way) => way !== null));

const wayTo = (href: string | null, label: string): Way | null => (href === null ? null : { href, label });
