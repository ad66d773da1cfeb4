import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelKey, MATRICES } from '#domain/programme/activation.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { Programme } from '#domain/programme/programme.ts';

const MEMBERS = 8;

const step = fc.record({
  member: fc.nat({ max: MEMBERS - 1 }),
  matrix: fc.constantFrom(...MATRICES),
  level: fc.integer({ min: 1, max: 3 }),
});

/** As each member sees it. */
const seen = (programme: Programme) => ({
  hash: programme.hash(),
  community: programme.community,
  members: Array.from({ length: MEMBERS }, (_, member) => ({
    boxes: programme.boxesOf(`m${member}`),
    result: programme.resultOf(`m${member}`),
    payees: programme.payeesOf(`m${member}`),
    isKnown: programme.knows(`m${member}`),
  })),
});

/** Applies what the matrix lets happen. @returns it */
function carryOut(
  programme: Programme,
  steps: readonly (typeof step extends fc.Arbitrary<infer S> ? S : never)[],
) {
  const entries: ProgrammeEntry[] = [];
  const previews: unknown[] = [];
  const apply = (entry: ProgrammeEntry) => {
    programme.apply(entry);
    entries.push(entry);
  };
  for (const [at, { member, matrix, level }] of steps.entries()) {
    const [uid, upline] = [`m${member}`, `m${member >> 1}`];
    const sponsor = member > 0 && programme.knows(upline) ? upline : null;
    if (!programme.knows(uid)) apply({ kind: 'register', uid, username: uid, sponsor });
    const entry = { kind: 'activate', uid, username: uid, matrix, level, at } as const;
    const preview = programme.preview(entry);
    previews.push([levelKey(entry), preview]);
    if (preview.ok) apply(entry);
  }
  return { entries, previews };
}

it('a dry run of many entries shows what applying them would do, and leaves nothing behind', () => {
  const steps = fc.array(step, { maxLength: 40 });
  fc.assert(
    fc.property(steps, steps, (before, within) => {
      const [programme, other] = [new Programme(), new Programme()];
      carryOut(programme, before);
      carryOut(other, before);
      const unchanged = seen(programme);

      const rehearsed = programme.dryRun(() => ({ ...carryOut(programme, within), seen: seen(programme) }));
      expect(seen(programme)).toEqual(unchanged);

      expect(carryOut(other, within)).toEqual({ entries: rehearsed.entries, previews: rehearsed.previews });
      expect(seen(other)).toEqual(rehearsed.seen);
      for (const entry of rehearsed.entries) programme.apply(entry);
      expect(seen(programme)).toEqual(rehearsed.seen);
    }),
  );
});
