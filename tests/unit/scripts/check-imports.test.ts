import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const CHECK = resolve('scripts/check-imports.mjs');

/** What the check says of a project with this one file. */
function complaintOn(name: string, text: string): string {
  const project = mkdtempSync(join(tmpdir(), 'tessera-imports-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(join(project, 'src/components'), { recursive: true });
  writeFileSync(join(project, 'src/components', name), text);
  return spawnSync(process.execPath, [CHECK], { cwd: project, encoding: 'utf8' }).stderr;
}

it.each(['ts', 'tsx', 'js', 'mjs'])('reads the imports of .%s files', (kind) => {
  expect(complaintOn(`menu.${kind}`, "import '../layouts/page.ts';")).toContain('a path that climbs');
});

it.each(['---\nimport x from "../x.ts";\n---\n', '<script>import "../x.ts";</script>'])(
  'reads the scripts of an Astro file: %j',
  (text) => {
    expect(complaintOn('Menu.astro', text)).toContain('a path that climbs');
  },
);
