import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LogEntry, readEntry, writeEntry } from '#domain/log/entry.ts';
import { readMovement } from '#domain/log/read-movement.ts';
import { PROGRAMME_BOOKS } from '#domain/money/programme-totals.ts';

const encoder = new TextEncoder();
const read = (text: string) => readMovement(encoder.encode(text));

/** What `readEntry` makes of the text, without what is not added up. */
function expected(text: string) {
  const entry = readEntry(text);
  if (entry === null) return null;
  const { at, cents, from, reverses = null, sequence, to } = entry;
  return { at, cents, from, reverses, sequence, to };
}

const others = fc.record({
  at: fc.maxSafeInteger(),
  cents: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
  commitment: fc.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
  from: fc.constantFrom(...PROGRAMME_BOOKS),
  kind: fc.stringMatching(/^[a-z]{1,32}$/),
  sequence: fc.nat(),
  to: fc.constantFrom(...PROGRAMME_BOOKS),
});

const entries: fc.Arbitrary<LogEntry> = fc.oneof(
  others,
  fc.tuple(others, fc.integer({ min: 1 }), fc.integer({ min: 1 })).map(([entry, reverses, more]) => ({
    ...entry,
    kind: 'reversal',
    reverses,
    sequence: reverses + more,
  })),
);

it('reads what `writeEntry` writes', () => {
  fc.assert(
    fc.property(entries, (entry) => {
      expect(read(writeEntry(entry))).toEqual(expected(writeEntry(entry)));
      expect(read(writeEntry(entry))).not.toBeNull();
    }),
  );
});

it('agrees with `readEntry` about any text near it', () => {
  const part = fc.constantFrom(
    '',
    '0',
    '00',
    '-',
    '-0',
    '1',
    '9',
    '.5',
    'e3',
    '"',
    '}',
    ' ',
    '=',
    'a',
    'house',
    'é',
    '\n',
  );
  fc.assert(
    fc.property(entries, fc.nat(), fc.nat(3), part, (entry, place, dropped, added) => {
      const text = writeEntry(entry);
      const at = place % (text.length + 1);
      const changed = text.slice(0, at) + added + text.slice(at + dropped);
      expect(read(changed)).toEqual(expected(changed));
    }),
    { numRuns: 5_000 },
  );
});

it.each([
  ['', ''],
  ['"at":5', '"at":05'],
  ['"at":5', '"at":-0'],
  ['"at":5', '"at":9007199254740992'],
  ['"at":5', '"at":99999999999999999999'],
  ['"cents":1', '"cents":0'],
  ['"cents":1', '"cents":-1'],
  ['"to":"house"', '"to":"home"'],
  ['"kind":"credit"', '"kind":""'],
  ['"kind":"credit"', '"kind":"reversal"'],
  ['"kind":"credit"', '"kind":"reversal","reverses":1'],
  ['"kind":"credit"', '"kind":"reversal","reverses":0'],
  ['"kind":"credit"', '"kind":"credit","reverses":1'],
  ['}', '} '],
])('takes %s, and refuses %s in its place', (right, wrong) => {
  const commitment = `${'A'.repeat(43)}=`;
  const text = writeEntry({
    at: 5,
    cents: 1,
    commitment,
    from: 'held',
    kind: 'credit',
    sequence: 1,
    to: 'house',
  });
  expect(read(text)).toEqual({ at: 5, cents: 1, from: 'held', reverses: null, sequence: 1, to: 'house' });
  expect(read(right === '' ? '' : text.replace(right, wrong))).toBeNull();
});

it('refuses a byte order mark, which decoding would hide', () => {
  const commitment = `${'A'.repeat(43)}=`;
  const text = writeEntry({
    at: 5,
    cents: 1,
    commitment,
    from: 'held',
    kind: 'credit',
    sequence: 1,
    to: 'house',
  });
  expect(readMovement(Uint8Array.of(0xef, 0xbb, 0xbf, ...encoder.encode(text)))).toBeNull();
});
