import screens from '#styles/screen-tokens.css?raw';
import every from '#styles/tokens.css?raw';
import { colourIn, contrast, type Theme } from './contrast.ts';

interface Token {
  readonly name: string;
  readonly value: string;
}

/** Read from the style sheets themselves: there is no second list. */
const TOKENS: readonly Token[] = [...`${screens}${every}`.matchAll(/^ {2}(--[\w-]+): ([^;]+);/gm)].map(
  ([, name = '', value = '']) => ({ name, value }),
);

/** What a token is, by the beginning of its name; the others stand together at the end. */
const KINDS = {
  colours: /^--color-/,
  text: /^--(text|font|weight)/,
  spaces: /^--(space|grout|gutter|flow|target|to-target|edge|measure|page)/,
  corners: /^--(radius|shadow|focus)/,
  motion: /^--(time|ease)/,
  others: /^/,
} as const;
type Kind = keyof typeof KINDS;

const kindOf = (token: Token) => (Object.keys(KINDS) as Kind[]).find((kind) => KINDS[kind].test(token.name));

export const tokensOf = (kind: Kind): readonly Token[] => TOKENS.filter((token) => kindOf(token) === kind);

const GROUNDS = ['--color-ground', '--color-surface', '--color-sunken', '--color-chosen'];
const cssOf = (name: string) => TOKENS.find((token) => token.name === name)?.value ?? '';

/** How well text of a colour is read on each ground; or, of a ground or of glass, what stands on it. */
export function contrastsOf({ name, value }: Token, theme: Theme): string {
  const colour = colourIn(value, theme);
  if (!colour) return '';
  const isGround = GROUNDS.includes(name) || name.endsWith('-soft');
  // The same by day and by night: white or ink stands on it.
  const isGlass = !value.includes('light-dark');
  const others = isGround ? ['--color-text'] : isGlass ? ['--color-white', '--color-ink'] : GROUNDS;
  return others
    .map((other) => {
      const against = colourIn(cssOf(other), theme);
      const measured = against ? contrast(colour, against).toFixed(1) : '?';
      return `${other.replace('--color-', '')} ${measured}`;
    })
    .join(' · ');
}
