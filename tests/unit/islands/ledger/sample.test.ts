import { describe, expect, it } from 'vitest';
import type { PublicLog } from '#backend/port/public-log.ts';
import { isSameHash } from '#domain/log/merkle.ts';
import { type Verification, verifyPublicLog } from '#domain/log/verify.ts';
import {
  changedEntries,
  createSample,
  rootsOf,
  SAMPLE_ENTRIES,
  SAMPLE_ROOTS,
  sampleLog,
} from '#islands/ledger/sample/sample.ts';
import { check } from '#tests/support/log.ts';

const verifyLog = (log: PublicLog) => verifyPublicLog(log, { check });
const firstMisfit = (roots: typeof SAMPLE_ROOTS) =>
  roots.findIndex((root, nth) => !isSameHash(root, SAMPLE_ROOTS[nth] ?? root)) + 1;

describe('the sample ledger', () => {
  it('verifies, and its books add up', async () => {
    expect(await verifyLog(await sampleLog(SAMPLE_ENTRIES))).toMatchObject({
      ok: true,
      checkpoint: { size: 9 },
      books: { external: -200_00, house: 15_00, members: 185_00 },
    });
  });

  it.each(SAMPLE_ENTRIES.filter(({ cents }) => cents > 0))(
    'is found out if entry $sequence is changed, and no hash from it on fits',
    async ({ sequence }) => {
      const entries = changedEntries(sequence);
      const result = await verifyLog(await sampleLog(entries));
      expect(result).toMatchObject({ ok: false, fault: { kind: 'entry-changed', entry: sequence } });
      const roots = rootsOf(entries);
      expect(firstMisfit(roots)).toBe(sequence);
      expect(roots.slice(sequence).some((root) => SAMPLE_ROOTS.includes(root))).toBe(false);
    },
  );
});

describe('the page of the sample', () => {
  it('changes an entry, puts it back, and changes another one', async () => {
    const sample = createSample(verifyLog);
    const shown = async (sequence?: number) => {
      await sample.toggle(sequence);
      return sample.$shown.get().verification;
    };
    const changed = (entry: number) => ({ ok: false, fault: { kind: 'entry-changed', entry } });
    expect(await shown()).toMatchObject(changed(3));
    expect(await shown()).toMatchObject({ ok: true });
    expect(await shown(7)).toMatchObject(changed(7));
    expect(await shown(9)).toMatchObject(changed(9));
    expect(await shown(9)).toMatchObject({ ok: true });
  });

  it('keeps to what was pressed last, whichever verification ends first', async () => {
    const ends: ((result: Verification) => void)[] = [];
    const sample = createSample(() => new Promise((resolve) => ends.push(resolve)));
    const changing = sample.toggle();
    await expect.poll(() => ends).toHaveLength(1);
    const puttingBack = sample.toggle();
    await expect.poll(() => ends).toHaveLength(2);
    const broken = { ok: false, fault: { kind: 'entry-changed', entry: 3 }, entries: 9 } as const;
    ends[0]?.(broken);
    await changing;
    expect(sample.$shown.get()).toEqual({ entries: SAMPLE_ENTRIES, verification: null });
    ends[1]?.({ ...broken, entries: 0 });
    await puttingBack;
    expect(sample.$shown.get().verification).toMatchObject({ entries: 0 });
  });

  it('says so where the browser cannot check signatures', async () => {
    const sample = createSample(async () => {
      throw new DOMException('no Ed25519', 'NotSupportedError');
    });
    await sample.verify();
    expect(sample.$shown.get().verification).toBe('unsupported');
  });
});
