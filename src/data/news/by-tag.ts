export interface Tagged {
  readonly slug: string;
  readonly tags: readonly string[];
}

/** The posts of each tag, in the order in which they are given. */
export function groupByTag<Post extends Tagged>(
  posts: readonly Post[],
): ReadonlyMap<string, readonly Post[]> {
  const groups = new Map<string, Post[]>();
  for (const post of posts) {
    for (const tag of post.tags) {
      const group = groups.get(tag);
      if (group) group.push(post);
      else groups.set(tag, [post]);
    }
  }
  return groups;
}

/**
 * How many posts before and after a post, in each of its tags, are looked at. With a limit the work grows with the number
 * of posts, not with its square; and a new post changes the pages around it, not all pages of its tags.
 */
const NEARBY = 12;

/**
 * For each post (by its slug), others with the same tags and of about the same time: those that share more tags first,
 * and of these the newer first.
 *
 * @param posts newest first
 */
export function relatePosts<Post extends Tagged>(
  posts: readonly Post[],
  count: number,
): ReadonlyMap<string, readonly Post[]> {
  const nearby = new Map(posts.map((post) => [post, new Set<Post>()]));
  for (const group of groupByTag(posts).values()) {
    group.forEach((post, index) => {
      for (const other of group.slice(Math.max(0, index - NEARBY), index + NEARBY + 1)) {
        if (other !== post) nearby.get(post)?.add(other);
      }
    });
  }
  const place = new Map(posts.map((post, index) => [post, index]));
  const placeOf = (post: Post) => place.get(post) ?? Infinity;
  return new Map(
    posts.map((post) => {
      const shared = (other: Post) => other.tags.filter((tag) => post.tags.includes(tag)).length;
      const ranked = [...(nearby.get(post) ?? [])].sort(
        (left, right) => shared(right) - shared(left) || placeOf(left) - placeOf(right),
      );
      return [post.slug, ranked.slice(0, count)];
    }),
  );
}
