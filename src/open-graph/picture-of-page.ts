import type { Card } from './card.ts';

/** Notes that a page needs a card, and tells the address at which its picture will be. */
export type CardDesk = (page: string, card: Card) => string;

declare global {
  /** Pages are bundled apart from the integration that draws their cards: they meet here, as Astro's pictures do. */
  var openGraphDesk: CardDesk | undefined;
}

/**
 * Address, from the site's root, of the picture that stands for a page where it is shared.
 *
 * @param page path of the page
 */
export function pictureOfPage(page: string, card: Card): string {
  if (!globalThis.openGraphDesk)
    throw new Error('Add the integration openGraph() to astro.config.mjs: it draws the cards.');
  return globalThis.openGraphDesk(page, card);
}
