import { getImage } from 'astro:assets';
import type { NewsPost } from '../../data/news.ts';
import { POST_PICTURE } from './picture.ts';

/** Address of a post's picture for feeds: the largest that its page has, so that no other is made. */
export async function previewPicture({ image }: NewsPost): Promise<string> {
  const { src } = await getImage({ src: image, width: 960, ...POST_PICTURE });
  return src;
}
