import { beforeAll, describe, expect, it } from 'vitest';
import { comparePublicLog } from '#domain/log/compare.ts';
import { compareCheckpoints, writeCheckpointLine } from '#domain/log/compare-checkpoints.ts';
import { keyPairOf } from '#domain/log/ed25519.ts';
import { signNote, writeVerifierKey } from '#domain/log/note.ts';
import { check, sampleRequest, sampleRequests, StoredLog } from '#tests/support/log.ts';

const logOf = (size: number) => new StoredLog().append(sampleRequests(size));

/** A log with another first deposit, signed by the same key. */
const otherHistory = (size: number) =>
  new StoredLog().append([sampleRequest(600), ...sampleRequests(size).slice(1)]);

async function seen(log: StoredLog) {
  const compared = await comparePublicLog(log, null, check);
  if (!compared.ok) throw new Error(compared.fault.kind);
  return compared;
}

async function lineOf(log: StoredLog): Promise<string> {
  const compared = await seen(log);
  return writeCheckpointLine(compared.checkpoint, compared);
}

/** The same entries, as another browser signs them that has a copy. */
async function copiedLine(log: StoredLog): Promise<string> {
  const { note, checkpoint } = await seen(log);
  const { publicKey, sign } = await keyPairOf(crypto.subtle, new Uint8Array(32).fill(8));
  const key = { name: 'copy.test/log', publicKey };
  const text = note.slice(0, note.indexOf('\n\n') + 1).replace(checkpoint.origin, key.name);
  return writeCheckpointLine(checkpoint, {
    note: await signNote(text, key, sign),
    verifierKey: writeVerifierKey(key),
  });
}

describe('comparing checkpoints', () => {
  const ours = logOf(300);
  let compare: (text: string) => ReturnType<typeof compareCheckpoints>;
  beforeAll(async () => {
    const present = await seen(ours);
    compare = (text) => compareCheckpoints(text, present, ours, check);
  });

  it('writes one line that fits a QR code', async () => {
    const line = await lineOf(ours);
    expect(line).toMatch(/^tessera\.test\/log\+[\da-f]{8}\+\S+ 300 \S{44} \S+$/);
    expect(line.length).toBeLessThan(260);
  });

  it('says that both see the same, also with the line breaks of a message', async () => {
    const line = await lineOf(logOf(300));
    const same = { kind: 'equal', size: 300, isCopy: false };
    expect(await compare(line)).toEqual(same);
    expect(await compare(`\n ${line.replaceAll(' ', '\r\n  ')}\n`)).toEqual(same);
  });

  it('says which of the two is earlier, and does not judge what it cannot see', async () => {
    expect(await compare(await lineOf(logOf(200)))).toEqual({
      ...{ kind: 'earlier', size: 300, theirs: 200, isCopy: false },
    });
    expect(await compare(await lineOf(logOf(0)))).toMatchObject({ kind: 'earlier', theirs: 0 });
    expect(await compare(await lineOf(logOf(301)))).toEqual({ kind: 'later', size: 300, theirs: 301 });
  });

  it.each([300, 200, 1])(
    'says that the key signed two histories, of 300 entries and of %i',
    async (theirs) => {
      expect(await compare(await lineOf(otherHistory(theirs)))).toEqual({ kind: 'two-histories', theirs });
    },
  );

  it('tells a copy with a key of its own from another ledger', async () => {
    expect(await compare(await copiedLine(logOf(300)))).toEqual({ kind: 'equal', size: 300, isCopy: true });
    expect(await compare(await copiedLine(logOf(40)))).toMatchObject({ kind: 'earlier', isCopy: true });
    expect(await compare(await copiedLine(otherHistory(300)))).toEqual({ kind: 'other-ledger' });
    expect(await compare(await copiedLine(logOf(301)))).toEqual({ kind: 'other-ledger' });
  });

  it('believes no line that was changed', async () => {
    const line = await lineOf(ours);
    expect(await compare(line.replace(' 300 ', ' 299 '))).toEqual({ kind: 'forged' });
    expect(await compare(line.replace(' 300 ', ' 0300 '))).toEqual({ kind: 'forged' });
    expect(await compare(line.split(' ').slice(0, 3).join(' '))).toEqual({ kind: 'unreadable' });
    expect(await compare(`${line} more`)).toEqual({ kind: 'unreadable' });
    expect(await compare('')).toEqual({ kind: 'unreadable' });
  });
});
