import { basename, extname, join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { Project } from '#editing/project.ts';

/** The formats that the build can resize. */
const PICTURE = /\.(avif|gif|jpe?g|png|webp)$/i;
const DRAWING = /\.svg$/i;

const HEIC =
  'is a photo as iPhones keep it (HEIC), which browsers do not show. Open it in Photos or Preview and export it as JPEG.';

/** Files that browsers do not show as pictures, and how to make one of them. */
const NO_PICTURE: readonly (readonly [RegExp, string])[] = [
  [/\.hei[cf]$/i, HEIC],
  [
    /\.(tiff?|bmp|psd|raw|dng|cr2|nef|ai|eps)$/i,
    'is of a kind that browsers do not show. Open it in a picture program and export it as .jpg or .png.',
  ],
  [/\.(mp4|webm|mov|avi|mkv)$/i, 'is a film. Write it as <Video>, see docs/editing.md.'],
  [
    /\.(pdf|docx?|xlsx?|pptx?)$/i,
    'is a document. Put it in public/files/ and link it like [the rules](/files/rules.pdf).',
  ],
];

/** A path as editors copy it from their own machine. */
export const ON_OWN_DISK = /^(?:[a-z]:[\\/]|file:|\\\\|~\/|\/(?:Users|home|Volumes)\/)/i;

const FOREIGN = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** What a picture is for: `icon` may be a drawing, `lead` is also the preview of links to a post. */
export type PictureUse = 'text' | 'icon' | 'lead';

/** The size of link previews: a lead picture is cut to it and not enlarged. */
export const LEAD_PICTURE = { width: 1200, height: 630 } as const;

/**
 * Why a picture cannot be shown, as the rest of a sentence, or null. A picture lies next to its text: there the build
 * measures and resizes it.
 *
 * @param folder of the text, from the root of the project, with a slash at the end
 */
export async function pictureError(
  project: Project,
  folder: string,
  url: string,
  use: PictureUse = 'text',
): Promise<string | null> {
  if (ON_OWN_DISK.test(url)) {
    return `is a file on your own machine. Copy the picture into ${folder} and name it like ./picture.webp.`;
  }
  if (/^data:/i.test(url)) {
    return `is pasted in as data. Save the picture in ${folder} and name it like ./picture.webp.`;
  }
  if (FOREIGN.test(url)) {
    return `is on another site. Save the picture in ${folder} and name it like ./picture.webp.`;
  }
  if (!/^\.\.?\//.test(url)) {
    return `must begin with ./ and lie beside the text: put the picture in ${folder} and name it like ./picture.webp.`;
  }
  if (DRAWING.test(url) && use !== 'icon') {
    return 'is an SVG drawing, which the site shows only as an icon of a coin. Save it as .png or .webp.';
  }
  const other = NO_PICTURE.find(([kind]) => kind.test(url));
  if (other) return other[1];
  if (!PICTURE.test(url) && !DRAWING.test(url)) {
    return 'is no picture: use a file that ends with .webp, .avif, .jpg, .png or .gif.';
  }
  const name = decoded(url);
  if (name === null) return 'has a % in its name, which a web address cannot have. Rename the file.';
  const path = join(folder, name);
  const missing = project.missing(path, `names no file: put the picture at ${path}, or correct the name.`);
  if (missing !== null || DRAWING.test(url)) return missing;
  const size = await measure(project, path);
  if (size === null) return IS_HEIC.test(project.read(path).toString('latin1', 4, 12)) ? HEIC : BROKEN;
  return use === 'lead' ? unfitToLead(size) : null;
}

/** Markdown writes a space in a URL as %20. */
function decoded(url: string): string | null {
  try {
    return decodeURI(url);
  } catch {
    return null;
  }
}

const NAME_OF_A_FILE =
  /\.(avif|gif|heic|jpe?g|png|svg|webp)$|^(?:img|dsc[fn]?|pxl|image|photo|picture|screenshot|screen shot|whatsapp image)[\s_\d.:-]*$/i;
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** Why a picture's description is none, as the rest of a sentence, or null. */
export function altError(alt: string | null | undefined, url: string): string | null {
  const words = alt?.trim() ?? '';
  if (words === '') return 'does not say what it shows. Write it between the square brackets.';
  return isNameOfFile(words, url)
    ? `is described as “${words}”, which does not say what it shows. Describe it for readers who cannot see it.`
    : null;
}

/** Whether a description is the name of its picture's file, or what cameras call their files. */
export function isNameOfFile(words: string, url: string): boolean {
  const name = basename(url, extname(url));
  return NAME_OF_A_FILE.test(words) || (/[_\d-]/.test(words) && letters(words) === letters(name));
}

type Size = Pick<Metadata, 'width' | 'height'>;

const BROKEN =
  'cannot be opened as a picture: it is empty, cut off, or of another kind than its name says. Save it again.';

/** How a photo of an iPhone begins, whatever its name says. */
const IS_HEIC = /^ftyp(?:he[iv]|mif1|msf1)/;

function unfitToLead({ width, height }: Size): string | null {
  if (height > width) {
    return `is upright, ${width} × ${height} pixels. Lists and link previews need it wide: cut it to ${LEAD_PICTURE.width} × ${LEAD_PICTURE.height}.`;
  }
  if (width < LEAD_PICTURE.width || height < LEAD_PICTURE.height) {
    return `is too small, ${width} × ${height} pixels. The picture of a post has at least ${LEAD_PICTURE.width} × ${LEAD_PICTURE.height}.`;
  }
  return null;
}

const sizes = new Map<string, Promise<Size | null>>();

/**
 * Opens a picture once for each version of the file. One that is cut off has a sound beginning, so all of it is decoded;
 * but WebP says its length there, and a thousand posts have a thousand of these.
 */
function measure(project: Project, path: string): Promise<Size | null> {
  const key = `${join(project.root, path)} ${project.version(path)}`;
  const size = sizes.get(key) ?? decode(project.read(path));
  sizes.set(key, size);
  return size;
}

async function decode(bytes: Buffer): Promise<Size | null> {
  try {
    const picture = sharp(bytes, { failOn: 'truncated' });
    const { format, autoOrient } = await picture.metadata();
    if (format !== 'webp') await picture.resize(16).toBuffer();
    return autoOrient;
  } catch {
    return null;
  }
}
