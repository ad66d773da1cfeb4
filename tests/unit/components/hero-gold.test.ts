import { expect, test } from 'vitest';
import { faceAt } from '#art/video/hero/journeys.mjs';
import { VIEWS } from '#art/video/hero/views.mjs';
import { layWall } from '#art/video/hero/wall.mjs';

interface Tile {
  readonly x: number;
  readonly y: number;
  readonly isGold: boolean;
  readonly turns: readonly unknown[];
}

interface View {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly light: { readonly y: number };
}

/** Width of the window and height of the film in it; on a phone the buttons end so far above its foot. */
const WINDOWS = [
  { view: 'hero-tall', width: 360, height: 352, below: 224 },
  { view: 'hero-tall', width: 390, height: 352, below: 224 },
  { view: 'hero-wide', width: 768, height: 672, below: 672 },
  { view: 'hero-wide', width: 1280, height: 672, below: 672 },
  { view: 'hero-wide', width: 1920, height: 672, below: 672 },
];
/** The lowest rows are loose: `.unfinished`. */
const LOOSE = 30;

const walls = new Map(
  (VIEWS as readonly View[]).map((view) => [view.name, { view, tiles: layWall(view) as readonly Tile[] }]),
);

test.each(WINDOWS)('about 12 of 100 tiles of $view that a window of $width shows are of gold', (shown) => {
  const wall = walls.get(shown.view);
  if (!wall) throw new Error(shown.view);
  const { view, tiles } = wall;
  const scale = Math.max(shown.width / view.width, shown.height / view.height);
  // As HeroFilm.astro places the film.
  const [left, top] = shown.view === 'hero-tall' ? [0.5, view.light.y / view.height] : [0.15, 0.5];
  const [x, y] = [(shown.width - view.width * scale) * left, (shown.height - view.height * scale) * top];
  const seen = tiles.filter((tile) => {
    const [across, down] = [tile.x * scale + x, tile.y * scale + y];
    return (
      across > 0 && across < shown.width && down > shown.height - shown.below && down < shown.height - LOOSE
    );
  });
  for (const moment of [0, 0.25, 0.5, 0.75]) {
    const gold = seen.filter((tile) => (tile.turns.length > 0 ? faceAt(tile, moment).isGold : tile.isGold));
    const ofHundred = (100 * gold.length) / seen.length;
    expect(ofHundred).toBeGreaterThan(11);
    expect(ofHundred).toBeLessThan(14);
  }
});
