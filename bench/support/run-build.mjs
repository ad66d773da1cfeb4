// Runs one build of a project and measures it.
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const USAGE_HOOK = new URL('record-usage.mjs', import.meta.url).href;

/**
 * @param {string} project its folder
 * @param {number} posts how many the build must have
 * @returns seconds that went by, processor seconds of all processes, peak memory of the largest
 */
export function runBuild(project, posts) {
  const usageFile = join(project, '..', 'usage.jsonl');
  rmSync(usageFile, { force: true });
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      // In CI a build fails if its headers are not committed, which does not matter here.
      CI: '',
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_OPTIONS: `--import=${USAGE_HOOK}`,
      BENCH_USAGE: usageFile,
    },
  });
  const seconds = (performance.now() - start) / 1e3;
  if (status !== 0) throw new Error(`The build failed.\n${stdout.slice(-4000)}\n${stderr.slice(-4000)}`);
  const built = globSync('dist/news/post-*/index.html', { cwd: project }).length;
  if (built !== posts) throw new Error(`The build has ${built} of ${posts} posts.`);

  const usages = readFileSync(usageFile, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  return {
    seconds,
    cpuSeconds: usages.reduce((total, usage) => total + usage.cpuSeconds, 0),
    bytes: Math.max(...usages.map((usage) => usage.bytes)),
  };
}
