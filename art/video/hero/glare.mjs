// The glow that the eye sees around bright things. Without it, gold looks like yellow paint.

const CELL = 4;
const THRESHOLD = 0.32;
const STRENGTH = 0.36;
/** Radius of one pass of the blur, in cells; three passes of a box are near enough to a Gaussian. */
const RADIUS = 4;

/** Adds the haze to linear RGB, in place. */
export function addGlare({ linear, width, height }) {
  const [columns, rows] = [Math.ceil(width / CELL), Math.ceil(height / CELL)];
  const haze = brightPass(linear, width, height, columns, rows);
  for (let pass = 0; pass < 3; pass++) {
    blurLines(haze, rows, columns, columns * 3, 3);
    blurLines(haze, columns, rows, 3, columns * 3);
  }
  spread(haze, linear, width, height, columns, rows);
}

function brightPass(linear, width, height, columns, rows) {
  const haze = new Float32Array(columns * rows * 3);
  for (let y = 0, at = 0; y < height; y++) {
    const row = Math.floor(y / CELL) * columns;
    for (let x = 0; x < width; x++) {
      const to = (row + Math.floor(x / CELL)) * 3;
      for (let channel = 0; channel < 3; channel++, at++) {
        haze[to + channel] += Math.max(0, Math.min(1.5, linear[at]) - THRESHOLD) / (CELL * CELL);
      }
    }
  }
  return haze;
}

/** A box blur along each of `lines`; `step` leads from one value of a line to the next. */
function blurLines(values, lines, length, lineStep, step) {
  const source = new Float32Array(length);
  for (let line = 0; line < lines; line++) {
    for (let channel = 0; channel < 3; channel++) {
      const start = line * lineStep + channel;
      for (let index = 0; index < length; index++) source[index] = values[start + index * step];
      const clamped = (index) => source[Math.max(0, Math.min(length - 1, index))];
      let sum = 0;
      for (let index = -RADIUS; index <= RADIUS; index++) sum += clamped(index);
      for (let index = 0; index < length; index++) {
        values[start + index * step] = sum / (2 * RADIUS + 1);
        sum += clamped(index + RADIUS + 1) - clamped(index - RADIUS);
      }
    }
  }
}

function spread(haze, linear, width, height, columns, rows) {
  for (let y = 0, at = 0; y < height; y++) {
    const [top, bottom, down] = between((y + 0.5) / CELL - 0.5, rows);
    for (let x = 0; x < width; x++) {
      const [left, right, across] = between((x + 0.5) / CELL - 0.5, columns);
      for (let channel = 0; channel < 3; channel++, at++) {
        const value = (row, column) => haze[(row * columns + column) * 3 + channel];
        const upper = value(top, left) * (1 - across) + value(top, right) * across;
        const lower = value(bottom, left) * (1 - across) + value(bottom, right) * across;
        linear[at] += STRENGTH * (upper * (1 - down) + lower * down);
      }
    }
  }
}

/** The two cells around a place, and its distance from the first as a fraction. */
function between(place, count) {
  const first = Math.floor(place);
  const clamp = (index) => Math.max(0, Math.min(count - 1, index));
  return [clamp(first), clamp(first + 1), place - first];
}
