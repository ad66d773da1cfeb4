// The letters of the heading font as a browser draws them, large and in black and white, with the space that each takes and
// how near its neighbours it stands. Any smaller size can be had from these, with smooth edges.
import { readdirSync, readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findBrowser, HOW_TO_GET_A_BROWSER } from '../find-browser.mjs';

const EM = 384;
const WEIGHT = 600;
const SHEET_WIDTH = 4096;

/** What titles are written with: Latin with all that Europe and Vietnam put on it, Greek, Cyrillic, punctuation, money. */
const RANGES = [
  [0x21, 0x7e],
  [0xa1, 0x17f],
  [0x1a0, 0x1a1],
  [0x1af, 0x1b0],
  [0x218, 0x21b],
  [0x386, 0x3ce],
  [0x400, 0x45f],
  [0x490, 0x491],
  [0x1e9e, 0x1e9e],
  [0x1ea0, 0x1ef9],
  [0x2010, 0x2044],
  [0x20a0, 0x20bf],
  [0x2116, 0x2122],
  [0x2212, 0x2212],
];
/** Letters with a mark stand as near as those without: these alone are measured in pairs. */
const isPlain = (character) => character.normalize('NFD').length === 1;

const characters = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
).filter((character) => /[\p{L}\p{N}\p{P}\p{S}]/u.test(character));

/**
 * @returns `{em, glyphs, pairs}`; a glyph is `{character, advance, left, top, width, height, bytes}`: lengths in pixels, and
 *   its rows of bits in whole bytes, as base64
 */
export async function readGlyphs(folders) {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error(HOW_TO_GET_A_BROWSER);
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    await page.setContent(`<style>${folders.flatMap(facesOf).join('')}</style>`);
    return await page.evaluate(measure, {
      em: EM,
      weight: WEIGHT,
      characters,
      plain: characters.filter(isPlain),
    });
  } finally {
    await browser.close();
  }
}

/** Each file is a family of its own, since only one of them has a given letter. */
const facesOf = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.woff2'))
    .sort()
    .map((name) => {
      const data = readFileSync(new URL(name, folder)).toString('base64');
      const family = name.replace('.woff2', '');
      return `@font-face{font-family:${family};font-weight:400 800;src:url(data:font/woff2;base64,${data})}`;
    });

/** Runs in the browser. */
async function measure({ em, weight, characters, plain }) {
  const families = [...document.fonts].map(({ family }) => family);
  await Promise.all([...document.fonts].map((face) => face.load()));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = em * 2;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const widthIn = (font, text) => {
    context.font = `${weight} ${em}px ${font}`;
    return context.measureText(text).width;
  };
  // What a font lacks, the next in the list draws: so it is as wide as in that one, in whichever that is.
  const others = ['serif', 'sans-serif', 'monospace'];
  const has = (family, character) =>
    others.some((other) => widthIn(`${family}, ${other}`, character) !== widthIn(other, character)) &&
    new Set(others.map((other) => widthIn(`${family}, ${other}`, character))).size === 1;
  const familyOf = new Map();
  for (const character of characters) {
    const family = families.find((each) => has(each, character));
    if (family) familyOf.set(character, family);
  }

  const draw = ([character, family]) => {
    const advance = widthIn(family, character);
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillText(character, em / 2, em * 1.25);
    const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
    const isInk = (x, y) => data[(y * width + x) * 4 + 3] >= 128;
    let [minX, minY, maxX, maxY] = [width, width, -1, -1];
    for (let y = 0; y < width; y++) {
      for (let x = 0; x < width; x++) {
        if (!isInk(x, y)) continue;
        [minX, maxX] = [Math.min(minX, x), Math.max(maxX, x)];
        [minY, maxY] = [Math.min(minY, y), Math.max(maxY, y)];
      }
    }
    const place = { character, advance: Math.round(advance), left: minX - em / 2, top: minY - em * 1.25 };
    if (maxX < 0) return { ...place, left: 0, top: 0, width: 0, height: 0, bytes: '' };
    const size = { width: maxX - minX + 1, height: maxY - minY + 1 };
    const stride = Math.ceil(size.width / 8);
    const rows = new Uint8Array(stride * size.height);
    for (let y = 0; y < size.height; y++) {
      for (let x = 0; x < size.width; x++) {
        if (isInk(minX + x, minY + y)) rows[y * stride + (x >> 3)] |= 0x80 >> (x & 7);
      }
    }
    return { ...place, ...size, bytes: btoa(String.fromCharCode(...rows)) };
  };
  const glyphs = [[' ', families[0]], ...familyOf].map(draw);

  // As single letters, so that no two become one glyph.
  context.letterSpacing = '1px';
  const pairs = [];
  const ofFamily = Map.groupBy(
    plain.filter((character) => familyOf.has(character)),
    (character) => familyOf.get(character),
  );
  for (const [family, members] of ofFamily) {
    const alone = new Map(members.map((character) => [character, widthIn(family, character)]));
    for (const left of members) {
      for (const right of members) {
        const kerning = Math.round(widthIn(family, left + right) - alone.get(left) - alone.get(right));
        if (Math.abs(kerning) >= em / 128) pairs.push([left, right, kerning]);
      }
    }
  }
  return { em, glyphs, pairs };
}

/** Glyphs on shelves, the high ones first, each beginning with a byte. @returns the sheet's `width` and `height`, and each glyph with its `x` and `y` */
export function arrange(glyphs) {
  let [x, y, shelf] = [0, 0, 0];
  const placed = [...glyphs]
    .sort((left, right) => right.height - left.height)
    .map((glyph) => {
      const wholeBytes = Math.ceil(glyph.width / 8) * 8;
      if (x + wholeBytes > SHEET_WIDTH) [x, y, shelf] = [0, y + shelf, 0];
      const place = { ...glyph, x, y };
      x += wholeBytes;
      shelf = Math.max(shelf, glyph.height);
      return place;
    });
  return { width: SHEET_WIDTH, height: y + shelf, placed };
}
