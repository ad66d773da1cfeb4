import { readCollection } from './collections.ts';
import type { ImageMetadata } from 'astro';
import { byOrder } from './order.ts';

export interface Testimonial {
  readonly id: string;
  readonly name: string;
  readonly caption: string;
  readonly poster: ImageMetadata;
  /** Addresses on this site, of the same clip in different formats; none while there is only the poster. */
  readonly videos: readonly string[];
  /** WebVTT file on this site. */
  readonly captions: string | null;
  /** A sample is shown with a visible "Sample" label. */
  readonly origin:
    | { readonly kind: 'sample' }
    | { readonly kind: 'consent'; readonly date: string; readonly relationship: string };
}

export async function listTestimonials(): Promise<readonly Testimonial[]> {
  const entries = await readCollection('testimonials');
  return entries.sort(byOrder).map(({ id, data }) => ({
    id,
    name: data.name,
    caption: data.caption,
    poster: data.poster,
    videos: data.videos,
    captions: data.captions ?? null,
    origin: data.consent ? { kind: 'consent', ...data.consent } : { kind: 'sample' },
  }));
}
