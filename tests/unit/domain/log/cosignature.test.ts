import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  cosign,
  cosignedAt,
  type CosignerKey,
  readCosignerKey,
  writeCosignerKey,
} from '#domain/log/cosignature.ts';
import { checkCosignatureWith, mlDsaKeyPairOf } from '#domain/log/ml-dsa.ts';
import { ML_DSA_COSIGNATURE } from '#domain/log/note.ts';

/** Made with Python's `cryptography`: `tests/interop/log/cosign.py`. */
interface Vector {
  readonly type: number;
  readonly verifierKey: string;
  readonly time: number;
  readonly note: string;
}

const vectors = JSON.parse(readFileSync('tests/fixtures/cosignatures.json', 'utf8')) as readonly Vector[];
const check = checkCosignatureWith(crypto.subtle);

describe.each(vectors)(
  'a cosignature of type $type that another program made',
  ({ verifierKey, time, note, type }) => {
    const key = readCosignerKey(verifierKey) as CosignerKey;

    it('is understood', async () => {
      expect(key.type).toBe(type);
      expect(writeCosignerKey(key)).toBe(verifierKey);
      expect(await cosignedAt(note, key, check)).toBe(time * 1000);
    });

    it.each([
      ['another size', (text: string) => text.replace('20852163', '20852164')],
      ['another root', (text: string) => text.replace('CsUYapGG', 'CsUYapGH')],
      ['another log', (text: string) => text.replace('behind', 'before')],
    ])('is refused under %s', async (_what, change) => {
      expect(await cosignedAt(change(note), key, check)).toBe('forged');
    });
  },
);

describe('an ML-DSA-44 cosignature', () => {
  const { publicKey, sign } = mlDsaKeyPairOf(new Uint8Array(32).fill(1));
  const key = { name: 'witness.test/pq', publicKey, type: ML_DSA_COSIGNATURE } as const;
  const text = `log.test\n0\n${Buffer.alloc(32).toString('base64')}\n`;

  it('names its witness: under another name it is worthless', async () => {
    const line = await cosign(text, key, sign, 5_000);
    expect(await cosignedAt(`${text}\n${line}`, key, check)).toBe(5_000);
    const other = { ...key, name: 'witness.test/other' };
    const renamed = await cosign(text, other, sign, 5_000);
    const lie = `— ${other.name} ${renamed.split(' ')[2]?.slice(0, 6)}${line.split(' ')[2]?.slice(6)}`;
    expect(await cosignedAt(`${text}\n${lie}`, other, check)).toBe('forged');
  });

  it('has no form for a log whose name is longer than 255 bytes', async () => {
    const long = `${'é'.repeat(128)}${text}`;
    await expect(cosign(long, key, sign, 0)).rejects.toThrow(RangeError);
    const line = await cosign(text, key, sign, 0);
    expect(await cosignedAt(`${long}\n${line}`, key, check)).toBe('forged');
  });
});
