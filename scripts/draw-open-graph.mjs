// Draws into src/open-graph/assets/ what the build puts Open Graph cards together from: the ground, and the letters of the
// heading font. They are kept in the repository, so this is run only when one is to change. It needs a Chromium.
//
//   node scripts/draw-open-graph.mjs
import { writeFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { HEIGHT, WIDTH } from '../src/open-graph/card.ts';
import { PALETTE } from '../src/open-graph/colours.ts';
import { encodePng, strideOf } from '../src/open-graph/png.ts';
import { arrange, readGlyphs } from './open-graph/glyphs.mjs';
import { ground } from './open-graph/ground.mjs';

const target = new URL('../src/open-graph/assets/', import.meta.url);

function write(name, content) {
  writeFileSync(new URL(name, target), content);
  console.log(`${name} ${Math.round(Buffer.byteLength(content) / 1024)} kB`);
}

write('ground.png', await groundPng());
const { em, glyphs, pairs } = await readGlyphs([
  new URL('../src/assets/fonts/', import.meta.url),
  new URL('open-graph/fonts/', import.meta.url),
]);
const sheet = arrange(glyphs);
write('glyphs.png', sheetPng(sheet));
write('glyphs.json', metricsJson(sheet.placed));

function compress(rows) {
  return deflateSync(rows, { level: 9 });
}

/** Every pixel in the colour of the palette that is nearest. */
async function groundPng() {
  const pixels = await sharp(Buffer.from(ground())).removeAlpha().raw().toBuffer();
  const form = { width: WIDTH, height: HEIGHT, depth: 4 };
  const stride = strideOf(form);
  const rows = new Uint8Array(stride * HEIGHT);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const at = (y * WIDTH + x) * 3;
      rows[y * stride + 1 + (x >> 1)] |= nearest(pixels.subarray(at, at + 3)) << (x % 2 === 0 ? 4 : 0);
    }
  }
  return encodePng(form, PALETTE, compress(rows));
}

function nearest(pixel) {
  const distances = PALETTE.map((colour) =>
    colour.reduce((sum, value, channel) => sum + (value - pixel[channel]) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

function sheetPng({ width, height, placed }) {
  const form = { width, height, depth: 1 };
  const stride = strideOf(form);
  const rows = new Uint8Array(stride * height);
  for (const glyph of placed) {
    const bytes = Buffer.from(glyph.bytes, 'base64');
    const across = Math.ceil(glyph.width / 8);
    for (let y = 0; y < glyph.height; y++) {
      rows.set(bytes.subarray(y * across, (y + 1) * across), (glyph.y + y) * stride + 1 + glyph.x / 8);
    }
  }
  const blackOnWhite = [
    [255, 255, 255],
    [0, 0, 0],
  ];
  return encodePng(form, blackOnWhite, compress(rows));
}

/** One line a letter, as the formatter wants it. */
function metricsJson(placed) {
  const lines = (entries) =>
    entries.map(([key, value]) => `    ${JSON.stringify(key)}: ${value}`).join(',\n');
  const glyphLines = placed
    .toSorted((left, right) => left.character.codePointAt(0) - right.character.codePointAt(0))
    .map(({ character, advance, left, top, x, y, width, height }) => [
      character,
      `[${[advance, left, top, x, y, width, height].join(', ')}]`,
    ]);
  const pairLines = [...Map.groupBy(pairs, ([left]) => left)].map(([left, group]) => [
    left,
    JSON.stringify(group.map(([, right, kerning]) => right + kerning).join(' ')),
  ]);
  return `{\n  "em": ${em},\n  "glyphs": {\n${lines(glyphLines)}\n  },\n  "pairs": {\n${lines(pairLines)}\n  }\n}\n`;
}
