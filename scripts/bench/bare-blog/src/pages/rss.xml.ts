import { getCollection } from 'astro:content';
import rss from '@astrojs/rss';
import type { APIContext } from 'astro';

export async function GET({ url, site = url }: APIContext): Promise<Response> {
  const posts = await getCollection('news');
  return rss({
    title: 'Blog',
    description: 'A blog',
    site,
    items: posts.map(({ id, data }) => ({
      title: data.title,
      description: data.teaser,
      pubDate: new Date(data.date),
      link: `/news/${id}/`,
    })),
  });
}
