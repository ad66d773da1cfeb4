import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const contentFile = (path: string) =>
  readFile(new URL(`../../../src/content/${path}`, import.meta.url), 'utf8');
/** With its line breaks taken out, so that a sentence can be looked for. */
const sentencesOf = async (path: string) => (await contentFile(path)).replaceAll(/\s+/g, ' ');

const maths = await contentFile('pages/maths.mdx');
const mathsSentences = await sentencesOf('pages/maths.mdx');

const dollars = (amount: number) => `$${amount.toLocaleString('en-US')}`;
const number = (text: string | undefined) => Number(text?.replaceAll(/[$,%+]/g, '').replace('−', '-'));
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(2)}%`;

/** The rows of the n-th table of the maths page, without head and rule. */
function table(index: number): string[][] {
  const tables = maths.match(/(?:^\|.*\n)+/gm) ?? [];
  const rows = (tables[index] ?? '').trim().split('\n').slice(2);
  return rows.map((row) =>
    row
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

describe('the maths page', () => {
  it('adds up the prices of the levels', () => {
    let total = 0;
    const expected = Array.from({ length: 12 }, (_, step) => {
      total += 5 * 2 ** step;
      return [`${step + 1}`, dollars(5 * 2 ** step), dollars(total)];
    });
    expect(table(0)).toEqual(expected);
    expect(mathsSentences).toContain(`5 × (2¹² − 1) = 5 × 4,095 = ${dollars(total)}`);
    expect(mathsSentences).toContain(`Both matrices together cost ${dollars(2 * total)}`);
  });

  it('sends the six payments of a full S6 where the plan says', async () => {
    const { places } = parse(await contentFile('plans/classic.yaml')).matrices[0];
    const receivers = table(1).map(([, , receiver]) => receiver);
    expect(receivers.filter((receiver) => receiver === 'R')).toHaveLength(places.payOwner);
    expect(receivers.filter((receiver) => receiver === 'the member above R')).toHaveLength(places.passUp);
    expect(receivers).toHaveLength(places.payOwner + places.passUp + places.reenter);
  });

  it.each([2, 3])(
    'balances the example of table %i: what is paid is received, and results are zero',
    (index) => {
      const rows = table(index).map(([, ...amounts]) => amounts.map(number));
      const all = rows.pop();
      for (const [paid = NaN, received = NaN, result] of rows) expect(received - paid).toBe(result);
      const sums = [0, 1, 2].map((column) => rows.reduce((sum, row) => sum + (row[column] ?? NaN), 0));
      expect(sums).toEqual(all);
      expect(sums[2]).toBe(0);
    },
  );

  it('counts the members of full lines of two', () => {
    for (const [lines, members, last, share] of table(4)) {
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

  it('takes the packages as they are', async () => {
    const rows = table(5);
    for (const [name = '', amount, advertised, result] of rows) {
      const { amountUsd, advertisedPercent } = parse(
        await contentFile(`packages/${name.toLowerCase()}.yaml`),
      );
      const sum = dollars((amountUsd * advertisedPercent) / 100);
      expect([amount, advertised, result]).toEqual([dollars(amountUsd), `${advertisedPercent}%`, sum]);
    }
    expect(rows).toHaveLength(4);
  });
});

describe('the plans and claims', () => {
  it('advertise as many prices as a full matrix pays its owner', async () => {
    const { matrices } = parse(await contentFile('plans/classic.yaml'));
    for (const { advertisedPercent, places } of matrices) {
      expect(advertisedPercent).toBe(100 * places.payOwner);
    }
  });

  it('say the same of the cost of twelve levels', async () => {
    for (const path of ['plans/classic.yaml', 'claims/stablecoin-and-gas.yaml']) {
      expect(await sentencesOf(path)).toContain(dollars(5 * (2 ** 12 - 1)));
    }
    expect(await sentencesOf('claims/stablecoin-and-gas.yaml')).toContain(dollars(2 * 5 * (2 ** 12 - 1)));
    expect(await sentencesOf('plans/classic.yaml')).toContain(dollars(5 * 2 ** 11));
  });

  it('say the same of the last line', async () => {
    expect(await sentencesOf('claims/fair-distribution.yaml')).toContain(
      `512 of 1,023 members (${percent(512, 1023)})`,
    );
    expect(await sentencesOf('claims/partners.yaml')).toContain(`512 of them (${percent(512, 585)})`);
  });

  it('say how many full cycles 100 purchases can pay for', async () => {
    const text = await sentencesOf('claims/three-plans.yaml');
    expect(text).toContain(`${Math.floor(100 / 3)} full cycles at most (100 ÷ 3)`);
    expect(text).toContain(`for ${Math.floor(100 / 6)} (100 ÷ 6)`);
  });
});
