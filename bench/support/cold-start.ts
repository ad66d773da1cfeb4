// How long a settler takes to fold a long programme's log; bench/ledger.ts calls it with the emulator's address in the
// environment.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { LEVELS, MATRICES } from '#domain/programme/activation.ts';
import type { ProgrammeEntry } from '#domain/programme/entry.ts';
import { Programme } from '#domain/programme/programme.ts';
import { BUNDLES_OF_CHECKPOINT, ENTRIES_OF_BUNDLE } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { bundleDocument, FoldedProgramme } from '#settler/ledger/programme-log.ts';

/** Bundles per batch of the benchmark's own. */
const BATCH = 100;

export interface ColdStart {
  readonly entries: number;
  readonly reads: number;
  readonly 'processor, s': string;
  readonly 'wall clock, s': string;
  readonly MB: number;
  readonly 'same hash': boolean;
}

export async function measureColdStart(entries: number): Promise<ColdStart> {
  const project = `demo-start-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId: project }, project);
  const db = getFirestore(app);
  const programme = new Programme();
  let lines: string[] = [];
  let bundle = 0;
  let batch = db.batch();
  const write = async () => {
    const isCheckpoint = (bundle + 1) % BUNDLES_OF_CHECKPOINT === 0 && lines.length === ENTRIES_OF_BUNDLE;
    batch.set(db.doc(paths.programmeBundle(bundle)), {
      ...bundleDocument(bundle, lines),
      ...(isCheckpoint && { hash: isLastCheckpoint(bundle, entries) ? programme.hash() : '' }),
    });
    lines = [];
    bundle += 1;
    if (bundle % BATCH !== 0) return;
    await batch.commit();
    batch = db.batch();
  };
  for (const entry of growth(entries)) {
    programme.apply(entry);
    lines.push(JSON.stringify(entry));
    if (lines.length === ENTRIES_OF_BUNDLE) await write();
  }
  if (lines.length > 0) await write();
  await batch.commit();

  const folded = new FoldedProgramme(db);
  const [begun, used] = [performance.now(), process.cpuUsage()];
  await folded.upTo(entries);
  const { user, system } = process.cpuUsage(used);
  const seconds = (performance.now() - begun) / 1000;
  const isSame = folded.programme.hash() === programme.hash();
  await deleteApp(app);
  return {
    entries,
    reads: bundle,
    'processor, s': ((user + system) / 1e6).toFixed(1),
    'wall clock, s': seconds.toFixed(1),
    MB: Math.round(process.memoryUsage().rss / 1e6),
    'same hash': isSame,
  };
}

/** Only the last checkpoint is compared; a hash for each would take longer than what is measured. */
const isLastCheckpoint = (bundle: number, entries: number): boolean =>
  bundle + BUNDLES_OF_CHECKPOINT >= Math.floor(entries / ENTRIES_OF_BUNDLE);

/** Members who join below one another and open the first levels of both matrices. */
function* growth(entries: number): Generator<ProgrammeEntry> {
  const opened = LEVELS.slice(0, 2).flatMap((level) => MATRICES.map((matrix) => ({ matrix, level })));
  for (let index = 0; index < entries; index += 1) {
    const [member, step] = [Math.floor(index / (1 + opened.length)), index % (1 + opened.length)];
    const uid = `member-${member}`;
    const entry = { uid, username: uid };
    const level = opened[step - 1];
    if (level) yield { kind: 'activate', ...entry, ...level, at: index };
    else yield { kind: 'register', ...entry, sponsor: member === 0 ? null : `member-${(member - 1) >> 2}` };
  }
}
