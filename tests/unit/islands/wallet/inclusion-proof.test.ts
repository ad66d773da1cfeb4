import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeAddCheckpoint } from '#domain/log/add-checkpoint.ts';
import { makeKeyPair, rawPublicKey } from '#domain/log/ed25519.ts';
import type { SaltedPostings } from '#domain/log/entry.ts';
import { rootOf } from '#domain/log/merkle.ts';
import { ML_DSA_COSIGNATURE, writeVerifierKey } from '#domain/log/note.ts';
import { createInclusionProof } from '#islands/wallet/inclusion-proof.ts';
import { $lastSeenLog } from '#stores/last-seen-log.ts';
import { $ownPolicy } from '#stores/ledger-policy.ts';
import { sampleRequest, sampleRequests, StoredLog, verifierKey } from '#tests/support/log.ts';
import { policyText, startWitness } from '#tests/support/witness.ts';

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

beforeEach(() => {
  $lastSeenLog.set(null);
  $ownPolicy.set('');
});

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

  it('needs the witnesses that the reader demands, and names those who signed', async () => {
    const watching = [await startWitness(1), await startWitness(2, { type: ML_DSA_COSIGNATURE })] as const;
    onTestFinished(async () => {
      for (const each of watching) await each.stop();
    });
    expect(await proofIn(logOf(300), 7)).toMatchObject({ state: 'proved', vouched: null });

    $ownPolicy.set(policyText(2, watching));
    const fault = { kind: 'not-witnessed', signed: 0, stale: 0, of: 2, needed: 2 };
    expect(await proofIn(logOf(300), 7)).toEqual({ state: 'refused', fault });

    const cosigned = logOf(300);
    let note = await cosigned.checkpoint();
    const body = writeAddCheckpoint({ old: 0, path: [], note });
    for (const { url } of watching) {
      note += await (await fetch(`${url}add-checkpoint`, { method: 'POST', body })).text();
    }
    cosigned.checkpoint = async () => note;
    expect(await proofIn(cosigned, 7)).toMatchObject({
      state: 'proved',
      vouched: { ok: true, by: ['w1', 'w2'], of: 2 },
    });

    $ownPolicy.set('hello');
    expect(await proofIn(cosigned, 7)).toEqual({ state: 'refused', fault: { kind: 'policy-unreadable' } });
    $ownPolicy.set('quorum none');
    expect(await proofIn(cosigned, 7)).toMatchObject({ state: 'proved', vouched: null });
  });
});
