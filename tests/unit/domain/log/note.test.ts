import { describe, expect, it } from 'vitest';
import { openCheckpoint, readCheckpoint, writeCheckpoint } from '#domain/log/checkpoint.ts';
import { keyPairOf, makeKeyPair, rawPublicKey, signWith } from '#domain/log/ed25519.ts';
import { EMPTY_ROOT } from '#domain/log/merkle.ts';
import {
  openNote,
  readSigningKey,
  readVerifierKey,
  signNote,
  writeSigningKey,
  writeVerifierKey,
} from '#domain/log/note.ts';
import { check, key, verifierKey } from '#tests/support/log.ts';

// From the documentation of Go's golang.org/x/mod/sumdb/note.
const GO_SECRET = 'PRIVATE+KEY+PeterNeumann+c74f20a3+AYEKFALVFGyNhPJEMzD1QIDr+Y7hfZx09iUvxdXHKDFz';
const GO_PUBLIC = 'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW';
const GO_NOTE =
  'If you think cryptography is the answer to your problem,\nthen you don’t know what your problem is.\n\n' +
  '\u2014 PeterNeumann x08go/ZJkuBS9UG/SffcvIAQxVBtiFupLLr8pAcElZInNIuGUgYN1FFYC2pZSNXgKvqfqdngotpRZb6KE6RyyBwJnAM=\n';

describe('signed notes', () => {
  it('are signed as Go signs its own example, with its key', async () => {
    const [secret, publicKey] = [readSigningKey(GO_SECRET), readVerifierKey(GO_PUBLIC)];
    if (!secret || !publicKey) throw new Error('unread');
    const pair = await keyPairOf(crypto.subtle, secret.seed);
    expect(writeVerifierKey({ name: secret.name, publicKey: pair.publicKey })).toBe(GO_PUBLIC);
    expect(writeSigningKey(publicKey, secret.seed)).toBe(GO_SECRET);
    const text = GO_NOTE.slice(0, GO_NOTE.indexOf('\n\n') + 1).replace('’', "'");
    expect(await signNote(text, publicKey, pair.sign)).toBe(GO_NOTE.replace('’', "'"));
  });

  it('open with a key that never leaves the browser', async () => {
    const { privateKey, publicKey } = await makeKeyPair(crypto.subtle);
    await expect(crypto.subtle.exportKey('pkcs8', privateKey)).rejects.toThrow();
    const own = { name: 'browser', publicKey: await rawPublicKey(crypto.subtle, publicKey) };
    const note = await signNote('text\n', own, signWith(crypto.subtle, privateKey));
    expect(await openNote(note, own, check)).toEqual({ ok: true, text: 'text\n' });
    expect(await openNote(note, key, check)).toEqual({ ok: false, why: 'unsigned' });
  });

  it('pass over signatures of others', async () => {
    const note = GO_NOTE.replace('’', "'").replace('\n\n', '\n\n\u2014 other AAAAAAAA\n');
    const publicKey = readVerifierKey(GO_PUBLIC);
    expect(publicKey && (await openNote(note, publicKey, check))).toMatchObject({ ok: true });
  });

  it.each([
    ['a changed text', GO_NOTE.replace('’', "'").replace('answer', 'question'), 'forged'],
    ['a signature that is too short', 'a\n\n\u2014 PeterNeumann x08gowAA\n', 'forged'],
    ['no signature', 'a\n\n\u2014 other AAAAAAAA\n', 'unsigned'],
    ['a hyphen for the dash', 'a\n\n- PeterNeumann x08gowAA\n', 'malformed'],
    ['no empty line', 'a\n\u2014 PeterNeumann x08gowAA\n', 'malformed'],
    ['no end', GO_NOTE.trimEnd(), 'malformed'],
    ['nothing', '', 'malformed'],
  ])('do not open with %s', async (_what, note, why) => {
    const publicKey = readVerifierKey(GO_PUBLIC);
    expect(publicKey && (await openNote(note, publicKey, check))).toEqual({ ok: false, why });
  });

  it.each([
    GO_PUBLIC.replace('c74f20a3', 'c74f20a4'),
    GO_PUBLIC.replace('PeterNeumann', 'Peter Neumann'),
    GO_PUBLIC.replace('ARpc', 'Appc'),
    GO_PUBLIC.slice(0, -4),
    GO_SECRET,
    '',
  ])('%j is no public key', (text) => {
    expect(readVerifierKey(text)).toBeNull();
  });

  it('take no public or damaged key for a secret one', () => {
    expect(readSigningKey(GO_PUBLIC)).toBeNull();
    expect(readSigningKey(GO_SECRET.slice(0, -4))).toBeNull();
  });
});

describe('checkpoints', () => {
  const checkpoint = { origin: key.name, size: 0, root: EMPTY_ROOT };

  it('have the text of C2SP tlog-checkpoint', () => {
    const text = 'tessera.test/log\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n';
    expect(writeCheckpoint(checkpoint)).toBe(text);
    expect(readCheckpoint(text)).toEqual(checkpoint);
    expect(readCheckpoint(`${text}an extension\n`)).toEqual(checkpoint);
    expect(verifierKey).toMatch(/^tessera\.test\/log\+[\da-f]{8}\+/);
  });

  it.each([
    'tessera.test/log\n-1\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n',
    'tessera.test/log\n01\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n',
    'tessera.test/log\n9007199254740993\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n',
    'tessera.test/log\n0\n47DEQpj8HBSa\n',
    'tessera.test/log\n0\nno base64\n',
    'tessera.test/log\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
    '\n0\n47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\n',
    '',
  ])('%j is none', (text) => {
    expect(readCheckpoint(text)).toBeNull();
  });

  it('open only for the log that the key names', async () => {
    const { publicKey, sign } = await keyPairOf(crypto.subtle, new Uint8Array(32).fill(1));
    const own = { name: 'mine', publicKey };
    const note = await signNote(writeCheckpoint({ ...checkpoint, origin: 'another' }), own, sign);
    expect(await openCheckpoint(note, own, check)).toEqual({ ok: false, why: 'malformed' });
  });
});
