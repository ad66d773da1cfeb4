import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';

const contentFile = (path: string) =>
  readFile(new URL(`../../../src/content/${path}`, import.meta.url), 'utf8');
const maths = await contentFile('pages/maths.mdx');
/** Without line breaks, so that a sentence can be looked for. */
const mathsSentences = maths.replaceAll(/\s+/g, ' ');

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const number = (text: string | undefined) => Number(text?.replaceAll(/[$,%+]/g, '').replace('−', '-'));
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

/** The rows of the one table of the maths page that is typed, without head and rule. */
function rowsOfTable(): string[][] {
  const [table = ''] = maths.match(/(?:^\|.*\n)+/gm) ?? [];
  const rows = table.trim().split('\n').slice(2);
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

describe('the maths page', () => {
  it('adds up the prices of the levels', () => {
    const total = 5 * (2 ** 12 - 1);
    expect(mathsSentences).toContain(`5 × (2¹² − 1) = 5 × 4,095 = ${dollars(total)}`);
    expect(mathsSentences).toContain(`Both matrices together cost ${dollars(2 * total)}`);
  });

  it('counts the members of full lines of two', () => {
    expect(rowsOfTable()).toHaveLength(5);
    for (const [lines, members, last, share] of rowsOfTable()) {
      const count = 2 ** number(lines) - 1;
      const inLastLine = 2 ** (number(lines) - 1);
      expect([number(members), number(last), share]).toEqual([count, inLastLine, percent(inLastLine, count)]);
    }
    expect(mathsSentences).toContain(`512 + 256 = 768 of 1,023 members, ${percent(512 + 256, 2 ** 10 - 1)}`);
  });

  it('counts the members of full lines of eight', () => {
    const members = 1 + 8 + 8 ** 2 + 8 ** 3;
    expect(mathsSentences).toContain(`1 + 8 + 64 + 512 = ${members} members`);
    expect(mathsSentences).toContain(percent(8 ** 3, members));
  });
});
