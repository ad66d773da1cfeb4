import { getCollection } from 'astro:content';

/** Newest first. */
export async function listPosts() {
  const posts = await getCollection('news');
  return posts.sort((left, right) => Number(new Date(right.data.date)) - Number(new Date(left.data.date)));
}
