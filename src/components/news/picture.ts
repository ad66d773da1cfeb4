import { getImage } from 'astro:assets';
import { sizeOf } from '#components/article/picture-size.ts';
import type { NewsPost } from '#data/news.ts';
import { ON_WHITE } from '#editing/picture-in-text.ts';

/**
 * Format of posts' pictures. WebP, because AVIF of the same size looks no better on mosaics and takes thirty times as
 * long, seconds per picture.
 */
const POST_PICTURE = { format: 'webp', quality: 35, background: ON_WHITE } as const;

export const CARD_PICTURE = { ...POST_PICTURE, width: 768, widths: [384, 768], sizes: '24rem' };

/** A phone shows many small ones: it is told a smaller size, of which one with three dots to a pixel makes enough. */
export const ROW_PICTURE = { ...CARD_PICTURE, sizes: '(20rem <= width < 48rem) 8rem, 24rem' };

/** For a picture that is in sight at first. */
export const LARGE_PICTURE = {
  ...POST_PICTURE,
  width: 960,
  widths: [480, 680, 960],
  sizes: '(width < 48rem) calc(100vw - 2rem), 47rem',
  priority: true,
};

/** URL of a post's picture for feeds: the largest that its page has, so that no other is made. */
export async function previewPicture({ image }: NewsPost): Promise<string> {
  const { src } = await getImage({ src: image, width: 960, ...POST_PICTURE });
  return src;
}

/** The picture of links to the page. */
export interface SharedPicture {
  /** Absolute URL, or a path from the site's root. */
  src: string;
  width: number;
  height: number;
  /** Alternative text. */
  alt: string;
}

/** The size that social networks expect. */
const SHARED = { width: 1200, height: 630 };

/**
 * A post's picture for links to it. JPEG, because not every network shows WebP; smaller pictures are not enlarged.
 */
export async function sharedPicture({ image, imageAlt }: NewsPost): Promise<SharedPicture> {
  const original = sizeOf(image);
  const scale = Math.min(1, original.width / SHARED.width, original.height / SHARED.height);
  const width = Math.round(SHARED.width * scale);
  const height = Math.round(SHARED.height * scale);
  const { src } = await getImage({
    src: image,
    width,
    height,
    fit: 'cover',
    format: 'jpeg',
    quality: 50,
    background: ON_WHITE,
  });
  return { src, width, height, alt: imageAlt };
}
