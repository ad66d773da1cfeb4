import { getContainerRenderer } from '@astrojs/mdx/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { ARTICLE_COMPONENTS } from '#components/article/index.ts';
import { previewPicture } from '#components/news/picture.ts';
import { feedHtml } from '#components/news/feed-html.ts';
import { address } from '#i18n/language.ts';
import { latestNews, type NewsPost, renderPost } from '#data/news.ts';

/** A feed tells what is new. With all posts it would be megabytes, which each reader loads several times a day. */
const POSTS_IN_FEEDS = 50;

export interface FeedItem {
  readonly post: NewsPost;
  readonly url: string;
  readonly picture: string;
  /** The whole text, with absolute links and pictures, because a reader shows it anywhere. */
  readonly html: string;
}

let items: Promise<readonly FeedItem[]> | undefined;

/** The newest posts. A build's feeds share them; the development server rebuilds them for each. */
export function listFeedItems(site: URL): Promise<readonly FeedItem[]> {
  if (import.meta.env.DEV) return makeFeedItems(site);
  items ??= makeFeedItems(site);
  return items;
}

async function makeFeedItems(site: URL): Promise<readonly FeedItem[]> {
  const container = await AstroContainer.create({ renderers: await loadRenderers([getContainerRenderer()]) });
  const posts = await latestNews(POSTS_IN_FEEDS);
  return Promise.all(
    posts.map(async (post) => {
      const props = { components: ARTICLE_COMPONENTS };
      const html = await container.renderToString((await renderPost(post.slug)).Content, { props });
      const url = new URL(address(`/news/${post.slug}/`), site).href;
      return {
        post,
        url,
        picture: new URL(await previewPicture(post), site).href,
        html: feedHtml(html, url),
      };
    }),
  );
}
