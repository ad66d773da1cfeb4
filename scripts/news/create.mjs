import { existsSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { postPicture } from '#art/mosaic/post-picture.mjs';
import { render } from '#art/mosaic/render.mjs';
import { draftOf } from './draft.mjs';

export const NEWS_FOLDER = 'src/content/news/';

/** The file that has a slug already, or undefined. */
export const fileOfSlug = (slug) =>
  ['.mdx', '.md', '.webp']
    .map((extension) => NEWS_FOLDER + slug + extension)
    .find((file) => existsSync(file));

/**
 * Writes a draft with today's date, and a picture for it.
 *
 * @param {{ title: string, slug: string }} post with a slug that no file has
 * @returns the paths of both
 */
export async function createPost({ title, slug }) {
  const { scene, alt } = postPicture(slug);
  await sharp(Buffer.from(render(scene)))
    .webp({ quality: 88, smartSubsample: true })
    .toFile(scene.file);
  const date = new Date().toISOString().slice(0, 10);
  const file = `${NEWS_FOLDER}${slug}.mdx`;
  writeFileSync(file, draftOf({ title, slug, date, imageAlt: alt }), { flag: 'wx' });
  return { file, picture: scene.file };
}
