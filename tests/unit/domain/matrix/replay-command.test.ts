import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOM = fileURLToPath(new URL('../../../..', import.meta.url));
const TRACE = join(ROOM, 'tests/fixtures/matrix-traces/tiny-x3-overtake.jsonl');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'matrix-replay-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

function replay(...files: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/matrix-replay.ts', ...files], {
    cwd: ROOM,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('says how far each file agrees, plain or packed, and exits with 0', () => {
  const packed = file('packed.jsonl.gz', gzipSync(readFileSync(TRACE)));
  const { status, stdout } = replay(TRACE, packed);
  expect(stdout).toContain(`${TRACE}: 18 of 18 events agree, totals agree`);
  expect(stdout).toContain(`${packed}: 18 of 18 events agree, totals agree`);
  expect(stdout).toContain('2 files, 36 of 36 events agree');
  expect(status).toBe(0);
});

it('shows the first difference and exits with 1', () => {
  const altered = file(
    'altered.jsonl',
    readFileSync(TRACE, 'utf8').replace('"pay":[[1,1],[1,1]]', '"pay":[[1,1],[1,3]]'),
  );
  const { status, stdout } = replay(altered);
  expect(stdout).toContain(`${altered}: 17 of 18 events agree, totals agree`);
  expect(stdout).toContain('first difference in line 1, "pay"');
  expect(stdout).toContain('trace  [[1,1],[1,3]]');
  expect(stdout).toContain('engine [[1,1],[1,1]]');
  expect(status).toBe(1);
});

it('names file and line of an unreadable trace, continues with the next, and exits with 2', () => {
  const broken = file('broken.jsonl', `${readFileSync(TRACE, 'utf8').split('\n')[0]}\n{"i":2,\n`);
  const short = file('short.jsonl', `${readFileSync(TRACE, 'utf8').split('\n')[0]}\n`);
  const notPacked = file('not-packed.jsonl.gz', 'plain text');
  const missing = join(folder, 'missing.jsonl');
  const missingPacked = join(folder, 'missing.jsonl.gz');
  const { status, stdout, stderr } = replay(broken, short, notPacked, missing, missingPacked, TRACE);
  expect(stderr).toContain(`${broken}:2: not JSON`);
  expect(stderr).toContain(`${short}:1: the last line, which says "end", is missing`);
  expect(stderr).toContain(`${notPacked}: incorrect header check`);
  expect(stderr).toContain(`${missing}: ENOENT`);
  expect(stderr).toContain(`${missingPacked}: ENOENT`);
  expect(stdout).toContain(`${TRACE}: 18 of 18 events agree`);
  expect(status).toBe(2);
});

it('prints its usage when no file is given', () => {
  const { status, stderr } = replay();
  expect(stderr).toContain('Usage: npm run matrix:replay');
  expect(status).toBe(2);
});
