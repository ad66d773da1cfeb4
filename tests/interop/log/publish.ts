// Writes sample logs of all `SIZES` as files, with proofs, for `check.go`.
//
// node tests/interop/log/publish.ts FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { mulberry32 } from '#domain/matrix/random.ts';
import { consistencyPath, inclusionPath } from '#domain/log/source.ts';
import { hashesAt, pathOf, type LogResource, widthOf } from '#domain/log/tiles.ts';
import { samplePostings, StoredLog, verifierKey } from '#tests/support/log.ts';
import { SIZES } from './sizes.ts';

/** Proofs per size. */
const PROOFS = 50;
const SEED = 6962;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('node tests/interop/log/publish.ts FOLDER');

const random = mulberry32(SEED);
const log = new StoredLog();
for (const size of SIZES) {
  log.append(samplePostings(size).slice(log.head.size));
  await publish(join(folder, String(size)), size);
}

async function publish(target: string, size: number): Promise<void> {
  const write = (resource: LogResource, content: Uint8Array | string) => {
    const path = join(target, pathOf(resource));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  write({ kind: 'checkpoint' }, await log.checkpoint());
  write({ kind: 'vkey' }, `${verifierKey}\n`);
  for (let level = 0; hashesAt(level, size) > 0; level += 1) {
    for (let index = 0; widthOf(level, index, size) > 0; index += 1) {
      const width = widthOf(level, index, size);
      write({ kind: 'tile', level, index, width }, await log.tile(level, index, width));
      if (level === 0) write({ kind: 'entries', index, width }, await log.entries(index, width));
    }
  }
  const base64 = (hashes: readonly Uint8Array[]) =>
    hashes.map((hash) => Buffer.from(hash).toString('base64'));
  const inclusion = [];
  const consistency = [];
  for (let nth = 0; nth < PROOFS && size > 0; nth += 1) {
    const index = Math.floor(random() * size);
    inclusion.push({ index, path: base64(await inclusionPath(log, index, size)) });
    const earlier = 1 + Math.floor(random() * size);
    consistency.push({ earlier, path: base64(await consistencyPath(log, earlier, size)) });
  }
  writeFileSync(join(target, 'proofs.json'), JSON.stringify({ inclusion, consistency }));
}
