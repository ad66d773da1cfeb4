import { Timestamp } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { ENGINE_VERSION, Programme, ProgrammeBroken } from '#domain/programme/programme.ts';
import {
  BUNDLES_OF_CHECKPOINT,
  ENTRIES_OF_BUNDLE,
  type ProgrammeBundleDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { Draft } from '#settler/ledger/draft.ts';
import { appendEntry, FoldedProgramme, recordHash } from '#settler/ledger/programme-log.ts';
import { MemoryFirestore } from './memory-firestore.ts';

/** Somewhat beyond a checkpoint. */
const ENTRIES = BUNDLES_OF_CHECKPOINT * ENTRIES_OF_BUNDLE + 300;

const log = Array.from({ length: ENTRIES }, (_, index): ProgrammeEntry => {
  const [member, upline] = [index >> 1, (index >> 1) >> 1];
  const [uid, username] = [`m${member}`, `m${member}`];
  if (index % 2 === 1) return { kind: 'activate', uid, username, matrix: 's8', level: 1, at: index };
  return { kind: 'register', uid, username, sponsor: member === 0 ? null : `m${upline}` };
});

const whole = new Programme();
beforeAll(() => {
  for (const entry of log) whole.apply(entry);
});

/** As settlers append it. */
function appended(): MemoryFirestore {
  const memory = new MemoryFirestore();
  const programme = new Programme();
  const version = (path: string) => ({ data: memory.read(path) ?? null, updateTime: Timestamp.now() });
  const draft = new Draft((path) => (memory.read(path) ? version(path) : { data: null, updateTime: null }));
  for (const entry of log) {
    appendEntry(draft, entry);
    programme.apply(entry);
    recordHash(draft, programme);
  }
  for (const [path, document] of draft.written) memory.put(path, { ...document });
  return memory;
}

const bundlesIn = (memory: MemoryFirestore) =>
  memory.paths.filter((path) => path.startsWith(paths.programmeBundles())).map((path) => memory.read(path));

const lastOfCheckpoint = paths.programmeBundle(BUNDLES_OF_CHECKPOINT - 1);

describe('the programme’s log', () => {
  const memory = appended();
  const folded = () => new FoldedProgramme(memory.asFirestore);

  it('is a document for each 256 entries, and folds to the same programme at any length', async () => {
    expect(bundlesIn(memory)).toHaveLength(Math.ceil(ENTRIES / ENTRIES_OF_BUNDLE));
    expect(memory.read(paths.programmeLog())).toEqual({ entries: ENTRIES });
    const programme = folded();
    for (const length of [1, 255, 256, 257, 600, ENTRIES]) await programme.upTo(length);
    expect(programme.programme.hash()).toBe(whole.hash());
  });

  it('is not folded by an engine that makes another programme of it, nor by one of another version', async () => {
    const { hash, ...document } = memory.read<ProgrammeBundleDocument>(lastOfCheckpoint) ?? {};
    expect(hash).toMatch(/^[0-9a-f]{64}$/);
    memory.put(lastOfCheckpoint, { ...document, hash: '0'.repeat(64) });
    await expect(folded().upTo(ENTRIES)).rejects.toThrow(ProgrammeBroken);
    memory.put(lastOfCheckpoint, { ...document, hash, engine: ENGINE_VERSION + 1 });
    await expect(folded().upTo(ENTRIES)).rejects.toThrow(`engine version ${ENGINE_VERSION + 1}`);
    memory.put(lastOfCheckpoint, { ...document, hash });
    await folded().upTo(ENTRIES);
  });

  it('says how much of it is there when some is missing', async () => {
    await expect(folded().upTo(ENTRIES + 1)).rejects.toThrow(`${ENTRIES} of ${ENTRIES + 1}`);
  });
});
