import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** A line of the settler's log. */
export interface Line {
  readonly time: string;
  readonly severity: string;
  readonly event: string;
  readonly [detail: string]: unknown;
}

/** The settler as a process, as `npm run settle` starts it. */
export interface Program {
  /** Everything logged so far. */
  readonly lines: readonly Line[];
  /** Everything written so far, on both outputs. */
  text(): string;
  /** The first line that `accepts` approves, as soon as there is one. */
  until(accepts: (line: Line) => boolean): Promise<Line>;
  /** Sends a signal, and resolves to the exit code (null where the signal ended it). */
  end(signal: NodeJS.Signals): Promise<number | null>;
  /** When all of its processes have closed their outputs: every line is there. */
  readonly exited: Promise<number | null>;
}

const MAIN = fileURLToPath(new URL('../../../settler/main.ts', import.meta.url));
const WITNESS = fileURLToPath(new URL('../../../settler/witness/main.ts', import.meta.url));

/** @param output where its log goes, as an open file; absent: into `lines` */
export const startSettler = (
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  output: number | 'pipe' = 'pipe',
): Program => start(process.execPath, [MAIN, ...args], env, output);

/** A witness as a process. */
export const startWitness = (args: readonly string[]): Program => start(process.execPath, [WITNESS, ...args]);

/** As a person starts it. */
export const startByNpm = (args: readonly string[]): Program =>
  start('npm', ['run', '--silent', 'settle', '--', ...args]);

/** Starts a program that logs as the settler does. */
export function start(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
  output: number | 'pipe' = 'pipe',
): Program {
  const child = spawn(command, args, { env, stdio: ['ignore', output, 'pipe'] });
  const exited = once(child, 'close').then(([code]) => code as number | null);
  const lines: Line[] = [];
  const waiting = new Set<() => void>();
  let errors = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  if (child.stdout) {
    createInterface(child.stdout).on('line', (text) => {
      lines.push(text.startsWith('{') ? JSON.parse(text) : { event: 'text', text });
      for (const look of [...waiting]) look();
    });
  }
  onTestFinished(() => void child.kill('SIGKILL'));

  return {
    lines,
    text: () => lines.map((line) => JSON.stringify(line)).join('\n') + errors,
    until(accepts) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find(accepts);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
        void exited.then((code) => reject(new Error(`The settler ended with ${code}: ${errors}`)));
      });
    },
    async end(signal) {
      child.kill(signal);
      return exited;
    },
    exited,
  };
}
