import type { APIContext } from 'astro';
import { readSite, readTagNames } from '#data/site.ts';
import { address, LANGUAGE } from '#i18n/language.ts';
import { newsText } from '#i18n/public.ts';
import { listFeedItems } from './news/_feed-items.ts';

/** JSON Feed 1.1 (https://www.jsonfeed.org/version/1.1/). */
export async function GET({ url, site = url }: APIContext): Promise<Response> {
  const [{ name }, nameOf, items] = await Promise.all([readSite(), readTagNames(), listFeedItems(site)]);
  return Response.json({
    version: 'https://jsonfeed.org/version/1.1',
    title: `${name}: ${newsText.title}`,
    description: newsText.description,
    home_page_url: new URL(address('/news/'), site).href,
    feed_url: new URL(address('/feed.json'), site).href,
    language: LANGUAGE,
    items: items.map(({ post, url, picture, html }) => ({
      id: url,
      url,
      ...(post.source?.isOriginal && { external_url: post.source.url }),
      title: post.title,
      summary: post.teaser,
      image: picture,
      date_published: `${post.date}T00:00:00Z`,
      ...(post.updated && { date_modified: `${post.updated}T00:00:00Z` }),
      authors: [{ name: post.author ?? newsText.editors(name) }],
      tags: post.tags.map(nameOf),
      content_html: html,
    })),
  });
}
