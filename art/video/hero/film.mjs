// Draws the wall at any moment of the loop.
import { faceOf, sideOf } from './chunk.mjs';
import { encodedByte } from './colour.mjs';
import { addGlare } from './glare.mjs';
import { faceAt } from './journeys.mjs';
import { paint } from './light.mjs';
import { copyOf, emptySurface, setTile } from './surface.mjs';

/** @returns a function that draws the wall at a moment of the loop (0 to 1), as sRGB bytes */
export function prepareFilm(view, tiles) {
  const { width, height } = view;
  const set = (surface, index, tile) => setTile(surface, index, tile, view.tile);
  const setTurned = (surface, faces, index, { isGold, turned }) => {
    const tile = tiles[index];
    faces[index] = { isGold, colour: isGold ? tile.gold : tile.lapis };
    set(surface, index, faceOf(tile, view.tile, turned));
    if (turned === 0) return;
    const side = faces.push({ isGold: false, colour: tile.lapis }) - 1;
    set(surface, side, sideOf(tile, view.tile, turned));
  };

  const wall = emptySurface(width, height);
  tiles.forEach((tile, index) => {
    if (tile.turns.length === 0) set(wall, index, tile);
  });
  return (moment) => {
    const surface = copyOf(wall);
    const faces = tiles.map(({ isGold, gold, lapis }) => ({ isGold, colour: isGold ? gold : lapis }));
    tiles.forEach((tile, index) => {
      if (tile.turns.length > 0) setTurned(surface, faces, index, faceAt(tile, moment));
    });
    const linear = new Float32Array(width * height * 3);
    paint(surface, faces, view, moment, linear);
    addGlare({ linear, width, height });
    return { pixels: Uint8Array.from(linear, encodedByte), width, height };
  };
}
