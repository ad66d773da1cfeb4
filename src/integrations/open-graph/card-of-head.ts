import type { Card } from '../../open-graph/card.ts';
import { decodeText } from '../links/read-page.ts';

/** What the head of a built page says about its picture, or null if the page has none. */
export function cardOfHead(html: string): { readonly address: string; readonly card: Card } | null {
  const contentOf = (property: string): string | null => {
    const tag = new RegExp(`<meta property="${property}" content=(?:"([^"]*)"|([^\\s>]+))`).exec(html);
    return tag ? decodeText(tag[1] ?? tag[2] ?? '') : null;
  };
  const address = contentOf('og:image');
  const title = contentOf('og:image:alt');
  const site = contentOf('og:site_name');
  return address === null || title === null || site === null ? null : { address, card: { title, site } };
}
