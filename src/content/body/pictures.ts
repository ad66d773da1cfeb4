import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';

/** The formats that the build can resize. */
const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

const FOREIGN = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Why a picture cannot be shown, as the rest of a sentence, or null. A picture lies next to its text: there the build
 * measures and resizes it.
 *
 * @param folder of the text, from the root of the project, with a slash at the end
 */
export function pictureError(folder: string, url: string): string | null {
  if (FOREIGN.test(url)) {
    return `is on another site. Save the picture in ${folder} and name it like ./picture.webp.`;
  }
  if (!/^\.\.?\//.test(url)) {
    return `must begin with ./ and lie beside the text: put the picture in ${folder} and name it like ./picture.webp.`;
  }
  if (!PICTURE.test(url)) {
    return 'is no picture: use a file that ends with .webp, .avif, .jpg, .png, .gif or .svg.';
  }
  const path = join(folder, decoded(url));
  return existsSync(path) ? null : `names no file: put the picture at ${path}, or correct the name.`;
}

/** Markdown writes a space in a URL as %20. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** A picture in a field. */
export const picture = (folder: string) =>
  z.string().superRefine((url, context) => {
    const message = pictureError(folder, url);
    if (message) context.addIssue({ code: 'custom', message });
  });
