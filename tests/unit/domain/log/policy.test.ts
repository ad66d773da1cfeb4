import { describe, expect, it } from 'vitest';
import { cosign, cosignedAt, writeCosignerKey } from '#domain/log/cosignature.ts';
import { keyPairOf } from '#domain/log/ed25519.ts';
import { checkCosignatureWith, mlDsaKeyPairOf } from '#domain/log/ml-dsa.ts';
import { ED25519_COSIGNATURE, ML_DSA_COSIGNATURE } from '#domain/log/note.ts';
import { checkWitnessed, fewestOf, isQuorum, readPolicy } from '#domain/log/policy.ts';
import { HOUR, MINUTE } from '#domain/time.ts';
import { sampleRequests, StoredLog, verifierKey } from '#tests/support/log.ts';

const check = checkCosignatureWith(crypto.subtle);
const NOW = Date.UTC(2026, 5, 1, 12);
const witnesses = await Promise.all(
  [1, 2, 3].map(async (seed) => {
    const bytes = new Uint8Array(32).fill(seed);
    // The third has a key of the other kind: a policy takes both.
    const [type, { publicKey, sign }] =
      seed === 3
        ? ([ML_DSA_COSIGNATURE, mlDsaKeyPairOf(bytes)] as const)
        : ([ED25519_COSIGNATURE, await keyPairOf(crypto.subtle, bytes)] as const);
    return { key: { name: `witness.test/${seed}`, publicKey, type }, sign };
  }),
);
const lines = witnesses.map(({ key }, nth) => `witness w${nth + 1} ${writeCosignerKey(key)}`);
const policy = readPolicy([`log ${verifierKey}`, ...lines, 'group g 2 w1 w2 w3', 'quorum g', ''].join('\n'));

const note = await new StoredLog().append(sampleRequests(5)).checkpoint();
const text = note.slice(0, note.indexOf('\n\n') + 1);
const signed = async (...times: readonly (readonly [witness: number, at: number])[]) => {
  let all = note;
  for (const [nth, at] of times) {
    const { key, sign } = witnesses[nth] as (typeof witnesses)[number];
    all += await cosign(text, key, sign, at);
  }
  return all;
};
const judge = (of: string) => checkWitnessed(of, policy, { verifierKey, now: NOW, check });

describe('a policy', () => {
  it('is met by enough witnesses within the last hour', async () => {
    expect(await judge(await signed([0, NOW - 59 * MINUTE], [2, NOW]))).toEqual({
      ok: true,
      by: ['w1', 'w3'],
      of: 3,
    });
  });

  it('is not met by too few, by the same one twice, or by signatures of the day before', async () => {
    const refused = (signedBy: number, stale: number) => ({
      ok: false,
      fault: { kind: 'not-witnessed', signed: signedBy, stale, of: 3, needed: 2 },
    });
    expect(await judge(note)).toEqual(refused(0, 0));
    expect(await judge(await signed([1, NOW], [1, NOW - MINUTE]))).toEqual(refused(1, 0));
    expect(await judge(await signed([0, NOW], [1, NOW - HOUR - MINUTE]))).toEqual(refused(1, 1));
    // A time in the future would count for ever.
    expect(await judge(await signed([0, NOW], [1, NOW + HOUR]))).toEqual(refused(1, 1));
  });

  it('refuses a signature that a witness gave for another checkpoint', async () => {
    const other = await new StoredLog().append(sampleRequests(6)).checkpoint();
    const line = (await signed([0, NOW])).slice(note.length);
    expect(await judge(other + line)).toEqual({
      ok: false,
      fault: { kind: 'cosignature-forged', witness: 'w1' },
    });
    expect(await cosignedAt(other, (witnesses[0] as (typeof witnesses)[number]).key, check)).toBeNull();
  });

  it('is for the logs that it names', async () => {
    const stranger = { verifierKey: 'other+00000000+AAAA', now: NOW, check };
    expect(await checkWitnessed(note, policy, stranger)).toEqual({
      ok: false,
      fault: { kind: 'not-in-policy' },
    });
  });

  it('knows groups of groups, and “none”', () => {
    const nested = readPolicy(
      [...lines, '  # two houses', 'group a any w1 w2', '\tgroup b all a w3', 'quorum b'].join('\n'),
    );
    expect(isQuorum(nested, new Set(['w2', 'w3']))).toBe(true);
    expect(isQuorum(nested, new Set(['w1', 'w2']))).toBe(false);
    expect(fewestOf(nested)).toBe(2);
    expect(fewestOf(readPolicy('quorum none\n'))).toBe(0);
  });

  it('may have the line breaks of Windows', () => {
    expect(fewestOf(readPolicy(`${lines[0]}\r\nquorum w1\r\n`))).toBe(1);
  });

  it('has at most 64 kB, and 32 groups in each other', () => {
    const room = 64 * 1024 - 'quorum none\n#'.length;
    const padded = (padding: string) => `quorum none\n#${padding}`;
    expect(readPolicy(padded('x'.repeat(room))).quorum).toBe('none');
    expect(() => readPolicy(padded('x'.repeat(room + 1)))).toThrow('It has more than 64 kB');
    expect(() => readPolicy(padded('é'.repeat(room / 2 + 1)))).toThrow('It has more than 64 kB');

    const nested = (depth: number) =>
      [
        `${lines[0]}\ngroup g1 any w1`,
        ...Array.from({ length: depth - 1 }, (_, nth) => `group g${nth + 2} any g${nth + 1}`),
        `quorum g${depth}`,
      ].join('\n');
    expect(fewestOf(readPolicy(nested(32)))).toBe(1);
    expect(() => readPolicy(nested(33))).toThrow('More than 32 groups are in each other');
  });

  it.each([
    ['', /There is no quorum line/],
    ['quorum w1', /Line 1: “w1” is not defined/],
    [`${lines[0]}\n${lines[0]}`, /Line 2: the name “w1” is taken/],
    [`${lines[0]}\n${lines[0]?.replace(' w1 ', ' w2 ')}`, /Line 2: a witness twice/],
    [`${lines[0]}\ngroup g 2 w1`, /Line 2: “2” of 1 members/],
    [`${lines[0]}\ngroup g any w1\ngroup h any w1`, /Line 3: “w1” is in a group already/],
    [`${lines[0]}\nquorum w1\nquorum none`, /Line 3: one quorum/],
    [`witness w1 ${verifierKey}`, /Line 1: no key of a witness/],
    ['hello', /Line 1: “hello” is none of/],
    ['quorum none\rquorum none', /Line 1: a control character/],
  ])('refuses %j', (broken, why) => {
    expect(() => readPolicy(broken)).toThrow(why);
  });
});
