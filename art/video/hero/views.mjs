// The two cuts of the film: one for wide screens, with words on the left, one for narrow ones, with words on top.
// Lengths are in the film's own pixels.

/** One revolution takes ten seconds. The number of frames leaves 1 when divided by 4: see ../encode.mjs. */
export const LOOP = { frames: 241, rate: 24 };

const rising = (from, to, value) => {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
};

export const VIEWS = [
  {
    name: 'hero-wide',
    width: 1280,
    height: 720,
    tile: 22,
    seed: 7,
    light: { x: 930, y: 360 },
    /** How far the light reaches into the night. */
    reach: 400,
    /** No tile is laid behind the words (0), and all are further on (1). */
    laidAt: (x, y) => rising(610, 790, x - 0.0005 * (y - 360) ** 2),
    candle: { right: 20, across: 165, along: 95, height: 300, reach: 300 },
    journeys: { count: 7, from: 14, to: 6, swirl: 0.09 },
    posterQuality: { avif: 36, webp: 45 },
    rateFactor: { av1: 55, h264: 31.3 },
  },
  {
    name: 'hero-tall',
    width: 540,
    height: 640,
    tile: 22,
    seed: 11,
    light: { x: 270, y: 416 },
    reach: 380,
    laidAt: (_, y) => rising(240, 360, y),
    candle: { right: 0, across: 85, along: 95, height: 300, reach: 300 },
    journeys: { count: 6, from: 12, to: 4, swirl: 0.09 },
    posterQuality: { avif: 24, webp: 45 },
    rateFactor: { av1: 58, h264: 32.3 },
  },
];
