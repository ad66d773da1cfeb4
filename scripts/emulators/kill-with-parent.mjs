// Runs a command that must not outlive the process that started it: `node kill-with-parent.mjs FOLDER COMMAND ARGUMENT…`,
// with a pipe as standard input. FOLDER is the command's own, for its temporary files, and goes when the command ends; empty:
// it has none. The pipe closes when its other end lets go or dies in any way (Ctrl-C, a crash, `kill -9`), and then the
// command and all that it has started are killed. Emulators keep nothing, so nothing is lost by it.
import { spawn, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';

const isWindows = process.platform === 'win32';
const [folder, command, ...args] = process.argv.slice(2);

// A process group of its own, so that what the command starts (a shell, Java) can be killed with it.
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

/** Here and not where it was started: that may have been killed. */
function end(code) {
  // What else was killed may be writing its last.
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}
