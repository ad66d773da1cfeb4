import { beforeAll, describe, expect, it } from 'vitest';
import { comparePublicLog } from '#domain/log/compare.ts';
import { compareCheckpoints, writeCheckpointLine } from '#domain/log/compare-checkpoints.ts';
import { keyPairOf } from '#domain/log/ed25519.ts';
import { signNote, writeSignature, writeVerifierKey } from '#domain/log/note.ts';
import { check, key, sampleRequest, sampleRequests, sign, StoredLog } from '#tests/support/log.ts';

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
  const line = await writeCheckpointLine(await seen(log), check);
  return line ?? 'no line';
}

const other = await keyPairOf(crypto.subtle, new Uint8Array(32).fill(8));

/** The same entries, as someone else signs them who has a copy. */
async function copiedLine(log: StoredLog, name = 'copy.test/log'): Promise<string> {
  const copy = await seen(log);
  const key = { name, publicKey: other.publicKey };
  const text = textOf(copy.note).replace(copy.checkpoint.origin, name);
  const note = await signNote(text, key, other.sign);
  const line = await writeCheckpointLine({ ...copy, note, key, verifierKey: writeVerifierKey(key) }, check);
  return line ?? 'no line';
}

const textOf = (note: string): string => note.slice(0, note.indexOf('\n\n') + 1);

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

  it('takes the signature of the log’s key from among lines with its name', async () => {
    const log = await seen(ours);
    const [text, line] = [textOf(log.note), await lineOf(ours)];
    const byOther = await signNote(text, { name: key.name, publicKey: other.publicKey }, other.sign);
    const long = writeSignature({ name: key.name, bytes: new Uint8Array(3_000) });
    for (const decoy of [byOther.slice(text.length + 1), long]) {
      const note = `${text}\n${decoy}${log.note.slice(text.length + 1)}`;
      expect(await writeCheckpointLine({ ...log, note }, check)).toBe(line);
    }
  });

  it('writes no line that cannot be verified, as when the log has signed more', async () => {
    const log = await seen(ours);
    const more = await signNote(`${textOf(log.note)}and more\n`, key, sign);
    expect(await writeCheckpointLine({ ...log, note: more }, check)).toBeNull();
    expect(await writeCheckpointLine({ ...log, note: textOf(log.note) }, check)).toBeNull();
  });

  it('says that both see the same, also with the line breaks of a message', async () => {
    const line = await lineOf(logOf(300));
    const same = { kind: 'equal', size: 300, hasOtherKey: false };
    expect(await compare(line)).toEqual(same);
    expect(await compare(`\n ${line.replaceAll(' ', '\r\n  ')}\n`)).toEqual(same);
  });

  it('says which of the two is earlier, and does not judge what it cannot see', async () => {
    expect(await compare(await lineOf(logOf(200)))).toEqual({
      kind: 'earlier',
      size: 300,
      theirs: 200,
      hasOtherKey: false,
    });
    expect(await compare(await lineOf(logOf(0)))).toMatchObject({ kind: 'earlier', theirs: 0 });
    const later = { kind: 'later', size: 300, theirs: 301 };
    expect(await compare(await lineOf(logOf(301)))).toEqual({ ...later, hasOtherKey: false });
    expect(await compare(await copiedLine(logOf(301)))).toEqual({ ...later, hasOtherKey: true });
  });

  it.each([300, 200, 1])(
    'says that the key signed two histories, of 300 entries and of %i',
    async (theirs) => {
      expect(await compare(await lineOf(otherHistory(theirs)))).toEqual({ kind: 'two-histories', theirs });
    },
  );

  it('tells a copy with a key of its own from another ledger', async () => {
    expect(await compare(await copiedLine(logOf(300)))).toEqual({
      kind: 'equal',
      size: 300,
      hasOtherKey: true,
    });
    expect(await compare(await copiedLine(logOf(40)))).toMatchObject({ kind: 'earlier', hasOtherKey: true });
    expect(await compare(await copiedLine(otherHistory(300)))).toEqual({ kind: 'other-ledger' });
  });

  it.each([301, 300, 40])(
    'warns of another key under the name of this log, with %i entries',
    async (size) => {
      expect(await compare(await copiedLine(logOf(size), key.name))).toEqual({ kind: 'other-key' });
    },
  );

  it('believes no line that was changed', async () => {
    const line = await lineOf(ours);
    expect(await compare(line.replace(' 300 ', ' 299 '))).toEqual({ kind: 'forged' });
    expect(await compare(line.replace(' 300 ', ' 0300 '))).toEqual({ kind: 'forged' });
    expect(await compare(line.split(' ').slice(0, 3).join(' '))).toEqual({ kind: 'unreadable' });
    expect(await compare(`${line} more`)).toEqual({ kind: 'unreadable' });
    expect(await compare('')).toEqual({ kind: 'unreadable' });
  });
});
