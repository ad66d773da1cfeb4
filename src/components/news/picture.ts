import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { SharedPicture } from '#components/OpenGraph.astro';
import type { NewsPost } from '#data/news.ts';

/**
 * How the pictures of posts are made, on cards and on their own pages: a size that both show is then made once. WebP, because
 * AVIF of the same bytes looks no better on mosaics and takes thirty times as long, seconds a picture.
 */
export const POST_PICTURE = { format: 'webp', quality: 35 } as const;

/** Address of a post's picture for feeds: the largest that its page has, so that no other is made. */
export async function previewPicture({ image }: NewsPost): Promise<string> {
  const { src } = await getImage({ src: image, width: 960, ...POST_PICTURE });
  return src;
}

/** As the networks ask for it. */
const SHARED = { width: 1200, height: 630 };

/** A post's picture where its address is shared. JPEG, since not every network shows WebP; a smaller one is not enlarged. */
export async function sharedPicture({ image, imageAlt }: NewsPost): Promise<SharedPicture> {
  const original = sizeOf(image);
  const scale = Math.min(1, original.width / SHARED.width, original.height / SHARED.height);
  const width = Math.round(SHARED.width * scale);
  const height = Math.round(SHARED.height * scale);
  const { src } = await getImage({ src: image, width, height, fit: 'cover', format: 'jpeg', quality: 50 });
  return { src, width, height, alt: imageAlt };
}

/** Astro ships the original of a picture that is read, unless it is read from the copy that it keeps for that. */
const sizeOf = (image: ImageMetadata & { readonly clone?: ImageMetadata }) => image.clone ?? image;
