// Writes sample logs of all `SIZES` as files, with proofs, for `check.go`.
//
// node tests/interop/log/publish.ts FOLDER
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mulberry32 } from '#domain/matrix/random.ts';
import { consistencyPath, inclusionPath } from '#domain/log/source.ts';
import { writeLog } from '#tests/support/log-folder.ts';
import { sampleRequests, StoredLog } from '#tests/support/log.ts';
import { SIZES } from './sizes.ts';

/** Proofs per size. */
const PROOFS = 50;
const SEED = 6962;

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('node tests/interop/log/publish.ts FOLDER');

const random = mulberry32(SEED);
const log = new StoredLog();
for (const size of SIZES) {
  log.append(sampleRequests(size).slice(log.head.size));
  await publish(join(folder, String(size)), size);
}

async function publish(target: string, size: number): Promise<void> {
  await writeLog(target, log);
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
