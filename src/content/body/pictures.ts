import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';

/** What the build can read and make smaller. */
const PICTURE = /\.(avif|gif|jpe?g|png|svg|webp)$/i;

const FOREIGN = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/**
 * Why a picture cannot be shown, as the rest of a sentence, or null if it can. A picture lies beside the text that names
 * it: there the build measures it and makes it smaller.
 *
 * @param folder of the text, from the root of the project, with a slash at the end
 */
export function pictureProblem(folder: string, address: string): string | null {
  if (FOREIGN.test(address)) {
    return `is on another site. Save the picture in ${folder} and name it like ./picture.webp.`;
  }
  if (!/^\.\.?\//.test(address)) {
    return `must begin with ./ and lie beside the text: put the picture in ${folder} and name it like ./picture.webp.`;
  }
  if (!PICTURE.test(address)) {
    return 'is no picture: use a file that ends with .webp, .avif, .jpg, .png, .gif or .svg.';
  }
  const path = join(folder, decoded(address));
  return existsSync(path) ? null : `names no file: put the picture at ${path}, or correct the name.`;
}

/** In Markdown, a blank in an address is written %20. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

/** A picture that a field names. */
export const picture = (folder: string) =>
  z.string().superRefine((address, context) => {
    const message = pictureProblem(folder, address);
    if (message) context.addIssue({ code: 'custom', message });
  });
