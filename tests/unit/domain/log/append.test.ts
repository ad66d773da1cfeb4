import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendToPublicLog, EMPTY_LOG } from '#domain/log/append.ts';
import { cents } from '#domain/money/cents.ts';
import { LedgerBroken, type Posting } from '#domain/money/ledger.ts';
import { booksOf, sampleRequest, sampleRequests, StoredLog } from '#tests/support/log.ts';

describe('appending to the log', () => {
  it('ends in the same log, however the requests are divided', () => {
    const whole = new StoredLog().append(sampleRequests(700));
    fc.assert(
      fc.property(fc.array(fc.nat(300), { maxLength: 6 }), (counts) => {
        const parts = new StoredLog();
        let done = 0;
        for (const count of [...counts, 700]) {
          parts.append(sampleRequests(700).slice(done, done + count));
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
    const { head } = appendToPublicLog(EMPTY_LOG, sampleRequests(200));
    const { bundles, tiles } = appendToPublicLog(head, sampleRequests(500).slice(200));
    expect(bundles.map(({ index, start, entries }) => [index, start, entries.length])).toEqual([
      [0, 200, 56],
      [1, 0, 244],
    ]);
    expect(tiles.map(({ level, index, start, hashes }) => [level, index, start, hashes.length])).toEqual([
      [1, 0, 0, 1],
    ]);
  });

  it('keeps the sums of the books, at the end of each bundle too', () => {
    const requests = sampleRequests(300);
    const log = new StoredLog().append(requests);
    expect(log.head.books).toEqual(booksOf(requests));
    const [first] = log.bundles;
    expect(first?.after).toEqual({
      size: 256,
      at: Date.UTC(2023, 10, 14),
      books: booksOf(requests.slice(0, 256)),
    });
  });

  it('changes nothing without requests', () => {
    const { head } = appendToPublicLog(EMPTY_LOG, sampleRequests(3));
    expect(appendToPublicLog(head, [])).toEqual({ head, bundles: [], tiles: [] });
  });

  it('refuses what no ledger allows', () => {
    const { postings, salt } = sampleRequest(2);
    expect(() => appendToPublicLog(EMPTY_LOG, [{ postings, salt }])).toThrow(LedgerBroken);
    const [posting] = postings as [Posting];
    const back = { ...posting, from: 'house', to: 'external', amount: cents(5) } as const;
    expect(appendToPublicLog(EMPTY_LOG, [{ postings: [back], salt }]).head.books.house).toBe(-5);
  });

  it('refuses an entry whose postings have different members: one of them could not prove it', () => {
    const { postings, salt } = sampleRequest(0);
    const [ann] = postings as [Posting];
    const ben: Posting = { ...ann, to: 'locked:ben' };
    expect(() => appendToPublicLog(EMPTY_LOG, [{ postings: [ann, ben], salt }])).toThrow('different members');
    expect(() => appendToPublicLog(EMPTY_LOG, [{ postings: [], salt }])).toThrow('different members');
  });
});
