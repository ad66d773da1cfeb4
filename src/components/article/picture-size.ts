import type { ImageMetadata } from 'astro';

/**
 * A picture's size. Astro ships the original of every picture whose metadata are read, except from this copy of
 * them.
 */
export const sizeOf = (image: ImageMetadata & { readonly clone?: ImageMetadata }): ImageMetadata =>
  image.clone ?? image;
