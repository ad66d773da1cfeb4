// Draws the pictures of the news and of the testimonials into src/content/. The repository holds them, so run this only
// to change one: node art/draw-mosaics.mjs [names of files to draw, all by default]
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { EXPLAINED_PICTURES } from './mosaic/explained-pictures.mjs';
import { NEWS_PICTURES } from './mosaic/news-pictures.mjs';
import { POSTER_PICTURES } from './mosaic/poster-pictures.mjs';
import { render } from './mosaic/render.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = process.argv.slice(2);
const isAsked = ({ file }) => names.length === 0 || names.some((name) => file.endsWith(`/${name}.webp`));

for (const scene of [...NEWS_PICTURES, ...EXPLAINED_PICTURES, ...POSTER_PICTURES].filter(isAsked)) {
  const { size } = await sharp(Buffer.from(render(scene)))
    .webp({ quality: 88, smartSubsample: true })
    .toFile(root + scene.file);
  console.log(`${scene.file} ${Math.round(size / 1024)} kB`);
}
