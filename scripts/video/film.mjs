// Draws the wall at any moment of the loop.
import { encodedByte } from './colour.mjs';
import { addGlare } from './glare.mjs';
import { faceAt } from './journeys.mjs';
import { paint } from './light.mjs';
import { copyOf, emptySurface, setTile } from './surface.mjs';

/** @returns a function that draws the wall at a moment of the loop (0 to 1), in the given width, as sRGB bytes */
export function prepareFilm(view, tiles, width) {
  const scale = width / view.width;
  const height = Math.round(view.height * scale);
  const side = view.tile * scale;
  const set = (surface, index, { corners, slope }) =>
    setTile(surface, index, { corners: corners.map(([x, y]) => [x * scale, y * scale]), slope }, side);
  const wall = emptySurface(width, height);
  tiles.forEach((tile, index) => {
    if (tile.turns.length === 0) set(wall, index, tile);
  });
  return (moment) => {
    const surface = copyOf(wall);
    const faces = tiles.map(({ isGold, gold, lapis }) => ({ isGold, colour: isGold ? gold : lapis }));
    tiles.forEach((tile, index) => {
      if (tile.turns.length === 0) return;
      const { isGold, turned } = faceAt(tile, moment);
      faces[index] = { isGold, colour: isGold ? tile.gold : tile.lapis };
      set(surface, index, faceOf(tile, view.tile, turned));
      if (turned !== 0)
        set(surface, faces.push({ isGold: false, colour: tile.lapis }) - 1, sideOf(tile, view.tile, turned));
    });
    const linear = new Float32Array(width * height * 3);
    paint(surface, faces, view, moment, linear);
    addGlare({ linear, width, height }, scale);
    return { pixels: Uint8Array.from(linear, encodedByte), width, height };
  };
}

/** A smalto is a chunk of glass, half as deep as it is wide, with gold leaf on one face. It rolls towards the light. */
const DEPTH = 0.5;
const STEEPEST = 1.3;

/** The face that is seen of a tile in its turn: narrower along its way, and leaning. */
function faceOf(tile, side, turned) {
  const [ux, uy] = wayOf(tile);
  const narrower = Math.cos(turned) - 1;
  const shift = (DEPTH * side * Math.sin(turned)) / 2;
  const steep = Math.max(-STEEPEST, Math.min(STEEPEST, Math.tan(turned)));
  return {
    corners: tile.corners.map(([x, y]) => {
      const move = ((x - tile.x) * ux + (y - tile.y) * uy) * narrower + shift;
      return [x + move * ux, y + move * uy];
    }),
    slope: [tile.slope[0] + steep * ux, tile.slope[1] + steep * uy],
  };
}

/** The side of the chunk that comes up as the face turns away. */
function sideOf(tile, side, turned) {
  const [ux, uy] = wayOf(tile);
  const half = 0.46 * side;
  const behind = -Math.sign(turned);
  const middle = behind * half * Math.cos(turned);
  const reach = (DEPTH * side * Math.abs(Math.sin(turned))) / 2;
  const steep = behind * Math.min(STEEPEST, 1 / Math.abs(Math.tan(turned)));
  return {
    corners: [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ].map(([along, across]) => {
      const way = middle + along * reach;
      return [tile.x + way * ux - across * half * uy, tile.y + way * uy + across * half * ux];
    }),
    slope: [steep * ux, steep * uy],
  };
}

const wayOf = ({ angle }) => [-Math.cos(angle), -Math.sin(angle)];
