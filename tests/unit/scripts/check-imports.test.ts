import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';

const CHECK = resolve('scripts/check-imports.mjs');

it('reads the imports of every kind of file, and the scripts of an Astro file', () => {
  const project = mkdtempSync(join(tmpdir(), 'tessera-imports-'));
  onTestFinished(() => rmSync(project, { recursive: true }));
  const files = {
    ...Object.fromEntries(
      ['ts', 'tsx', 'js', 'mjs'].map((kind) => [`menu.${kind}`, "import '../layouts/page.ts';"]),
    ),
    'Head.astro': '---\nimport x from "../x.ts";\n---\n',
    'Foot.astro': '<script>import "../x.ts";</script>',
  };
  mkdirSync(join(project, 'src/components'), { recursive: true });
  for (const [name, text] of Object.entries(files))
    writeFileSync(join(project, 'src/components', name), text);

  const { stderr } = spawnSync(process.execPath, [CHECK], { cwd: project, encoding: 'utf8' });
  for (const name of Object.keys(files))
    expect(stderr).toMatch(new RegExp(`${name.replace('.', '\\.')}.*a path that climbs`));
});
