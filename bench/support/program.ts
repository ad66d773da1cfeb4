import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

/** The very program that operators run, watching. */
export interface RunningSettler {
  /** Paths of requests, in the order in which they were settled. */
  readonly settled: readonly string[];
  /** Resolves when this request is settled. */
  until(path: string): Promise<void>;
  /** Resolves when a request of this member is settled. */
  untilOf(uid: string): Promise<void>;
  /** Resolves when so many are settled. */
  all(count: number): Promise<void>;
  /** Memory at its highest so far, as Linux says. */
  megabytes(): number;
  stop(): void;
  /** Resolves when it is. */
  readonly ended: Promise<unknown>;
}

/** @param modules loaded before it */
export function startProgram(project: string, modules: readonly string[] = []): RunningSettler {
  const loaded = modules.flatMap((module) => ['--import', module]);
  const child = spawn(process.execPath, [...loaded, 'settler/main.ts', '--watch', '--project', project], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child.on('exit', (code) => {
    if (code !== 0 && code !== null) throw new Error(`The settler has ended with ${code}`);
  });
  const ended = once(child, 'exit');
  const settled: string[] = [];
  let look = (): void => undefined;
  createInterface(child.stdout).on('line', (line) => {
    const { event, path } = JSON.parse(line) as { readonly event: string; readonly path?: string };
    if (event !== 'request' || path === undefined) return;
    settled.push(path);
    look();
  });
  const when = (isSo: () => boolean): Promise<void> =>
    new Promise((resolve) => {
      look = () => isSo() && resolve();
      look();
    });
  return {
    settled,
    until: (path) => when(() => settled.includes(path)),
    untilOf: (uid) => when(() => settled.some((path) => path.startsWith(`accounts/${uid}/`))),
    all: (count) => when(() => settled.length >= count),
    megabytes() {
      const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8')) ?? [];
      return Math.round(Number(kilobytes) / 1000);
    },
    stop: () => void child.kill(),
    ended,
  };
}
