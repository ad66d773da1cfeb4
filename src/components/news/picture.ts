/**
 * How the pictures of posts are made, on cards and on their own pages: a size that both show is then made once. WebP, because
 * AVIF of the same bytes looks no better on mosaics and takes thirty times as long, seconds a picture.
 */
export const POST_PICTURE = { format: 'webp', quality: 35 } as const;
