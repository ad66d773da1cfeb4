/** Red, green and blue, each from 0 to 1. */
export type Rgb = readonly [number, number, number];
export type Theme = 'light' | 'dark';

/** The colour of a token's value in a theme: `#rgb`, `#rrggbb`, or the one of two that `light-dark()` gives. */
export function colourIn(value: string, theme: Theme): Rgb | undefined {
  const hexes = value.match(/#[0-9a-f]{3,8}/gi) ?? [];
  const hex = hexes.length > 1 && theme === 'dark' ? hexes[1] : hexes[0];
  if (!hex) return;
  const full = hex.length < 6 ? hex.replace(/[0-9a-f]/gi, '$&$&') : hex;
  return [1, 3, 5].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255) as unknown as Rgb;
}

export const linear = (rgb: Rgb) =>
  rgb.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as unknown as Rgb;

/** WCAG 2: from 1, none, to 21. */
export function contrast(left: Rgb, right: Rgb): number {
  const [dark = 0, light = 0] = [left, right]
    .map((rgb) => {
      const [red, green, blue] = linear(rgb);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}
