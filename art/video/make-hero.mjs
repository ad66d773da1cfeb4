// Makes the film of the first screen and its posters in src/assets/video/. The repository holds them, so run this only
// to change them: node art/video/make-hero.mjs. It takes some minutes, and ffmpeg.
import { mkdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { encodeFilm, requireFfmpeg } from './encode.mjs';
import { prepareFilm } from './hero/film.mjs';
import { layWall } from './hero/wall.mjs';
import { LOOP, VIEWS } from './hero/views.mjs';

const target = fileURLToPath(new URL('../../src/assets/video/', import.meta.url));

requireFfmpeg();
mkdirSync(target, { recursive: true });
for (const view of VIEWS) {
  const tiles = layWall(view);
  const draw = prepareFilm(view, tiles);
  await drawPoster(view, draw(0));
  await shootFilm(view, draw);
}

/** The first frame, so that the film continues the poster. */
async function drawPoster({ name, width, posterQuality }, { pixels, height }) {
  const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
  const { avif, webp } = posterQuality;
  const path = target + name;
  await picture.clone().avif({ quality: avif, effort: 8, chromaSubsampling: '4:2:0' }).toFile(`${path}.avif`);
  await picture.clone().webp({ quality: webp, effort: 6, smartSubsample: true }).toFile(`${path}.webp`);
  report(`${path}.avif`, `${path}.webp`);
}

async function shootFilm(view, draw) {
  const film = { ...view, path: target + view.name, rate: LOOP.rate };
  report(...(await encodeFilm(framesOf(draw), film)));
}

function* framesOf(draw) {
  for (let frame = 0; frame < LOOP.frames; frame++) yield draw(frame / LOOP.frames).pixels;
}

function report(...files) {
  for (const file of files) console.log(`${file.slice(target.length)} ${statSync(file).size} bytes`);
}
