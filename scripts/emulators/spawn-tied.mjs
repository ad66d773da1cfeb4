// Commands that end with this process (kill-with-parent.mjs), among them servers, which are ready when they answer.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { setTimeout as wait } from 'node:timers/promises';

const KILL_WITH_PARENT = fileURLToPath(new URL('kill-with-parent.mjs', import.meta.url));
/** Milliseconds. The first start of an emulator on a slow machine takes half a minute. */
const PATIENCE = 180_000;
/** Characters of the server's last output, for the message when it fails. */
const TAIL = 4_000;

/**
 * Starts a command that ends with this process at the latest, however this process ends.
 *
 * @param {string[]} command with its arguments
 * @param {import('node:child_process').SpawnOptions} options as `spawn` takes them; standard input stays open while it
 *   may run
 * @param {string} folder removed when the command has ended, for whatever reason; empty: none
 */
export function spawnTied(command, options = {}, folder = '') {
  // Detached from the terminal's Ctrl-C, which reaches it through the pipe: otherwise it could die before its command.
  return spawn(process.execPath, [KILL_WITH_PARENT, folder, ...command], { ...options, detached: true });
}

/**
 * @param {string[]} command with its arguments
 * @param {{ urls: string[], env?: Record<string, string>, folder: string }} options `urls`: the server is ready when
 *   all answer; `folder`: its working directory for temporary files, removed when it has ended
 * @returns {Promise<() => Promise<void>>} stops it
 * @throws {Error} with the server's output if it ends or does not answer
 */
export async function startServer(command, { urls, env = {}, folder }) {
  const temporary = { TMPDIR: folder, TEMP: folder, TMP: folder };
  const child = spawnTied(command, { cwd: folder, env: { ...process.env, ...temporary, ...env } }, folder);
  let said = '';
  for (const output of [child.stdout, child.stderr]) {
    output.setEncoding('utf8').on('data', (text) => {
      said = (said + text).slice(-TAIL);
    });
  }
  let isOver = false;
  const ended = once(child, 'exit').then(() => {
    isOver = true;
  });
  const stop = async () => {
    child.stdin.end();
    await ended;
  };

  const deadline = AbortSignal.timeout(PATIENCE);
  for (const url of urls) {
    while (!isOver && !deadline.aborted && !(await Promise.race([answers(url, deadline), ended])))
      await wait(100);
  }
  if (!isOver && !deadline.aborted) return stop;
  await stop();
  throw new Error(`${command.slice(0, 4).join(' ')} … did not start. It said:\n${said}`);
}

async function answers(url, signal) {
  try {
    await fetch(url, { signal });
    return true;
  } catch {
    return false;
  }
}
