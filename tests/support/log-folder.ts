import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashesAt, type LogResource, pathOf, widthOf } from '#domain/log/tiles.ts';
import { type StoredLog, verifierKey } from './log.ts';

/** Writes a log as files, as a mirror of a site would have them. */
export async function writeLog(folder: string, log: StoredLog): Promise<void> {
  const { size } = log.head;
  const write = (resource: LogResource, content: Uint8Array | string) => {
    const path = join(folder, pathOf(resource));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  };
  write({ kind: 'checkpoint' }, await log.checkpoint());
  write({ kind: 'vkey' }, `${verifierKey}\n`);
  write({ kind: 'books' }, JSON.stringify(await log.books()));
  for (let level = 0; hashesAt(level, size) > 0; level += 1) {
    for (let index = 0; widthOf(level, index, size) > 0; index += 1) {
      const width = widthOf(level, index, size);
      write({ kind: 'tile', level, index, width }, await log.tile(level, index, width));
      if (level === 0) write({ kind: 'entries', index, width }, await log.entries(index, width));
    }
  }
}
