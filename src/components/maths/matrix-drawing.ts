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

/** A tile is wider than a square, for a name and an amount of five signs. */
const WIDE = 1.4;
/** From one tile to the next, in tiles. */
const COLUMN = 1.6;
const ROW = 1.4;
/** As many stand beside one another on a phone, with text that can be read. */
const ABREAST = 4;

/** Lays out a matrix: the line from the top down to its owner, then the owner's places. */
export function drawMatrix({ places }: Matrix) {
  const total = places.payOwner + places.passUp + places.reenter;
  // Lines of two and four if that fits exactly; otherwise a single line, in rows that all hang from the owner.
  const hasTwoLines = total === 6;
  const counts = [
    ...LINE_ABOVE.map(() => 1),
    ...(hasTwoLines ? [2, ABREAST] : Array.from({ length: total / ABREAST }, () => ABREAST)),
  ];
  const rows: Spot[][] = [];
  for (const [index, count] of counts.entries()) {
    const above = (hasTwoLines ? rows.at(-1) : rows[Math.min(index, LINE_ABOVE.length) - 1]) ?? [];
    const row = Array.from({ length: count }, (_, place) => ({
      x: round(((ABREAST * COLUMN) / count) * (place + 0.5) * TILE),
      y: round((ROW * index + 0.5) * TILE),
      tile: tilePath(-WIDE / 2, -0.5, index + place, (WIDE - 1) * TILE),
      above: above[Math.floor((place * above.length) / count)] ?? null,
    }));
    rows.push(row);
  }
  return {
    width: ABREAST * COLUMN * TILE,
    height: round((ROW * (counts.length - 1) + 1) * TILE),
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
    const bar = barAbove(spot);
    way.push(`${spot.x} ${spot.y}`, `${spot.x} ${bar}`, `${spot.above?.x} ${bar}`);
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
function branchOf(spot: Spot): string {
  const { x, y, above } = spot;
  if (above === null) return '';
  return `M${x} ${round(y - TILE / 2)}V${barAbove(spot)}H${above.x}V${round(above.y + TILE / 2)}`;
}

/** The height at which the lines of a row meet. */
const barAbove = ({ y }: Spot): number => round(y - (ROW * TILE) / 2);

const round = (value: number) => Number(value.toFixed(1));
