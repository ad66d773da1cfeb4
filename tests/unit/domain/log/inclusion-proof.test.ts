import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkInclusionProof,
  type InclusionProof,
  readInclusionProof,
  writeInclusionProof,
} from '#domain/log/inclusion-proof.ts';
import { LogFileBroken } from '#domain/log/fault.ts';
import { inclusionPath } from '#domain/log/source.ts';
import { cents } from '#domain/money/cents.ts';
import type { Posting } from '#domain/money/ledger.ts';
import { check, key, sampleRequest, sampleRequests, StoredLog } from '#tests/support/log.ts';

const SIZE = 66_000;
const log = new StoredLog().append(sampleRequests(SIZE));
const checkpoint = await log.checkpoint();

async function proofOf(nth: number): Promise<InclusionProof> {
  const path = await inclusionPath(log, nth, SIZE);
  return { ...sampleRequest(nth), sequence: nth + 1, path, checkpoint };
}

describe('the proof of a posting', () => {
  it('leads from the posting to the checkpoint, also through a file', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(SIZE - 1), async (nth) => {
        const proof = await proofOf(nth);
        expect(readInclusionProof(writeInclusionProof(proof))).toEqual(proof);
        expect(await checkInclusionProof(proof, key, check)).toMatchObject({
          ok: true,
          checkpoint: { size: SIZE },
        });
      }),
    );
  });

  it('has the form of a C2SP tlog-proof', async () => {
    const lines = writeInclusionProof(await proofOf(5)).split('\n');
    expect(lines[0]).toBe('c2sp.org/tlog-proof@v1');
    expect(lines[1]).toMatch(/^extra [\w+/]+=*$/);
    expect(lines[2]).toBe('index 5');
    expect(lines.slice(3, 20)).toSatisfy((hashes: string[]) => hashes.every((line) => line.length === 44));
    expect(lines.slice(20).join('\n')).toBe(`\n${checkpoint}`);
  });

  it('is refused for any other posting, salt or place', async () => {
    const proof = await proofOf(1234);
    const [posting] = proof.postings as [Posting];
    for (const changed of [
      { postings: [{ ...posting, amount: cents(posting.amount + 1) }] },
      { postings: [{ ...posting, to: 'locked:ben' as const }] },
      { postings: [posting, posting] },
      { salt: sampleRequest(1).salt },
      { sequence: 1236 },
      { path: proof.path.slice(1) },
    ]) {
      const checked = await checkInclusionProof({ ...proof, ...changed }, key, check);
      const entry = changed.sequence ?? proof.sequence;
      expect(checked).toEqual({ ok: false, fault: { kind: 'not-included', entry } });
    }
  });

  it('is refused with a checkpoint that is not signed by the log', async () => {
    const proof = await proofOf(0);
    const forged = { ...proof, checkpoint: checkpoint.replace(`\n${SIZE}\n`, '\n65999\n') };
    expect(await checkInclusionProof(forged, key, check)).toEqual({
      ok: false,
      fault: { kind: 'checkpoint', why: 'forged' },
    });
  });

  it('is not read from another file', async () => {
    const proof = await proofOf(0);
    const text = writeInclusionProof(proof);
    const [posting] = proof.postings as [Posting];
    const ofThreeBooks: Posting[] = [posting, { ...posting, to: 'house' }];
    for (const other of [
      '',
      checkpoint,
      text.replace('@v1', '@v2'),
      text.replace('index 0', 'index 00'),
      text.replace('index 0', 'index -1'),
      text.replace('extra ', 'extra e30= '),
      text.replace(/extra .*/, `extra ${btoa('{"postings":[{}],"salt":"AA=="}')}`),
      text.replace(/extra .*/, `extra ${btoa('{"postings":[],"salt":"AA=="}')}`),
      writeInclusionProof({ ...proof, salt: 'no salt' }),
      writeInclusionProof({ ...proof, postings: ofThreeBooks }),
      text.replace(/(index 0\n)./, '$1'),
    ]) {
      expect(readInclusionProof(other)).toBeNull();
    }
  });
});

describe('proofs from tiles', () => {
  it('fail when a tile is not whole', async () => {
    const broken = new StoredLog().append(sampleRequests(300));
    broken.hashes[0]?.pop();
    await expect(inclusionPath(broken, 299, 300)).rejects.toThrow(LogFileBroken);
  });
});
