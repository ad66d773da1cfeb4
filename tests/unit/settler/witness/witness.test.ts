import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { writeAddCheckpoint } from '#domain/log/add-checkpoint.ts';
import { writeHash } from '#domain/log/merkle.ts';
import { checkCosignatureWith } from '#domain/log/ml-dsa.ts';
import { type CosignatureType, ML_DSA_COSIGNATURE, signNote } from '#domain/log/note.ts';
import { checkWitnessed, readPolicy } from '#domain/log/policy.ts';
import { consistencyPath } from '#domain/log/source.ts';
import { openWitnesses, WitnessRefuses } from '#settler/ledger/witnesses.ts';
import { openState } from '#settler/witness/state.ts';
import { key, sampleRequest, sampleRequests, sign, StoredLog, verifierKey } from '#tests/support/log.ts';
import { policyText, startWitness, type TestWitness } from '#tests/support/witness.ts';

/** `LONG_GAP=100000` is the number that the operating guide names. */
const GAP = Number(process.env['LONG_GAP'] ?? 3_000);

async function witness(seed: number, type?: CosignatureType): Promise<TestWitness> {
  const started = await startWitness(seed, type && { type });
  onTestFinished(() => started.stop());
  return started;
}

const post = async ({ url }: TestWitness, body: string) => {
  const answer = await fetch(`${url}add-checkpoint`, { method: 'POST', body });
  return { status: answer.status, said: await answer.text(), type: answer.headers.get('content-type') };
};

/** A settler's part for witnesses, whose rounds the test starts. */
function settlerOf(log: StoredLog, text: string, request = fetch) {
  const failures: unknown[] = [];
  const witnesses = openWitnesses({
    policy: readPolicy(text),
    log,
    now: Date.now,
    request,
    latest: () => log.checkpoint(),
    onFailure: (_name, cause) => void failures.push(cause),
  });
  onTestFinished(() => witnesses.stop());
  return { failures, witnesses };
}

const judge = (note: string, text: string) =>
  checkWitnessed(note, readPolicy(text), {
    verifierKey,
    now: Date.now(),
    check: checkCosignatureWith(crypto.subtle),
  });

describe('a witness', () => {
  it('signs what continues the log, and answers everything else as the specification says', async () => {
    const watching = await witness(1);
    const log = new StoredLog().append(sampleRequests(10));
    const request = async (old: number) =>
      writeAddCheckpoint({
        old,
        path: await consistencyPath(log, old, log.head.size),
        note: await log.checkpoint(),
      });
    expect(await post(watching, await request(0))).toMatchObject({
      status: 200,
      said: expect.stringMatching(/^— witness\.test\/1 /),
    });

    log.append(sampleRequests(20).slice(10));
    const good = await request(10);
    expect(await post(watching, await request(0))).toEqual({
      status: 409,
      said: '10\n',
      type: 'text/x.tlog.size',
    });
    expect(await post(watching, good.replace('old 10', 'old 21'))).toMatchObject({ status: 400 });
    expect(await post(watching, 'hello')).toMatchObject({ status: 400 });
    expect(await post(watching, good.replaceAll('tessera.test/log', 'other.test/log'))).toMatchObject({
      status: 404,
    });
    const [unsigned] = good.split('\n— ');
    const stranger = { name: key.name, publicKey: new Uint8Array(32).fill(9) };
    const byStranger = `${unsigned}\n— ${(await signNote('x\n', stranger, sign)).split('— ')[1]}`;
    expect(await post(watching, byStranger)).toMatchObject({ status: 403 });
    expect(await post(watching, good.replace('\n20\n', '\n19\n'))).toMatchObject({ status: 403 });
    const path = (await consistencyPath(log, 10, 20)).map(writeHash);
    expect(await post(watching, good.replace(path[0] as string, path[1] as string))).toMatchObject({
      status: 422,
    });
    const decoy = `${unsigned}\n— ${(await signNote('x\n', stranger, sign)).split('— ')[1]}— ${good.split('\n— ')[1]}`;
    expect(await post(watching, decoy)).toMatchObject({ status: 200 });

    const hash = createHash('sha256').update(key.name).digest('hex');
    const kept = await (await fetch(`${watching.url}${hash}/checkpoint`)).text();
    expect(kept).toContain('\n20\n');
    expect(kept.split('\n').filter((line) => line.startsWith('— '))).toEqual([
      expect.stringMatching(`^— ${key.name} `),
      expect.stringMatching('^— witness.test/1 '),
    ]);
    expect((await fetch(`${watching.url}${'0'.repeat(64)}/checkpoint`)).status).toBe(404);
  });

  it('judges one request at a time: of two at once, one gets 409', async () => {
    const watching = await witness(1);
    const log = new StoredLog().append(sampleRequests(10));
    const body = writeAddCheckpoint({ old: 0, path: [], note: await log.checkpoint() });
    const answers = await Promise.all([post(watching, body), post(watching, body)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('remembers after a restart, and signs nothing when its file was written by another', async () => {
    const watching = await witness(1);
    const log = new StoredLog().append(sampleRequests(10));
    await post(watching, writeAddCheckpoint({ old: 0, path: [], note: await log.checkpoint() }));
    const again = await openState(watching.file, () => Promise.reject(new Error('it has a key')));
    expect(again.lastOf(key.name)?.size).toBe(10);

    writeFileSync(watching.file, `${readFileSync(watching.file, 'utf8')}\n`);
    const note = await log.checkpoint();
    expect(await post(watching, writeAddCheckpoint({ old: 10, path: [], note }))).toMatchObject({
      status: 500,
    });
    writeFileSync(watching.file, '{');
    await expect(openState(watching.file, async () => '')).rejects.toThrow('Make a new witness');
  });

  it('refuses an address that asks too often, and a body without end', async () => {
    const watching = await witness(1);
    expect(await post(watching, 'x'.repeat(200_000))).toMatchObject({ status: 413 });
    const statuses = [];
    for (let nth = 0; nth < 60; nth += 1) statuses.push((await post(watching, 'x')).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});

describe('a settler with witnesses', () => {
  it('serves the checkpoint with their signatures, and goes on from what a witness remembers', async () => {
    // One key of each kind.
    const all = [await witness(1), await witness(2, ML_DSA_COSIGNATURE)];
    const log = new StoredLog().append(sampleRequests(300));
    const text = policyText(2, all);
    const first = settlerOf(log, text);
    await first.witnesses.round();
    await expect
      .poll(() => first.witnesses.status())
      .toEqual({ signing: 2, witnesses: 2, isWitnessed: true });
    expect(await judge(first.witnesses.cosigned(await log.checkpoint()), text)).toMatchObject({ ok: true });

    // Until the next round, the checkpoint that the witnesses have signed is served.
    log.append(sampleRequests(301).slice(300));
    expect(first.witnesses.cosigned(await log.checkpoint())).toContain('\n300\n');
    const restarted = settlerOf(log, text);
    await expect.poll(() => restarted.witnesses.status().signing).toBe(2);
    expect(restarted.witnesses.cosigned(await log.checkpoint())).toContain('\n301\n');
    expect(all[0]?.answers.map(({ status }) => status)).toEqual([200, 409, 200]);
  });

  it(`has a witness catch up that was offline for ${GAP} entries`, async () => {
    const watching = await witness(1);
    const log = new StoredLog().append(sampleRequests(100));
    const { witnesses, failures } = settlerOf(log, policyText(1, [watching]));
    await expect.poll(() => witnesses.status().signing).toBe(1);
    log.append(sampleRequests(100 + GAP).slice(100));
    await witnesses.round();
    expect(failures).toEqual([]);
    expect(watching.state.lastOf(key.name)?.size).toBe(100 + GAP);
    // The proof has one hash for each doubling, not one for each entry.
    expect(watching.answers.at(-1)?.request.length).toBeLessThan(2_000);
  });

  it('serves only those lines of an answer that are signed with the witness’s key', async () => {
    const watching = await witness(1);
    const log = new StoredLog().append(sampleRequests(5));
    const forger = { name: watching.name, publicKey: new Uint8Array(32).fill(9) };
    const [, decoy = ''] = (await signNote('x\n', forger, sign)).split('\n\n');
    const { witnesses } = settlerOf(log, policyText(1, [watching]), async (...asked) => {
      const answer = await fetch(...asked);
      return new Response(decoy + (await answer.text()), answer);
    });
    await expect.poll(() => witnesses.status().signing).toBe(1);
    const served = witnesses.cosigned(await log.checkpoint());
    expect(served).toContain(`— ${watching.name} `);
    expect(served).not.toContain(decoy);
  });

  it('says that witnesses are silent, and serves its newest checkpoint all the same', async () => {
    const dead = { name: 'dead', verifierKey: (await witness(1)).verifierKey, url: 'http://127.0.0.1:9/' };
    const log = new StoredLog().append(sampleRequests(5));
    const text = policyText(1, [dead as TestWitness]);
    const { witnesses, failures } = settlerOf(log, text);
    await expect.poll(() => failures.length).toBe(1);
    expect(witnesses.status()).toEqual({ signing: 0, witnesses: 1, isWitnessed: false });
    const served = witnesses.cosigned(await log.checkpoint());
    expect(served).toBe(await log.checkpoint());
    expect(await judge(served, text)).toMatchObject({ ok: false, fault: { kind: 'not-witnessed' } });
  });

  it('is not held up by a witness that never answers', async () => {
    const silent = createServer(() => undefined);
    await new Promise((resolve) => silent.listen(0, '127.0.0.1', () => resolve(null)));
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const alive = await witness(1);
    const slow = {
      ...alive,
      verifierKey: (await witness(2)).verifierKey,
      url: `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`,
    };
    const log = new StoredLog().append(sampleRequests(5));
    const { witnesses } = settlerOf(log, policyText(1, [alive, slow]));
    await expect.poll(() => witnesses.status()).toEqual({ signing: 1, witnesses: 2, isWitnessed: true });
    log.append(sampleRequests(6).slice(5));
    // The silent one is still busy: this round leaves it alone.
    await witnesses.round();
    expect(witnesses.cosigned(await log.checkpoint())).toContain('\n6\n');
  });

  it('cannot show two histories of one size: with a policy both readers refuse what is not witnessed', async () => {
    const all = [await witness(1), await witness(2), await witness(3)];
    const text = policyText(2, all);
    const requests = sampleRequests(300);
    const ours = new StoredLog().append(requests);
    const theirs = new StoredLog().append([
      ...requests.slice(0, 4),
      sampleRequest(600),
      ...requests.slice(5),
    ]);

    // The liar has one witness sign one history and another one the other. The third signs neither.
    const [one, other] = [
      settlerOf(ours, policyText(1, all.slice(0, 1))),
      settlerOf(theirs, policyText(1, all.slice(1, 2))),
    ];
    await expect.poll(() => one.witnesses.status().signing + other.witnesses.status().signing).toBe(2);
    for (const [log, { witnesses }] of [
      [ours, one],
      [theirs, other],
    ] as const) {
      const shown = witnesses.cosigned(await log.checkpoint());
      expect(await judge(shown, text)).toEqual({
        ok: false,
        fault: { kind: 'not-witnessed', signed: 1, stale: 0, of: 3, needed: 2 },
      });
    }

    // Then it tries to have the first witness sign the other history too.
    const lie = settlerOf(theirs, policyText(1, all.slice(0, 1)));
    await expect.poll(() => lie.failures.length).toBe(1);
    expect(lie.failures[0]).toBeInstanceOf(WitnessRefuses);
    const refusal = all[0]?.answers.at(-1);
    expect([refusal?.status, refusal?.said]).toEqual([422, 'the checkpoint does not continue the last one']);
    // The request is the proof: a second root of 300 entries, signed by the log.
    expect(refusal?.request).toBe(`old 300\n\n${await theirs.checkpoint()}`);
    expect(await theirs.checkpoint()).not.toBe(await ours.checkpoint());
  });
});
