import { getImage } from 'astro:assets';
import type { NewsPost } from '../../data/news.ts';

/** Address of a post's picture for link previews and feeds, which do not all know newer formats. */
export async function previewPicture({ image }: NewsPost): Promise<string> {
  const { src } = await getImage({ src: image, width: 1200, format: 'jpeg', quality: 80 });
  return src;
}
