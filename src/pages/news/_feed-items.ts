import mdxRenderer from '@astrojs/mdx/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { ARTICLE_COMPONENTS } from '../../components/article/index.ts';
import { previewPicture } from '../../components/news/preview.ts';
import { listNews, type NewsPost, newsBody } from '../../data/news.ts';

export interface FeedItem {
  readonly post: NewsPost;
  readonly url: string;
  readonly picture: string;
  /** The whole text. Its links and pictures are whole addresses, since a reader shows it anywhere. */
  readonly html: string;
}

export async function listFeedItems(site: URL): Promise<readonly FeedItem[]> {
  const container = await AstroContainer.create();
  container.addServerRenderer({ renderer: mdxRenderer });
  const posts = await listNews();
  return Promise.all(
    posts.map(async (post) => {
      const html = await container.renderToString(await newsBody(post.slug), {
        props: { components: ARTICLE_COMPONENTS },
      });
      return {
        post,
        url: new URL(`/news/${post.slug}/`, site).href,
        picture: new URL(await previewPicture(post), site).href,
        html: html.replaceAll(/(href|src|poster)="\//g, `$1="${site.origin}/`),
      };
    }),
  );
}
