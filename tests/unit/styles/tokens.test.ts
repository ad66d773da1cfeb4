import { globSync, readFileSync } from 'node:fs';
import { type AtRule, type Declaration, type Node, parse } from 'postcss';
import { describe, expect, it } from 'vitest';

/*
 * One scale. Each size, space, weight, colour, time and layer is a token of src/styles/tokens.css, or has a name of its own: a
 * custom property beside its use. Lengths that follow text or the window (em, lh, %, vw, cqi) are free, and so is paper.
 */

const TOKENS = 'src/styles/tokens.css';
const read = (file: string) => readFileSync(file, 'utf8');

/** The numbers after a name in the comment of tokens.css: what custom properties cannot say. */
const listed = (name: string): readonly string[] => {
  const line = read(TOKENS).match(new RegExp(`${name}: (.+)\\.`))?.[1] ?? '';
  return line.match(/\d[\d.]*(?:rem)?/g) ?? [];
};
const WIDTHS = listed('Widths of windows');
const LINE_HEIGHTS = listed('Heights of lines');

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const sheets = globSync('src/**/*.{css,astro}').flatMap((file) => {
  const text = read(file);
  if (file.endsWith('.css')) return [{ file, root: parse(text), before: 0 }];
  return [...text.matchAll(STYLE)].map(({ 1: css = '', index }) => ({
    file,
    root: parse(css),
    before: text.slice(0, index).split('\n').length - 1,
  }));
});
const declarations: { where: string; declaration: Declaration }[] = [];
for (const { file, root, before } of sheets) {
  root.walkDecls((declaration) => {
    declarations.push({ where: `${file}:${(declaration.source?.start?.line ?? 0) + before}`, declaration });
  });
}

/** All that is not CSS and may name a custom property. */
const code = [...globSync('src/**/*.{ts,tsx,astro}'), 'astro.config.mjs']
  .map((file) => read(file).replace(STYLE, ''))
  .join('\n');

/** In a rule for print, millimetres and points are the measure. */
function isPrinted(node: Node | undefined): boolean {
  for (let at: Node | undefined = node; at; at = at.parent) {
    const { type, name, params } = at as AtRule;
    if (type === 'atrule' && (name === 'page' || (name === 'media' && /\bprint\b/.test(params)))) return true;
  }
  return false;
}

const FIXED_LENGTH = /(?<![\w#.-])-?\d*\.?\d+(?:px|rem|pt|pc|in|cm|mm)\b/g;
const COLOUR =
  /#[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch|oklab|lab|lch)\(|\b(?:white|black|gr[ae]y|red|green|blue|orange|yellow|gold|navy)\b/i;
const TIME = /(?<![\w.-])\d*\.?\d+m?s\b|cubic-bezier|steps\(|\bease(?:-\w+)*\b/;

/** What a value has left without its tokens and names. */
const withoutNames = (value: string): string =>
  value.replace(/(?:var|env)\(--?[\w-]+(?:,[^()]*)?\)/g, '').replace(/url\([^)]*\)/g, '');

const fixedLengths = (value: string, ...allowed: readonly string[]): readonly string[] =>
  (withoutNames(value).match(FIXED_LENGTH) ?? []).filter((length) => !allowed.includes(length));

/** Why a declaration is no part of the scale, or nothing. */
function strayIn({ prop, value, parent }: Declaration): string | undefined {
  if (prop.startsWith('--')) return;
  const paper = isPrinted(parent);
  const rest = withoutNames(value);
  if (/^font(-size)?$/.test(prop) && !paper && (fixedLengths(value).length > 0 || /\d%/.test(rest)))
    return 'size of text';
  if (/^font(-weight)?$/.test(prop) && /(?<![\w.])(?:[1-9]00|bold|bolder|lighter|normal)\b/.test(rest))
    return 'weight';
  if (
    /^(margin|padding|gap|(row|column)-gap|inset|top|right|bottom|left|scroll-(margin|padding))/.test(prop)
  ) {
    if (!paper && fixedLengths(value, '1px', '-1px', '0px').length > 0) return 'space';
  }
  if (/radius$/.test(prop) && fixedLengths(value).length > 0) return 'radius';
  if (/^(border|outline)/.test(prop) && !/radius|spacing|offset/.test(prop)) {
    if (fixedLengths(value, '1px', '2px').length > 0 && !/\b3px double\b/.test(rest))
      return 'width of a line';
  }
  if (prop === 'z-index' && !/^(-1|auto|var\(.+\))$/.test(value)) return 'layer';
  if (/^(transition|animation)/.test(prop) && TIME.test(rest)) return 'time';
  if (prop === 'line-height' && /\d/.test(rest) && !LINE_HEIGHTS.includes(rest)) return 'height of a line';
  const shorthand = prop === 'font' ? rest.match(/\/\s*([\d.]+)/)?.[1] : undefined;
  if (shorthand && !LINE_HEIGHTS.includes(shorthand)) return 'height of a line';
  if (!/^(-webkit-)?mask/.test(prop) && COLOUR.test(rest)) return 'colour';
  return;
}

describe('the scale', () => {
  it('is all that styles use', () => {
    const strays = declarations
      .map(({ where, declaration }) => ({ where, declaration, stray: strayIn(declaration) }))
      .filter(({ stray }) => stray)
      .map(
        ({ where, declaration, stray }) => `${where}: ${stray}: ${declaration.prop}: ${declaration.value}`,
      );
    expect(strays).toEqual([]);
  });

  it('has four widths of windows', () => {
    expect(WIDTHS).toHaveLength(4);
    const used: string[] = [];
    for (const { file, root } of sheets) {
      root.walkAtRules('media', ({ params }) => {
        for (const [, width = ''] of params.matchAll(
          /width[^()]*?(\d[\d.]*\w+)|(\d[\d.]*\w+)[^()]*?width/g,
        )) {
          if (width && !WIDTHS.includes(width)) used.push(`${file}: ${params}`);
        }
      });
    }
    expect(used).toEqual([]);
  });
});

describe('custom properties', () => {
  const defined = new Set(
    declarations.map(({ declaration }) => declaration.prop).filter((prop) => prop.startsWith('--')),
  );
  const used = new Set(
    declarations.flatMap(({ declaration }) =>
      [...declaration.value.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
    ),
  );
  /** A script names it in full, or its beginning before a `${…}`. */
  const families = [...code.matchAll(/(--[\w-]+-)\$\{/g)].map(([, family = '']) => family);
  const isInCode = (name: string): boolean =>
    new RegExp(`${name}(?![\\w-])`).test(code) || families.some((family) => name.startsWith(family));

  it('are defined where they are used', () => {
    expect([...used].filter((name) => !defined.has(name) && !isInCode(name))).toEqual([]);
  });

  it('are used where they are defined', () => {
    expect([...defined].filter((name) => !used.has(name) && !isInCode(name))).toEqual([]);
  });
});
