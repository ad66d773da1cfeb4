import type { SearchablePost } from '#search/pack-parts.ts';
import type { ListedPost } from '#search/part.ts';

/** A post of the index, of which the test says what matters to it. */
export const listed = (post: Partial<ListedPost>): ListedPost => ({
  title: 'Untitled',
  date: '2022-08-24',
  tags: [],
  teaser: '',
  ...post,
});

/** A post as the site has it, and its body. */
export const searchable = ({ body = '', ...post }: Partial<SearchablePost> & { body?: string }) => ({
  slug: 'untitled',
  ...listed(post),
  ...post,
  readBody: async () => body,
});
