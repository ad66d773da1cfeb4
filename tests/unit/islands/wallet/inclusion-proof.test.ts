import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeKeyPair, rawPublicKey } from '#domain/log/ed25519.ts';
import type { SaltedPostings } from '#domain/log/entry.ts';
import { rootOf } from '#domain/log/merkle.ts';
import { writeVerifierKey } from '#domain/log/note.ts';
import { createInclusionProof } from '#islands/wallet/inclusion-proof.ts';
import { $lastSeenLog } from '#stores/last-seen-log.ts';
import { sampleRequest, sampleRequests, StoredLog, verifierKey } from '#tests/support/log.ts';

let log: StoredLog;
let logged: SaltedPostings & { readonly sequence: number };
vi.mock('#backend/index.ts', () => ({
  backend: async () => ({ publicLog: log, readLoggedRequest: async () => logged }),
}));

const logOf = (size: number) => new StoredLog().append(sampleRequests(size));

/** This browser saw the log when it had so many entries. */
function saw({ head }: StoredLog): void {
  $lastSeenLog.set({ size: head.size, root: rootOf(head.edge), edge: head.edge, verifierKey, at: 0 });
}

/** What the dialog shows of the proof of an entry. */
async function proofIn(shown: StoredLog, sequence: number) {
  log = shown;
  logged = { ...sampleRequest(sequence - 1), sequence };
  const proof = createInclusionProof('posting');
  await proof.read();
  return proof.$state.get();
}

beforeEach(() => $lastSeenLog.set(null));

describe('a ledger proof', () => {
  it('is shown, and its checkpoint is remembered', async () => {
    expect(await proofIn(logOf(300), 7)).toMatchObject({ state: 'proved', proof: { sequence: 7 } });
    const { head } = logOf(300);
    expect($lastSeenLog.get()).toMatchObject({ size: 300, root: rootOf(head.edge), edge: head.edge });
    expect(await proofIn(logOf(500), 400)).toMatchObject({ state: 'proved' });
    expect($lastSeenLog.get()).toMatchObject({ size: 500 });
  });

  it('is refused by a browser that saw more entries: the log was rolled back', async () => {
    saw(logOf(300));
    const fault = { kind: 'shorter-than-seen', size: 200, seen: 300 };
    expect(await proofIn(logOf(200), 7)).toEqual({ state: 'refused', fault });
    expect($lastSeenLog.get()).toMatchObject({ size: 300 });
  });

  it('is refused by a browser that saw other entries: the log was rewritten, and signed with its key', async () => {
    saw(logOf(300));
    const requests = [...sampleRequests(400)];
    requests[40] = sampleRequest(600);
    const rewritten = new StoredLog().append(requests);
    const fault = { kind: 'rewritten-since-seen', from: 1, to: 256 };
    expect(await proofIn(rewritten, 7)).toEqual({ state: 'refused', fault });
  });

  it('is refused where the log has another key than before', async () => {
    const { publicKey } = await makeKeyPair(crypto.subtle);
    const other = writeVerifierKey({
      name: 'other/log',
      publicKey: await rawPublicKey(crypto.subtle, publicKey),
    });
    saw(logOf(100));
    const shown = logOf(300);
    shown.verifierKey = async () => other;
    expect(await proofIn(shown, 7)).toEqual({ state: 'refused', fault: { kind: 'key-changed' } });
  });

  it('says where the log ends while it does not have the entry', async () => {
    expect(await proofIn(logOf(200), 250)).toEqual({ state: 'not-yet', entry: 250, size: 200 });
  });

  it('says which hashes are missing', async () => {
    const shown = logOf(200);
    shown.hashes[0]?.pop();
    const fault = { kind: 'tile-unreadable', level: 0, index: 0 };
    expect(await proofIn(shown, 7)).toEqual({ state: 'refused', fault });
  });

  it('is refused where the log has something else in its place', async () => {
    log = logOf(300);
    const other = await proofIn(log, 7);
    logged = { ...sampleRequest(8), sequence: 7 };
    const proof = createInclusionProof('posting');
    await proof.read();
    expect(other.state).toBe('proved');
    expect(proof.$state.get()).toEqual({ state: 'refused', fault: { kind: 'not-included', entry: 7 } });
  });
});
