import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { readSite, readTagNames } from '#data/site.ts';
import { address, LANGUAGE } from '#i18n/language.ts';
import { newsText } from '#i18n/public.ts';
import { listFeedItems } from './news/_feed-items.ts';

export async function GET({ url, site = url }: APIContext): Promise<Response> {
  const [{ name }, nameOf, items] = await Promise.all([readSite(), readTagNames(), listFeedItems(site)]);
  return rss({
    title: `${name}: ${newsText.title}`,
    description: newsText.description,
    site: new URL(address('/'), site),
    xmlns: { atom: 'http://www.w3.org/2005/Atom', dc: 'http://purl.org/dc/elements/1.1/' },
    customData: `<language>${LANGUAGE}</language><atom:link href="${new URL(address('/rss.xml'), site)}" rel="self" type="application/rss+xml"/>`,
    items: items.map(({ post, url: link, html }) => ({
      title: post.title,
      link,
      pubDate: new Date(post.date),
      description: post.teaser,
      content: html,
      categories: post.tags.map(nameOf),
      customData: `<dc:creator>${escapeXml(post.author ?? newsText.editors(name))}</dc:creator>`,
    })),
  });
}

/** The feed includes `customData` unescaped. */
function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
