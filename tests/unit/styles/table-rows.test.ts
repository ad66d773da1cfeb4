import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The innermost rules for table rows in a style sheet. */
const rulesOfRows = (css: string) =>
  [...css.matchAll(/([^{};]*)\{([^{}]*)\}/g)].filter(([, selectors]) =>
    /\btr\b[^,\s]*\s*(,|$)/.test(selectors ?? ''),
  );

it('nothing is positioned within a row that is laid out as one: WebKit places it in the page instead', () => {
  const sheets = globSync('src/**/*.css').filter((file) => {
    const rules = rulesOfRows(readFileSync(file, 'utf8')).map(([, , declarations]) => declarations ?? '');
    return (
      rules.some((each) => each.includes('position: relative')) &&
      !rules.some((each) => /display: (grid|flex|block)/.test(each))
    );
  });
  expect(sheets).toEqual([]);
});
