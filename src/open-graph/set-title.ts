import type { Typeface } from './typeface.ts';

export interface TitleSetting {
  /** Pixels of one em. */
  readonly size: number;
  readonly lines: readonly string[];
}

/** From the largest: what fits into so many lines is set so large. */
const SIZES = [
  { size: 112, lines: 2 },
  { size: 92, lines: 3 },
  { size: 78, lines: 4 },
  { size: 66, lines: 4 },
] as const;
const SMALLEST = { size: 56, lines: 4 } as const;

/** A line may end after a space, and after a hyphen or dash. */
const PIECES = /[^ \-–—/]*[ \-–—/]?/g;

type Advances = Pick<Typeface, 'advance'>;

/** What cannot be broken, with the space after it. Lengths are in ems. */
interface Piece {
  readonly text: string;
  readonly length: number;
  /** Of the space, which the end of a line does not show. */
  readonly space: number;
}

/**
 * As large as it goes into a width, in lines of about the same length; what is too long for the smallest size ends with an
 * ellipsis.
 *
 * @param width in pixels
 */
export function setTitle(title: string, width: number, face: Advances): TitleSetting {
  const pieces = (title.match(PIECES) ?? []).filter((text) => text !== '').map((text) => measure(text, face));
  for (const { size, lines: most } of [...SIZES, SMALLEST]) {
    const lines = breakEvenly(pieces, width / size, most);
    if (lines) return { size, lines };
  }
  return { size: SMALLEST.size, lines: cutShort(pieces, width / SMALLEST.size, SMALLEST.lines, face) };
}

function measure(text: string, face: Advances): Piece {
  return { text, length: lengthOf(text, face), space: text.endsWith(' ') ? face.advance(' ', undefined) : 0 };
}

function lengthOf(text: string, face: Advances): number {
  const letters = [...text];
  return letters.reduce((sum, letter, index) => sum + face.advance(letter, letters[index + 1]), 0);
}

/** In as few lines as it takes, or null if that is more than `most`. */
function breakEvenly(pieces: readonly Piece[], width: number, most: number): string[] | null {
  const count = fill(pieces, width).length;
  return count > most ? null : (leastRagged(pieces, width, count)?.map(textOf) ?? null);
}

/** The first pieces of a title in some number of lines. */
interface Way {
  /** The sum of the squares of what the lines are short of the width. */
  readonly raggedness: number;
  readonly lines: readonly (readonly Piece[])[];
}

/** Of all ways to break into so many lines, that whose lines differ least in length; null if a piece is longer than a line. */
function leastRagged(pieces: readonly Piece[], width: number, count: number): Way['lines'] | null {
  /** By the number of pieces. */
  let ways = new Map<number, Way>([[0, { raggedness: 0, lines: [] }]]);
  for (let line = 0; line < count; line++) {
    const longer = new Map<number, Way>();
    for (const [start, way] of ways) {
      for (let end = start + 1; end <= pieces.length; end++) {
        const added = pieces.slice(start, end);
        const short = width - lengthOfLine(added);
        if (short < 0) break;
        const raggedness = way.raggedness + short ** 2;
        if (raggedness < (longer.get(end)?.raggedness ?? Infinity)) {
          longer.set(end, { raggedness, lines: [...way.lines, added] });
        }
      }
    }
    ways = longer;
  }
  return ways.get(pieces.length)?.lines ?? null;
}

/** A piece that is longer than a line has a line of its own. */
function fill(pieces: readonly Piece[], width: number): Piece[][] {
  const lines: Piece[][] = [];
  let room = 0;
  for (const piece of pieces) {
    const line = lines.at(-1);
    if (line && piece.length - piece.space <= room) line.push(piece);
    else {
      lines.push([piece]);
      room = width;
    }
    room -= piece.length;
  }
  return lines;
}

const lengthOfLine = (line: readonly Piece[]): number =>
  line.reduce((sum, { length }) => sum + length, 0) - (line.at(-1)?.space ?? 0);

const textOf = (line: readonly Piece[]): string =>
  line
    .map(({ text }) => text)
    .join('')
    .trimEnd();

/** What is longer than a line is broken anywhere; the last line ends with an ellipsis, after a whole word if one fits. */
function cutShort(pieces: readonly Piece[], width: number, count: number, face: Advances): string[] {
  const broken = pieces.flatMap((piece) =>
    piece.length <= width ? [piece] : [...piece.text].map((letter) => measure(letter, face)),
  );
  const lines = fill(broken, width);
  if (lines.length <= count) return lines.map(textOf);
  const last = lines[count - 1] ?? [];
  const withEllipsis = (kept: number) => `${textOf(last.slice(0, kept)).replace(/\p{P}+$/u, '')}…`;
  let kept = last.length;
  while (kept > 1 && lengthOf(withEllipsis(kept), face) > width) kept--;
  return [...lines.slice(0, count - 1).map(textOf), withEllipsis(kept)];
}
