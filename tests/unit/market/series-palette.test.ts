import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { heatTokens } from '#islands/home/charts/heatmap/Tiles.tsx';
import { HEAT_STEPS } from '#market/series/heat.ts';
import { colourIn, contrast, linear, type Rgb, type Theme } from '#styleguide/contrast.ts';

const css = (path: string) => readFileSync(new URL(`../../../src/${path}`, import.meta.url), 'utf8');
const sheets =
  css('styles/tokens.css') + css('styles/screen-tokens.css') + css('islands/home/charts/palette.module.css');

const THEMES = ['light', 'dark'] as const;

/** A token's colour in a theme. */
function colour(token: string, theme: Theme): Rgb {
  const value = sheets.match(new RegExp(`${token}:\\s*([^;]+);`))?.[1] ?? '';
  const found = colourIn(value, theme);
  if (!found) throw new Error(`No colour in "${value}" of ${token}`);
  return found;
}

/** Machado, Oliveira and Fernandes 2009, severity 1.0, on linear RGB. */
const VISIONS = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
} as const;

/** The colour as a person with that vision sees it, in OKLab. */
function seen(rgb: Rgb, vision: readonly number[]): Rgb {
  const [red, green, blue] = linear(rgb);
  const [r = 0, g = 0, b = 0] = [0, 3, 6].map((row) => {
    const [x = 0, y = 0, z = 0] = vision.slice(row, row + 3);
    return Math.min(1, Math.max(0, x * red + y * green + z * blue));
  });
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

const distance = (left: Rgb, right: Rgb) =>
  Math.hypot(left[0] - right[0], left[1] - right[1], left[2] - right[2]);

describe.each(THEMES)('the colours of the charts, %s', (theme) => {
  const lines = [1, 2, 3, 4, 5, 6].map((hue) => colour(`--line-${hue}`, theme));

  it('lines stand out from the surface (WCAG 1.4.11)', () => {
    for (const line of lines)
      expect(contrast(line, colour('--color-surface', theme))).toBeGreaterThanOrEqual(3);
  });

  it('the label at the end of each line can be read (WCAG 1.4.3)', () => {
    for (const line of lines) {
      // As the library chooses between black and white.
      const [red, green, blue] = line.map((part) => part * 255) as unknown as Rgb;
      const ink = 0.199 * red + 0.687 * green + 0.114 * blue > 160 ? 0 : 1;
      expect(contrast(line, [ink, ink, ink])).toBeGreaterThanOrEqual(4.5);
    }
  });

  it.each(Object.keys(VISIONS) as (keyof typeof VISIONS)[])('lines are told apart with %s', (vision) => {
    for (const [index, line] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        expect(distance(seen(line, VISIONS[vision]), seen(other, VISIONS[vision]))).toBeGreaterThan(0.08);
      }
    }
  });

  it.each(Object.keys(VISIONS) as (keyof typeof VISIONS)[])(
    'rises and falls are told apart with %s',
    (vision) => {
      const pairs = [
        ['--color-up', '--color-down'],
        ...[2, 3, 4].map((strength) => [`--heat-rise-${strength}`, `--heat-fall-${strength}`]),
      ];
      for (const pair of pairs) {
        const [rise, fall] = pair.map((token) => seen(colour(token, theme), VISIONS[vision])) as [Rgb, Rgb];
        expect(distance(rise, fall), pair.join()).toBeGreaterThan(0.12);
      }
    },
  );

  it('gains and losses in a list can be read (WCAG 1.4.3)', () => {
    for (const ground of ['ground', 'surface', 'sunken']) {
      for (const way of ['up', 'down']) {
        const measured = contrast(colour(`--color-${way}`, theme), colour(`--color-${ground}`, theme));
        expect(measured, `${way} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it('every label on a tile can be read (WCAG 1.4.3)', () => {
    for (const step of HEAT_STEPS) {
      const { ground, ink } = heatTokens(step);
      expect(contrast(colour(ink, theme), colour(ground, theme))).toBeGreaterThanOrEqual(4.5);
    }
  });
});
