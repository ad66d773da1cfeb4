// The wall's light at a moment of the loop: steady daylight, and a candle that goes once around the rosette and lights
// the gold, tile by tile, where its reflection meets the eye. Blinn's model of reflection (1977).
import { linearOf } from './colour.mjs';

/** The ground is night itself: where no tile is laid, the wall has no edge. It is --color-night. */
const GROUND = linearOf('#090d2b');
const EYE_HEIGHT = 1800;

/** One exponent for all pixels, in a lookup table: it is needed some hundred million times. */
const STEPS = 4096;
const powerTable = (exponent) =>
  Float32Array.from({ length: STEPS + 1 }, (_, step) => (step / STEPS) ** exponent);
const SPARK = powerTable(130);
const SHEEN = powerTable(24);
const GLASS = powerTable(260);

/**
 * The reflectance of each material: for daylight, candle light, the candle's mirror image and the haze around that
 * image.
 */
const GOLD = {
  day: 0.5,
  candle: 0.12,
  spark: [1.3, 1.04, 0.55],
  sheen: [0.5, 0.33, 0.08],
  sparkTable: SPARK,
};
const LAPIS = { day: 0.72, candle: 0.5, spark: [0.1, 0.14, 0.22], sheen: [0, 0, 0], sparkTable: GLASS };

/** The darkness of the wall: bright around the light. */
const glowAt = (dx, dy, reach) => 0.3 + 0.95 * Math.exp(-(dx * dx + dy * dy) / (reach * reach));

/** Paints the surface into `linear`, three values a pixel. */
export function paint(surface, faces, view, moment, linear) {
  const { light, reach, candle } = view;
  const round = 2 * Math.PI * moment;
  const flame = [
    light.x + candle.right + candle.across * Math.cos(round),
    light.y + candle.along * Math.sin(round),
  ];
  const eye = [view.width / 2, view.height / 2];
  for (let row = 0, at = 0; row < surface.height; row++) {
    const y = row + 0.5;
    for (let column = 0; column < surface.width; column++, at++) {
      const x = column + 0.5;
      const glow = glowAt(x - light.x, y - light.y, reach);
      for (let channel = 0; channel < 3; channel++) linear[at * 3 + channel] = GROUND[channel];
      if (surface.tile[at] >= 0)
        paintTile(surface, at, faces[surface.tile[at]], { x, y, glow, flame, eye, candle }, linear);
    }
  }
}

function paintTile(surface, at, { isGold, colour }, { x, y, glow, flame, eye, candle }, linear) {
  const material = isGold ? GOLD : LAPIS;
  const sx = surface.sx[at];
  const sy = surface.sy[at];
  const upright = 1 / Math.sqrt(sx * sx + sy * sy + 1);
  const lx = flame[0] - x;
  const ly = flame[1] - y;
  const far = Math.sqrt(lx * lx + ly * ly + candle.height ** 2);
  const vx = eye[0] - x;
  const vy = eye[1] - y;
  const view = Math.sqrt(vx * vx + vy * vy + EYE_HEIGHT ** 2);
  const [hx, hy, hz] = [lx / far + vx / view, ly / far + vy / view, candle.height / far + EYE_HEIGHT / view];
  const meeting = ((sx * hx + sy * hy + hz) * upright) / Math.sqrt(hx * hx + hy * hy + hz * hz);
  const step = Math.round(Math.max(0, meeting) * STEPS);
  const near = Math.exp(-(((far - candle.height) / candle.reach) ** 2));
  const facing = Math.max(0, ((sx * lx + sy * ly + candle.height) * upright) / far) * near;
  const relief = surface.relief[at];
  const lit = material.day * (0.2 + 0.8 * relief * relief) * glow + material.candle * facing;
  const spark = material.sparkTable[step] * near;
  const sheen = SHEEN[step] * near;
  for (let channel = 0; channel < 3; channel++) {
    const value = colour[channel] * lit + material.spark[channel] * spark + material.sheen[channel] * sheen;
    const to = at * 3 + channel;
    linear[to] += (value - linear[to]) * surface.cover[at];
  }
}
