import { TILE, tilePath } from '#components/mosaic/tile.ts';
import type { Matrix } from '#data/plans.ts';
import {
  ABOVE,
  OWNER,
  type Person,
  type PlaceOutcome,
  TOP,
  type WalkStep,
} from '#domain/matrix/walkthrough.ts';
import { signed } from '#i18n/maths-format.ts';
import { SAMPLE_NAMES, walkText } from './text.ts';

/** A tile of the drawing. */
interface Spot {
  /** The middle of the tile. */
  readonly x: number;
  readonly y: number;
  /** Its outline, around its middle. */
  readonly tile: string;
  /** The tile above, if there is one. */
  readonly above: Spot | null;
}

/** They stand in one line above the places of the owner's matrix. */
const LINE_ABOVE: readonly Person[] = [TOP, ABOVE, OWNER];

/** From one tile to the next, in tiles. */
const COLUMN = 1.3;
const ROW = 1.7;

/** Lays out a matrix: the line from the top down to its owner, then the owner's places. */
export function drawMatrix({ places }: Matrix) {
  const total = places.payOwner + places.passUp + places.reenter;
  // Lines of two and four if that fits exactly; otherwise a single line.
  const lines = [...LINE_ABOVE.map(() => 1), ...(total === 6 ? [2, 4] : [total])];
  const span = Math.max(...lines) * COLUMN;
  const rows: Spot[][] = [];
  for (const [index, count] of lines.entries()) {
    const above = rows.at(-1) ?? [];
    const line = Array.from({ length: count }, (_, place) => {
      const [column, row] = [(span / count) * (place + 0.5) - 0.5, ROW * index];
      return {
        x: round((column + 0.5) * TILE),
        y: round((row + 0.5) * TILE),
        tile: tilePath(-0.5, -0.5, index + place),
        above: above[Math.floor((place * above.length) / count)] ?? null,
      };
    });
    rows.push(line);
  }
  return {
    width: round(span * TILE),
    height: round((ROW * (lines.length - 1) + 1) * TILE),
    /** The line above first, then the places. */
    spots: rows.flat(),
    branches: rows.flat().map(branchOf).join(''),
  };
}

/** The corners of the way that a payment takes, from the buyer's tile up to the tile of the member who is paid. */
export function wayOfPayment(spots: readonly Spot[], { buyer, place, payee }: WalkStep): string {
  const from = place === null ? LINE_ABOVE.indexOf(buyer) : LINE_ABOVE.length + place - 1;
  const to = spots[LINE_ABOVE.indexOf(payee)];
  const way: string[] = [];
  let spot = spots[from] ?? null;
  while (spot !== null && spot !== to) {
    const middle = round((spot.y + (spot.above?.y ?? spot.y)) / 2);
    way.push(`${spot.x} ${spot.y}`, `${spot.x} ${middle}`, `${spot.above?.x} ${middle}`);
    spot = spot.above;
  }
  // Straight up there is no corner.
  return [...new Set([...way, `${to?.x} ${to?.y}`])].join();
}

/** What stands on a tile after a step. */
interface Face {
  /** The classes of the tile: gold is who is ahead. */
  readonly kind: 'free' | `${'ahead' | 'higher' | 'owner'}${'' | ' frozen'}` | `to-${PlaceOutcome}`;
  readonly name: string;
  readonly result: string;
}

/** The faces of all tiles after a step, in the order of the spots. */
export function facesOf({ places, results, isFrozen }: WalkStep, spots: readonly Spot[]): readonly Face[] {
  const resultOf = (person: Person) => signed(results.get(person) ?? 0);
  return spots.map((_, index): Face => {
    const person = LINE_ABOVE[index];
    if (person !== undefined) {
      const isOwner = person === OWNER;
      const standing = (results.get(person) ?? 0) > 0 ? 'ahead' : isOwner ? 'owner' : 'higher';
      const kind = isOwner && isFrozen ? (`${standing} frozen` as const) : standing;
      return { kind, name: person === TOP ? walkText.top : nameOf(person), result: resultOf(person) };
    }
    const place = index - LINE_ABOVE.length + 1;
    const taken = places.get(place);
    if (taken === undefined) return { kind: 'free', name: `${place}`, result: '' };
    return { kind: `to-${taken.outcome}`, name: nameOf(taken.who), result: resultOf(taken.who) };
  });
}

const nameOf = (person: Person): string => SAMPLE_NAMES[person] ?? person;

/** From the edge of a tile up, across, and up to the tile above. */
function branchOf({ x, y, above }: Spot): string {
  if (above === null) return '';
  const half = round((y - above.y - TILE) / 2);
  return `M${x} ${round(y - TILE / 2)}v${-half}H${above.x}v${-half}`;
}

const round = (value: number) => Number(value.toFixed(1));
