import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type LogEntry, readEntry, writeEntry } from '#domain/log/entry.ts';
import { PUBLIC_BOOKS } from '#domain/log/books.ts';
import { readMovement } from '#domain/log/read-movement.ts';
import { DAY } from '#domain/time.ts';

const encoder = new TextEncoder();
const read = (text: string) => readMovement(encoder.encode(text));

/** What `readEntry` makes of the text, without what is not added up. */
function expected(text: string) {
  const entry = readEntry(text);
  if (entry === null) return null;
  const { at, cents, from, reverses = null, sequence, to } = entry;
  return { at, cents, from, reverses, sequence, to };
}

const MOST_DAYS = Math.floor(Number.MAX_SAFE_INTEGER / DAY);

const movements = fc.oneof(
  fc.record({
    cents: fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }),
    books: fc.constantFrom(
      ...PUBLIC_BOOKS.flatMap((from) => PUBLIC_BOOKS.filter((to) => to !== from).map((to) => ({ from, to }))),
    ),
  }),
  fc.constant({ cents: 0, books: { from: 'members', to: 'members' } } as const),
);

const others = fc
  .record({
    day: fc.integer({ min: -MOST_DAYS, max: MOST_DAYS }),
    movement: movements,
    commitment: fc.stringMatching(/^[A-Za-z0-9+/]{43}=$/),
    kind: fc.stringMatching(/^[a-z]{1,32}$/),
    sequence: fc.nat(),
  })
  .map(({ day, movement: { cents, books }, ...rest }) => ({ at: day * DAY, cents, ...books, ...rest }));

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
  ['"at":86400000', '"at":086400000'],
  ['"at":86400000', '"at":86400001'],
  ['"at":86400000', '"at":-0'],
  ['"at":86400000', '"at":9007199254740992'],
  ['"at":86400000', '"at":99999999999999999999'],
  ['"cents":1', '"cents":0'],
  ['"cents":1', '"cents":-1'],
  ['"to":"house"', '"to":"home"'],
  ['"to":"house"', '"to":"members"'],
  ['"kind":"credit"', '"kind":""'],
  ['"kind":"credit"', '"kind":"reversal"'],
  ['"kind":"credit"', '"kind":"reversal","reverses":0'],
  ['"kind":"credit"', '"kind":"credit","reverses":1'],
  ['}', '} '],
])('takes %s, and refuses %s in its place', (right, wrong) => {
  const commitment = `${'A'.repeat(43)}=`;
  const text = writeEntry({
    at: DAY,
    cents: 1,
    commitment,
    from: 'members',
    kind: 'credit',
    sequence: 1,
    to: 'house',
  });
  expect(read(text)).toEqual({
    at: DAY,
    cents: 1,
    from: 'members',
    reverses: null,
    sequence: 1,
    to: 'house',
  });
  expect(read(right === '' ? '' : text.replace(right, wrong))).toBeNull();
});

it('refuses a byte order mark, which decoding would hide', () => {
  const commitment = `${'A'.repeat(43)}=`;
  const text = writeEntry({
    at: DAY,
    cents: 1,
    commitment,
    from: 'members',
    kind: 'credit',
    sequence: 1,
    to: 'house',
  });
  expect(readMovement(Uint8Array.of(0xef, 0xbb, 0xbf, ...encoder.encode(text)))).toBeNull();
});
