import { sha256 } from '@noble/hashes/sha2.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalJson } from '#domain/log/canonical-json.ts';
import { commitmentTo, entryOf, readEntry, saltOf, writeEntry } from '#domain/log/entry.ts';
import { cents } from '#domain/money/cents.ts';
import { LedgerBroken, type Posting } from '#domain/money/ledger.ts';
import { sampleRequest } from '#tests/support/log.ts';

const posting: Posting = {
  id: 'ann:decideDeposit:deposit-1',
  kind: 'credit',
  from: 'external',
  to: 'locked:ann',
  amount: cents(300_00),
  at: 1_700_000_000_000,
  subject: '1',
};
const salt = saltOf(new Uint8Array(16).fill(9));

describe('an entry of the log', () => {
  const text = writeEntry(entryOf({ postings: [posting], salt }, 1));

  it('tells books, cents, kind and day, and names no one', () => {
    expect(JSON.parse(text)).toEqual({
      at: Date.UTC(2023, 10, 14),
      cents: 300_00,
      commitment: commitmentTo({ postings: [posting], salt }),
      from: 'external',
      kind: 'credit',
      sequence: 1,
      to: 'members',
    });
    expect(text).not.toContain('ann');
  });

  it('has no amount where the money stays with members', () => {
    const hold = { ...posting, kind: 'hold', from: 'earning:ann', to: 'held:ann' } as const;
    const entry = entryOf({ postings: [hold], salt }, 1);
    expect(entry).toMatchObject({ cents: 0, from: 'members', to: 'members' });
    expect(readEntry(writeEntry(entry))).toEqual(entry);
    expect(readEntry(writeEntry({ ...entry, cents: 300_00 }))).toBeNull();
  });

  it('says of a payout that is taken back, and released, what came back', () => {
    const reversal = { of: 'ann:1', entry: 7, reason: 'The bank returned it.', operator: 'olga' };
    const back = { ...posting, kind: 'reversal', to: 'held:ann', reversal } as const;
    const release = { ...posting, kind: 'release', from: 'held:ann', to: 'earning:ann' } as const;
    expect(entryOf({ postings: [back, release], salt }, 9)).toMatchObject({
      kind: 'reversal',
      from: 'external',
      to: 'members',
      cents: 300_00,
      reverses: 7,
    });
  });

  it('is not made of what moves money between three books', () => {
    const other = { ...posting, to: 'house' } as const;
    expect(() => entryOf({ postings: [posting, other], salt }, 1)).toThrow(LedgerBroken);
  });

  it('is canonical JSON', () => {
    fc.assert(
      fc.property(fc.nat(5000), (nth) => {
        const entry = entryOf(sampleRequest(nth), nth + 1);
        expect(writeEntry(entry)).toBe(canonicalJson({ ...entry }));
        expect(readEntry(writeEntry(entry))).toEqual(entry);
      }),
    );
  });

  it('commits to SHA-256 of the salt and the canonical postings', () => {
    const canonical =
      '[{"amount":30000,"at":1700000000000,"from":"external","id":"ann:decideDeposit:deposit-1",' +
      '"kind":"credit","subject":"1","to":"locked:ann"}]';
    const hash = sha256(Buffer.concat([Buffer.alloc(16, 9), Buffer.from(canonical)]));
    expect(commitmentTo({ postings: [posting], salt })).toBe(Buffer.from(hash).toString('base64'));
  });

  it.each(Object.keys(posting) as (keyof Posting)[])('commits to the posting’s %s', (name) => {
    const value = posting[name];
    const other = { ...posting, [name]: typeof value === 'number' ? value + 1 : `${value}x` };
    expect(commitmentTo({ postings: [other], salt })).not.toBe(commitmentTo({ postings: [posting], salt }));
  });

  describe('of a reversal', () => {
    const reversal: Posting = {
      ...posting,
      kind: 'reversal',
      reversal: { of: 'ann:1', entry: 7, reason: 'Credited twice.', operator: 'olga' },
    };
    const reversed = writeEntry(entryOf({ postings: [reversal], salt }, 9));

    it('names the entry that it takes back, and neither reason nor operator', () => {
      expect(readEntry(reversed)).toMatchObject({ kind: 'reversal', reverses: 7, sequence: 9 });
      expect(reversed).not.toMatch(/twice|olga/);
    });

    it.each(['of', 'entry', 'reason', 'operator'] as const)('commits to its %s', (name) => {
      const value = reversal.reversal?.[name];
      const other = typeof value === 'number' ? value + 1 : `${value}x`;
      const changed = { ...reversal, reversal: { ...reversal.reversal, [name]: other } } as Posting;
      expect(commitmentTo({ postings: [changed], salt })).not.toBe(
        commitmentTo({ postings: [reversal], salt }),
      );
    });

    it.each([
      ['of another kind', reversed.replace('"kind":"reversal"', '"kind":"credit"')],
      ['of none', reversed.replace('"reverses":7,', '')],
      ['of the one before the first', reversed.replace('"reverses":7', '"reverses":0')],
      ['of half an entry', reversed.replace('"reverses":7', '"reverses":6.5')],
    ])('is not read if it is one %s', (_what, changed) => {
      expect(changed).not.toBe(reversed);
      expect(readEntry(changed)).toBeNull();
    });
  });

  it.each([
    ['another order of members', text.replace(/"at":(\d+),"cents":(\d+)/, '"cents":$2,"at":$1')],
    ['white space', text.replace(':', ': ')],
    ['a further member', text.replace('}', ',"z":1}')],
    ['a missing member', text.replace('"cents":30000,', '')],
    ['an unknown book', text.replace('"members"', '"locked"')],
    ['a time', text.replace('"at":1699920000000', '"at":1700000000000')],
    ['no money', text.replace('30000', '0')],
    ['less than no money', text.replace('30000', '-30000')],
    ['half a cent', text.replace('30000', '30000.5')],
    ['another spelling of a number', text.replace('30000', '3e4')],
    ['a commitment of another length', text.replace('"commitment":"', '"commitment":"A')],
    ['a name in place of a kind', text.replace('"credit"', '"Ann Example"')],
    ['no object', 'null'],
    ['no JSON', '{'],
  ])('is not read with %s', (_what, changed) => {
    expect(changed).not.toBe(text);
    expect(readEntry(changed)).toBeNull();
  });
});
