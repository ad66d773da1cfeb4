// Draws cards beside the rendering of the pages, unless the build before has drawn them.
import { copyFileSync, linkSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { Card } from './card.ts';
import { openCardMaker } from './draw-card.ts';

export interface WorkerSetting {
  readonly note: string;
  /** Folder of what was drawn before, with a slash at its end. */
  readonly kept: string;
  /** Folder of the build, with a slash at its end. */
  readonly target: string;
}

export interface Order {
  readonly file: string;
  readonly card: Card;
}

const { note, kept, target }: WorkerSetting = workerData;
let draw: ReturnType<typeof openCardMaker> | undefined;

mkdirSync(kept, { recursive: true });
// The folder of the build is emptied after this starts, and before the first order.
parentPort?.once('message', () => mkdirSync(target, { recursive: true }));
// After the last order comes null.
parentPort?.on('message', (order: Order | null) => {
  if (order === null) return parentPort?.close();
  if (place(order.file)) return;
  keep(order);
  if (!place(order.file)) throw new Error(`The picture ${kept}${order.file} cannot be put into ${target}.`);
});

/** Puts a picture that is kept into the build: by a link, which costs no second copy, where the two folders can share files. */
function place(file: string): boolean {
  return [linkSync, copyFileSync].some((put) => {
    try {
      put(kept + file, target + file);
      return true;
    } catch {
      return false;
    }
  });
}

/** A build that is stopped leaves no half picture under a name that the next one trusts. */
function keep({ file, card }: Order): void {
  draw ??= openCardMaker(note);
  const half = `${kept}${file}.${process.pid}`;
  writeFileSync(half, draw(card));
  renameSync(half, kept + file);
}
