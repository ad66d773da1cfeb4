import { inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deflatePart, joinParts } from '../../../src/open-graph/deflate-parts.ts';

test('parts that were compressed one by one are one stream, whose checksum zlib accepts', () => {
  const bytes = fc.uint8Array({ maxLength: 20_000, size: 'max' });
  fc.assert(
    fc.property(fc.array(bytes, { maxLength: 4 }), fc.integer({ min: 1, max: 9 }), (parts, level) => {
      const stream = joinParts(parts.map((part) => deflatePart(part, level)));
      expect(inflateSync(stream)).toEqual(Buffer.concat(parts));
    }),
    { numRuns: 40 },
  );
});

test('the largest bytes do not overflow the checksum', () => {
  const bytes = new Uint8Array(400_000).fill(255);
  expect(inflateSync(joinParts([deflatePart(bytes, 1), deflatePart(bytes, 1)])).length).toBe(800_000);
});
