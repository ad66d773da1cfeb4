// Draws the pictures of the news and of the testimonials into src/content/. The repository holds them, so run this only
// to change one: node art/draw-mosaics.mjs
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { NEWS_PICTURES } from './mosaic/news-pictures.mjs';
import { POSTER_PICTURES } from './mosaic/poster-pictures.mjs';
import { render } from './mosaic/render.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

for (const scene of [...NEWS_PICTURES, ...POSTER_PICTURES]) {
  const { size } = await sharp(Buffer.from(render(scene)))
    .webp({ quality: 88, smartSubsample: true })
    .toFile(root + scene.file);
  console.log(`${scene.file} ${Math.round(size / 1024)} kB`);
}
