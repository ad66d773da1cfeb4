import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { render } from 'astro:content';
import { listPosts } from '#bench/bare-blog/src/posts.ts';

export async function GET({ url, site = url }: APIContext): Promise<Response> {
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const posts = (await listPosts()).slice(0, 50);
  const items = posts.map(async (post) => {
    const { Content } = await render(post);
    const { title, teaser, date } = post.data;
    return {
      title,
      description: teaser,
      pubDate: new Date(date),
      link: `/news/${post.id}/`,
      content: await container.renderToString(Content),
    };
  });
  return rss({ title: 'Blog', description: 'A blog', site, items: await Promise.all(items) });
}
