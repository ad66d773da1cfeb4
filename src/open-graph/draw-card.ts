import { readFileSync } from 'node:fs';
import { type Card, NAME, NOTE, TITLE } from './card.ts';
import { FULL_COVERAGE, PALETTE } from './colours.ts';
import { deflatePart, joinParts, type Part } from './deflate-parts.ts';
import { legible } from './legible.ts';
import { paintText } from './paint-text.ts';
import { type Bitmap, decodePng, encodePng, strideOf } from './png.ts';
import { setTitle, type TitleSetting } from './set-title.ts';
import { openTypeface } from './typeface.ts';

const PALE = 5;
/** In ems of the title: as in the site's headings; how high capitals are; how far letters reach above and below the baseline. */
const LINE_HEIGHT = 1.1;
const CAPITALS = 0.644;
const ABOVE = 1;
const BELOW = 0.25;

/** How hard zlib tries: what is above and below titles of one form is compressed once, each title by itself. */
const THOROUGH = 6;
const FAST = 2;

const asset = (name: string): Buffer => readFileSync(new URL(`assets/${name}`, import.meta.url));

/**
 * Makes ready what all cards have in common.
 *
 * @param note what stands on each of them below the site's name
 * @returns draws a card as a PNG. A title in letters that the typeface lacks gives a card with the site's name in its place
 */
export function openCardMaker(note: string): (card: Card) => Buffer {
  const empty = decodePng(asset('ground.png'));
  const face = openTypeface(JSON.parse(asset('glyphs.json').toString()), decodePng(asset('glyphs.png')));
  const readable = (text: string) => legible(text, face.has);

  const grounds = remembered((site: string) => {
    const ground = { ...empty, rows: empty.rows.slice() };
    paintText(ground, face, readable(site) ?? '', { ...NAME, tone: FULL_COVERAGE });
    paintText(ground, face, readable(note) ?? '', { ...NOTE, tone: PALE });
    return { ground, part: remembered((range: string) => compress(ground, range)) };
  });

  return ({ title, site }) => {
    const { ground, part } = grounds(site);
    const setting = setTitle(readable(title) ?? readable(site) ?? '', TITLE.width, face);
    const { baselines, from, to } = placeLines(setting);
    const stride = strideOf(ground);
    const rows = ground.rows.slice(from * stride, to * stride);
    setting.lines.forEach((line, index) => {
      const baseline = (baselines[index] ?? 0) - from;
      paintText({ ...ground, rows }, face, line, {
        ...TITLE,
        baseline,
        size: setting.size,
        tone: FULL_COVERAGE,
      });
    });
    const parts = [part(`0 ${from}`), deflatePart(rows, FAST), part(`${to} ${ground.height}`)];
    return encodePng(ground, PALETTE, joinParts(parts));
  };
}

/** Around the middle of the title's place. `from` and `to` are the rows that it needs. */
function placeLines({ size, lines }: TitleSetting) {
  const height = (lines.length - 1) * LINE_HEIGHT + CAPITALS;
  const first = TITLE.middle + (CAPITALS - height / 2) * size;
  const baselines = lines.map((_, index) => Math.round(first + index * LINE_HEIGHT * size));
  const [top = 0, bottom = 0] = [baselines[0], baselines.at(-1)];
  const from = Math.floor(top - ABOVE * size);
  const to = Math.ceil(bottom + BELOW * size);
  return { baselines, from, to };
}

/** @param range the first row, and the one after the last */
function compress(picture: Bitmap, range: string): Part {
  const [from = 0, to = 0] = range.split(' ').map((row) => Number(row) * strideOf(picture));
  return deflatePart(picture.rows.subarray(from, to), THOROUGH);
}

function remembered<Value>(make: (key: string) => Value): (key: string) => Value {
  const known = new Map<string, Value>();
  return (key) => {
    const value = known.get(key) ?? make(key);
    known.set(key, value);
    return value;
  };
}
