import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a program said, on both outputs, and how it ended. */
export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** Debian's golang-golang-x-mod-dev. */
const LIBRARIES = '/usr/share/gocode';
const ENVIRONMENT = { ...process.env, GO111MODULE: 'off', GOFLAGS: '', GOPATH: LIBRARIES };

/** Whether this machine can build the check in Go (`tests/interop/log`). */
export const hasGo =
  existsSync(`${LIBRARIES}/src/golang.org/x/mod/sumdb/tlog`) && spawnSync('go', ['version']).status === 0;

/** Builds the check. @returns where it is */
export function buildGoCheck(): string {
  const program = join(mkdtempSync(join(tmpdir(), 'tessera-go-')), 'check');
  const { status, stderr } = spawnSync('go', ['build', '-o', program, './tests/interop/log'], {
    env: ENVIRONMENT,
  });
  if (status !== 0) throw new Error(String(stderr));
  return program;
}

export function runProgram(command: string, args: readonly string[]): Promise<Ended> {
  const child = spawn(command, args);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk;
    });
  }
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, said })));
}
