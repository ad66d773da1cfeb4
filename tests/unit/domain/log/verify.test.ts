import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SaltedPostings } from '#domain/log/entry.ts';
import { leafHash, rootOf } from '#domain/log/merkle.ts';
import type { LogFault } from '#domain/log/fault.ts';
import { type Verification, verifyPublicLog, type VerifyOptions } from '#domain/log/verify.ts';
import type { Cents } from '#domain/money/cents.ts';
import type { Posting, Reversal } from '#domain/money/ledger.ts';
import { booksOf, check, sampleRequest, sampleRequests, StoredLog, verifierKey } from '#tests/support/log.ts';

const SIZE = 70_000;
const long = new StoredLog().append(sampleRequests(SIZE));

const logOf = (size: number) => new StoredLog().append(sampleRequests(size));
const verify = (log: StoredLog, options: Partial<VerifyOptions> = {}) =>
  verifyPublicLog(log, { check, ...options });

const seenAt = (size: number, withEdge = true) => {
  const { head } = logOf(size);
  return { size, root: rootOf(head.edge), ...(withEdge && { edge: head.edge }) };
};

function fault(verification: Verification): LogFault | null {
  return verification.ok ? null : verification.fault;
}

/** Another amount from the outside world to members: all sums still add up to zero. */
const forged = (text: string) => text.replace(/"cents":\d+/, '"cents":7');

/** The log of someone who holds the key and makes every hash again. */
function rewritten(size: number, change: (requests: SaltedPostings[]) => void) {
  const requests = [...sampleRequests(size)];
  change(requests);
  return new StoredLog().append(requests);
}

describe('verifying a log', () => {
  it.each([0, 1, 2, 255, 256, 257, 512, 600])('finds nothing wrong with one of %i entries', async (size) => {
    const requests = sampleRequests(size);
    for (const tiles of ['all', 'above'] as const) {
      expect(await verify(logOf(size), { tiles })).toEqual({
        ok: true,
        note: await logOf(size).checkpoint(),
        checkpoint: { origin: 'tessera.test/log', ...seenAt(size, false) },
        edge: logOf(size).head.edge,
        verifierKey,
        books: booksOf(requests),
        lastAt: size === 0 ? null : Date.UTC(2023, 10, 14),
      });
    }
  });

  it('takes it from any state that was seen before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(600), fc.boolean(), async (size, withEdge) => {
        expect(await verify(logOf(600), { seen: [seenAt(size, withEdge)] })).toMatchObject({ ok: true });
      }),
      { numRuns: 20 },
    );
  });

  it('tells how far it is, and stops when asked to', async () => {
    const told: unknown[] = [];
    await verify(logOf(600), { onProgress: (...progress) => void told.push(progress) });
    expect(told).toEqual([
      [256, 600],
      [512, 600],
      [600, 600],
    ]);
    const stopping = new AbortController();
    const stopped = verify(logOf(600), { signal: stopping.signal, onProgress: () => stopping.abort() });
    await expect(stopped).rejects.toThrow(/abort/i);
  });

  it('passes on that the log is out of reach', async () => {
    const log = logOf(600);
    log.entries = () => Promise.reject(new Error('offline'));
    await expect(verify(log)).rejects.toThrow('offline');
  });
});

describe('a changed log', () => {
  it('is refused with the entry that was forged', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(599), fc.constantFrom('all', 'above'), async (nth, tiles) => {
        fc.pre(nth % 3 !== 2);
        const log = logOf(600);
        const { entries } = log.bundles[Math.floor(nth / 256)] as { entries: string[] };
        entries[nth % 256] = forged(entries[nth % 256] as string);
        expect(fault(await verify(log, { tiles }))).toEqual({ kind: 'entry-changed', entry: nth + 1 });
      }),
      { numRuns: 30 },
    );
  });

  it('is refused with the entries around, if its hash was changed too', async () => {
    const log = logOf(600);
    const entry = forged(log.bundles[0]?.entries[3] as string);
    (log.bundles[0] as { entries: string[] }).entries[3] = entry;
    (log.hashes[0] as Uint8Array[])[3] = leafHash(Buffer.from(entry));
    expect(fault(await verify(log))).toEqual({ kind: 'entries-changed', from: 1, to: 256 });
  });

  it('is refused if its published sums were changed', async () => {
    const log = logOf(600);
    (log.bundles[1] as { after: unknown }).after = {
      ...log.bundles[1]?.after,
      books: log.bundles[0]?.after.books,
    };
    expect(fault(await verify(log))).toEqual({ kind: 'books-differ', size: 512 });
  });

  it('is refused if a hash above the entries was changed', async () => {
    const { hashes } = long;
    for (const level of [1, 2]) {
      const [kept] = hashes[level] as Uint8Array[];
      (hashes[level] as Uint8Array[])[0] = new Uint8Array(32);
      expect(fault(await verify(long))).toEqual({ kind: 'entries-changed', from: 1, to: 256 ** level });
      (hashes[level] as Uint8Array[])[0] = kept as Uint8Array;
    }
    expect(fault(await verify(long))).toBeNull();
  });

  it('is refused if a hash below the full tiles was changed, when all tiles are read', async () => {
    const log = logOf(600);
    (log.hashes[0] as Uint8Array[])[5] = new Uint8Array(32);
    expect(fault(await verify(log))).toBeNull();
    expect(fault(await verify(log, { tiles: 'all' }))).toEqual({ kind: 'entry-changed', entry: 6 });
  });

  it('is refused if an entry was dropped, or two were exchanged', async () => {
    const dropped = logOf(600);
    dropped.bundles[1]?.entries.splice(10, 1);
    expect(fault(await verify(dropped))).toEqual({ kind: 'entry-out-of-order', entry: 267, found: 268 });
    const last = logOf(600);
    last.bundles[2]?.entries.pop();
    expect(fault(await verify(last))).toEqual({ kind: 'entries-missing', from: 600, to: 600 });
    const none = logOf(600);
    none.bundles.splice(2);
    expect(fault(await verify(none))).toEqual({ kind: 'entries-missing', from: 513, to: 600 });
    const exchanged = logOf(600);
    const { entries } = exchanged.bundles[0] as { entries: string[] };
    [entries[4], entries[6]] = [entries[6] as string, entries[4] as string];
    expect(fault(await verify(exchanged))).toEqual({ kind: 'entry-out-of-order', entry: 5, found: 7 });
  });

  it('is refused if two entries were exchanged with their sequences', async () => {
    const log = logOf(600);
    const { entries } = log.bundles[0] as { entries: string[] };
    const swap = (text: string, sequence: number) => text.replace(/"sequence":\d+/, `"sequence":${sequence}`);
    [entries[3], entries[4]] = [swap(entries[4] as string, 4), swap(entries[3] as string, 5)];
    expect(fault(await verify(log))).toEqual({ kind: 'entry-changed', entry: 4 });
  });

  it('is refused if an entry cannot be read, or takes what is not there', async () => {
    const unreadable = logOf(3);
    (unreadable.bundles[0] as { entries: string[] }).entries[1] = '{}';
    expect(fault(await verify(unreadable))).toEqual({ kind: 'entry-unreadable', entry: 2 });
    const marked = logOf(3);
    const { entries: texts } = marked.bundles[0] as { entries: string[] };
    texts[1] = `\ufeff${texts[1]}`;
    expect(fault(await verify(marked))).toEqual({ kind: 'entry-unreadable', entry: 2 });
    const negative = logOf(3);
    const { entries } = negative.bundles[0] as { entries: string[] };
    entries[0] = (entries[0] as string)
      .replace('"from":"external"', '"from":"members"')
      .replace('"to":"members"', '"to":"house"');
    expect(fault(await verify(negative))).toEqual({ kind: 'members-negative', entry: 1, cents: -1000 });
    const huge = logOf(3);
    const bundle = huge.bundles[0] as { entries: string[] };
    bundle.entries = bundle.entries.map((text) => text.replace(/"cents":\d+/, `"cents":${2 ** 53 - 1}`));
    expect(fault(await verify(huge))).toEqual({ kind: 'sum-too-large', entry: 2 });
  });

  it('is refused if its checkpoint is another’s, or of another root', async () => {
    const log = logOf(300);
    log.signedRoot = new Uint8Array(32);
    expect(fault(await verify(log))).toEqual({ kind: 'root-differs', size: 300 });
    const forger = logOf(300);
    const note = await forger.checkpoint();
    forger.checkpoint = async () => note.replace('\n300\n', '\n299\n');
    expect(fault(await verify(forger))).toEqual({ kind: 'checkpoint', why: 'forged' });
    const keyless = logOf(300);
    keyless.verifierKey = async () => 'no key';
    expect(fault(await verify(keyless))).toEqual({ kind: 'key-unreadable' });
    expect(fault(await verify(logOf(300), { verifierKey: `${verifierKey}x` }))).toEqual({
      kind: 'key-changed',
    });
  });

  it('is refused with the entry that was forged, also where it was seen before', async () => {
    const log = logOf(600);
    const { entries } = log.bundles[0] as { entries: string[] };
    entries[6] = forged(entries[6] as string);
    expect(fault(await verify(log, { seen: [seenAt(300)] }))).toEqual({ kind: 'entry-changed', entry: 7 });
  });

  it('is refused if it was cut, or rewritten by the holder of the key', async () => {
    const seen = [seenAt(400)];
    expect(fault(await verify(logOf(399), { seen }))).toEqual({
      kind: 'shorter-than-seen',
      size: 399,
      seen: 400,
    });
    const change = rewritten(600, (requests) => {
      requests.splice(300, 2, sampleRequest(301), sampleRequest(300));
    });
    expect(fault(await verify(change))).toBeNull();
    expect(fault(await verify(change, { seen }))).toEqual({
      kind: 'rewritten-since-seen',
      from: 257,
      to: 384,
    });
    expect(fault(await verify(change, { seen: [seenAt(400, false)] }))).toEqual({
      kind: 'rewritten-since-seen',
      from: 1,
      to: 400,
    });
    expect(fault(await verify(change, { seen: [seenAt(300)] }))).toBeNull();
  });
});

describe('a log with reversals', () => {
  /** The holder of the key rewrites the log: its last reversal takes back `entry` in place of the right one. */
  const reversing = (entry: number, change: Partial<Posting> = {}) =>
    rewritten(96, (requests) => {
      const { postings, salt } = requests[95] as SaltedPostings;
      const [posting] = postings as [Posting];
      const reversal = { ...(posting.reversal as Reversal), entry };
      requests[95] = { postings: [{ ...posting, ...change, reversal }], salt };
    });

  it('verifies', async () => {
    expect(fault(await verify(reversing(95)))).toBeNull();
  });

  it.each([
    ['an entry of another amount', reversing(94)],
    ['an activation', reversing(93)],
    ['a reversal', reversing(48)],
    ['itself', reversing(96)],
    ['an entry that does not follow', reversing(Number.MAX_SAFE_INTEGER)],
    [
      'an entry that is taken back already',
      reversing(47, { amount: sampleRequest(46).postings[0]?.amount as Cents }),
    ],
    ['an entry the other way round', reversing(95, { from: 'external', to: 'locked:ann' })],
    ['an entry of other books', reversing(95, { to: 'house' })],
  ])('does not, if one takes back %s', async (_, log) => {
    expect(fault(await verify(log))).toMatchObject({ kind: 'reverses-nothing', entry: 96 });
  });

  it('tells which entry was changed, where that is why a reversal no longer fits', async () => {
    const log = logOf(600);
    const { entries } = log.bundles[0] as { entries: string[] };
    entries[46] = forged(entries[46] as string);
    expect(fault(await verify(log))).toEqual({ kind: 'entry-changed', entry: 47 });
  });
});
