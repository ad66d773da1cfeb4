// Light adds up in linear values; files hold sRGB. These functions convert.

const toLinear = (value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const toEncoded = (value) => (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** @param hex as in `#d9a32f` @returns `[red, green, blue]`, linear, from 0 to 1 */
export const linearOf = (hex) =>
  [1, 3, 5].map((start) => toLinear(Number.parseInt(hex.slice(start, start + 2), 16) / 255));

const STEPS = 4096;
const ENCODED = Uint8Array.from({ length: STEPS + 1 }, (_, step) =>
  Math.round(255 * toEncoded(step / STEPS)),
);

/** One linear channel as a byte of sRGB. Values brighter than white are compressed softly, as film does. */
export function encodedByte(value) {
  const soft = value < SHOULDER ? value : 1 - (1 - SHOULDER) * Math.exp((SHOULDER - value) / (1 - SHOULDER));
  return ENCODED[Math.round(STEPS * Math.max(0, soft))];
}

const SHOULDER = 0.7;
