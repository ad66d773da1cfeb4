// The two cuts of the film: one for wide screens, with words on the left, one for narrow ones, with words on top.
// Lengths are in the film's own pixels.

/** One revolution takes ten seconds. The number of frames leaves 1 when divided by 4: see ../encode.mjs. */
export const LOOP = { frames: 241, rate: 24 };

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
    /** No gold behind the words, so that they are readable. */
    isForWords: (x, y) => x < 690 + 0.0009 * (y - 360) ** 2,
    candle: { right: 20, across: 165, along: 95, height: 300, reach: 300 },
    journeys: { count: 7, from: 14, to: 6, swirl: 0.09 },
    posterQuality: { avif: 24, webp: 45 },
    rateFactor: { av1: 55, h264: 31.3 },
  },
  {
    name: 'hero-tall',
    width: 540,
    height: 960,
    tile: 22,
    seed: 11,
    light: { x: 270, y: 600 },
    reach: 380,
    isForWords: (x, y) => y < 395 + 0.0012 * (x - 270) ** 2,
    candle: { right: 0, across: 85, along: 95, height: 300, reach: 300 },
    journeys: { count: 6, from: 12, to: 4, swirl: 0.09 },
    posterQuality: { avif: 8, webp: 45 },
    rateFactor: { av1: 58, h264: 32.3 },
  },
];
