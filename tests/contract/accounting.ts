import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend, LoggedPosting, Period, PostingsPage } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { PROGRAMME_BOOKS, programmeTotals } from '#domain/money/programme-totals.ts';
import type { Harness } from './harness.ts';
import { refusal, totalsOf } from './observe.ts';
import { joinAsOperator, logIn, register } from './people.ts';

const EVER: Period = { from: 0, until: Date.UTC(2100, 0) };

async function allOf(tab: Backend, period: Period): Promise<readonly LoggedPosting[]> {
  const found: LoggedPosting[] = [];
  let page: PostingsPage | undefined = await tab.readPostings(period);
  while (page) {
    found.push(...page.items);
    page = await page.next?.();
  }
  return found;
}

export function describeAccounting(harness: Harness): void {
  describe(`the postings of a period on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await register(tab, 'ada');
      await register(tab, 'ben', { upline: 'ada' });
      for (const name of ['ada', 'ben']) {
        await logIn(tab, name);
        await harness.fund(`${name}@mail.example`, cents(50_00));
        await tab.activateLevel({ matrix: 's8', level: 1 });
      }
    });

    it('are each there once, with their entry in the log, and add up to the totals', async () => {
      await joinAsOperator(harness, tab, 'olga');
      const found = await allOf(tab, EVER);
      const ids = found.map(({ posting }) => posting.id);
      expect(new Set(ids).size).toBe(ids.length);
      // One of them is between two members, and lies with both.
      const isBetween = ({ posting: { from, to } }: LoggedPosting) =>
        [from, to].every((account) => account.includes(':')) && from.split(':')[1] !== to.split(':')[1];
      expect(found.filter(isBetween)).toHaveLength(1);
      expect(found.map(({ entry }) => entry)).toEqual(
        found.map(({ entry }) => entry).toSorted((a, b) => a - b),
      );
      expect(found[0]?.entry).toBe(1);
      const sums = programmeTotals(found.map(({ posting }) => posting));
      const totals = await totalsOf(tab).first();
      for (const book of PROGRAMME_BOOKS) expect(sums[book], book).toBe(totals[book]);
    });

    it('are those from its first instant to before its last', async () => {
      await joinAsOperator(harness, tab, 'olga');
      const all = await allOf(tab, EVER);
      const [first, last] = [all[0]?.posting.at ?? 0, all.at(-1)?.posting.at ?? 0];
      expect(await allOf(tab, { from: first, until: last + 1 })).toEqual(all);
      expect(await allOf(tab, { from: last + 1, until: last + 2 })).toEqual([]);
      expect(await allOf(tab, { from: 0, until: first })).toEqual([]);
    });

    it('are for operators alone', async () => {
      expect(await refusal(tab.readPostings(EVER))).toBe('permission-denied');
    });
  });
}
