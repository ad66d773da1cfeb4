// Runs a command that must not outlive the process that started it: `node kill-with-parent.mjs FOLDER COMMAND
// ARGUMENT…`, with a pipe as standard input. FOLDER holds the command's temporary files and is removed when the command
// ends; empty: there is none. When the parent closes the pipe or dies (Ctrl-C, a crash, `kill -9`), this kills the
// command and everything it started. Emulators store nothing, so nothing is lost.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const isWindows = process.platform === 'win32';
const [folder, command, ...args] = process.argv.slice(2);

// In its own process group, so that what the command starts (a shell, Java) can be killed with it.
const child = spawn(command, args, {
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: !isWindows,
  shell: isWindows,
});
child.on('error', ({ message }) => {
  console.error(message);
  end(1);
});
child.on('exit', (code) => end(code ?? 1));

process.stdin.on('end', killAll).on('error', killAll).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, killAll);

function killAll() {
  if (isWindows) spawnSync('taskkill', ['/pid', String(child.pid), '/t', '/f']);
  else process.kill(-child.pid, 'SIGKILL');
}

/** Here and not in the parent, which may have been killed. */
function end(code) {
  // Other killed processes may still be writing.
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}
