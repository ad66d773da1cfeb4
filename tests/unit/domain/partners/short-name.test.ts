import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sharedBeginnings, shortName } from '#domain/partners/short-name.ts';

/** As shown beside each other on the map. */
function shown(names: readonly string[], room: number): readonly string[] {
  const shared = sharedBeginnings(names);
  return names.map((name) => shortName(name, room, shared.get(name) ?? 0));
}

describe('names that are longer than their room', () => {
  it('are complete where there is room', () => {
    expect(shown(['ada_of_rome', 'ada'], 11)).toEqual(['ada_of_rome', 'ada']);
  });

  it('are cut at the end where their beginnings tell them apart', () => {
    expect(shown(['mosaic_maker_one', 'pebble_layer_one'], 8)).toEqual(['mosaic_…', 'pebble_…']);
  });

  it('are cut in the middle where their ends tell them apart', () => {
    expect(shown(['partner_number_01', 'partner_number_02'], 9)).toEqual(['pa…ber_01', 'pa…ber_02']);
  });

  it('keep only the part that tells them apart where there is room for no more', () => {
    expect(shown(['partner_north_side', 'partner_south_side'], 6)).toEqual(['…nort…', '…sout…']);
    expect(shown(['partner_n12345', 'partner_n67890'], 6)).toEqual(['…12345', '…67890']);
  });

  it('tell a name from one that continues it', () => {
    expect(new Set(shown(['partner_number', 'partner_number_two'], 9)).size).toBe(2);
  });

  it('never need more than their room', () => {
    const name = fc.stringMatching(/^[ab_]{3,20}$/);
    fc.assert(
      fc.property(
        fc.uniqueArray(name, { minLength: 2, maxLength: 12 }),
        fc.integer({ min: 4, max: 12 }),
        (names, room) => {
          const shared = sharedBeginnings(names);
          for (const each of names) {
            const short = shortName(each, room, shared.get(each) ?? 0);
            expect(short.length).toBeLessThanOrEqual(room);
            if (each.length <= room) expect(short).toBe(each);
          }
        },
      ),
    );
  });

  it('all differ when they are numbered', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^[a-z_]{1,17}$/),
        fc.integer({ min: 2, max: 200 }),
        fc.integer({ min: 6, max: 12 }),
        (beginning, count, room) => {
          const names = Array.from(
            { length: count },
            (_, index) => beginning + String(index).padStart(3, '0'),
          );
          expect(new Set(shown(names, room)).size).toBe(count);
        },
      ),
    );
  });
});
