import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendToLog, EMPTY_LOG } from '#domain/log/append.ts';
import { cents } from '#domain/money/cents.ts';
import { LedgerBroken } from '#domain/money/ledger.ts';
import { programmeTotals } from '#domain/money/programme-totals.ts';
import { samplePosting, samplePostings, StoredLog } from '#tests/support/log.ts';

describe('appending to the log', () => {
  it('ends in the same log, however the postings are divided', () => {
    const whole = new StoredLog().append(samplePostings(700));
    fc.assert(
      fc.property(fc.array(fc.nat(300), { maxLength: 6 }), (counts) => {
        const parts = new StoredLog();
        let done = 0;
        for (const count of [...counts, 700]) {
          parts.append(samplePostings(700).slice(done, done + count));
          done += count;
        }
        expect(parts.head).toEqual(whole.head);
        expect(parts.bundles).toEqual(whole.bundles);
        expect(parts.hashes).toEqual(whole.hashes);
      }),
      { numRuns: 20 },
    );
  });

  it('says which bundles and tiles gain what', () => {
    const { head } = appendToLog(EMPTY_LOG, samplePostings(200));
    const { bundles, tiles } = appendToLog(head, samplePostings(500).slice(200));
    expect(bundles.map(({ index, start, entries }) => [index, start, entries.length])).toEqual([
      [0, 200, 56],
      [1, 0, 244],
    ]);
    expect(tiles.map(({ level, index, start, hashes }) => [level, index, start, hashes.length])).toEqual([
      [1, 0, 0, 1],
    ]);
  });

  it('keeps the sums of the books, at the end of each bundle too', () => {
    const postings = samplePostings(300);
    const log = new StoredLog().append(postings);
    expect(log.head.books).toEqual(programmeTotals(postings.map(({ posting }) => posting)));
    const [first] = log.bundles;
    expect(first?.after).toEqual({
      size: 256,
      at: postings[255]?.posting.at,
      books: programmeTotals(postings.slice(0, 256).map(({ posting }) => posting)),
    });
  });

  it('changes nothing without postings', () => {
    const { head } = appendToLog(EMPTY_LOG, samplePostings(3));
    expect(appendToLog(head, [])).toEqual({ head, bundles: [], tiles: [] });
  });

  it('refuses what no ledger allows', () => {
    const { posting, salt } = samplePosting(2);
    expect(() => appendToLog(EMPTY_LOG, [{ posting, salt }])).toThrow(LedgerBroken);
    const back = { ...posting, from: 'house', to: 'external', amount: cents(5) } as const;
    expect(appendToLog(EMPTY_LOG, [{ posting: back, salt }]).head.books.house).toBe(-5);
  });
});
