import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { readCheckpoint } from '#domain/log/checkpoint.ts';
import type { TreeHead } from '#domain/log/merkle.ts';
import { WrongUsage } from '#settler/runtime/command.ts';

/**
 * What a witness keeps: its key, and the checkpoint that it signed last, by the origin of the log. Both lie in
 * one file, so a witness that loses what it saw loses its key too, and can never sign something else as the
 * same witness.
 */
export interface WitnessState {
  /** The secret key, as `writeSigningKey` has it. */
  readonly key: string;
  readonly logs: Readonly<Record<string, string>>;
}

export interface StateFile {
  readonly key: string;
  /** The cosigned note of a log; null: there is none. */
  noteOf(origin: string): string | null;
  lastOf(origin: string): TreeHead | null;
  /**
   * Stores the note on disk before it returns.
   * @throws when another program has written the file: two witnesses with one key could contradict each other
   */
  store(origin: string, note: string): void;
}

/** @param make makes the key of a new witness. @throws WrongUsage when the file cannot be used */
export async function openState(file: string, make: () => Promise<string>): Promise<StateFile> {
  if (!existsSync(file)) write(file, textOf({ key: await make(), logs: {} }));
  let text = readFileSync(file, 'utf8');
  let state = read(text, file);
  const noteOf = (origin: string) => state.logs[origin] ?? null;
  return {
    key: state.key,
    noteOf,
    lastOf: (origin) => readCheckpoint(noteOf(origin) ?? ''),
    store(origin, note) {
      if (readFileSync(file, 'utf8') !== text) throw new Error(`${file}: another program has written it`);
      const next = { ...state, logs: { ...state.logs, [origin]: note } };
      const nextText = textOf(next);
      write(file, nextText);
      state = next;
      text = nextText;
    },
  };
}

const textOf = (state: WitnessState): string => `${JSON.stringify(state, null, 2)}\n`;

function read(text: string, file: string): WitnessState {
  try {
    const { key, logs } = JSON.parse(text) as WitnessState;
    const isRight = typeof key === 'string' && Object.values(logs).every((note) => readCheckpoint(note));
    if (isRight) return { key, logs };
  } catch {
    // The error below reports it.
  }
  // Never begin again with this key: the witness would forget what it signed.
  throw new WrongUsage(
    `${file} cannot be read as the state of a witness. Make a new witness in another file.`,
  );
}

/** After a power cut the file has either the old text or the new one. */
function write(file: string, text: string): void {
  const beside = `${file}.new`;
  const target = openSync(beside, 'w', 0o600);
  writeSync(target, text);
  fsyncSync(target);
  closeSync(target);
  renameSync(beside, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
