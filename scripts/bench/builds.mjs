// Time and peak memory of clean builds of generated posts: Tessera's site beside a bare Astro blog.
import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECTS } from './projects.mjs';
import { writePosts } from './posts.mjs';

const USAGE_HOOK = new URL('record-usage.mjs', import.meta.url).href;

/** @param {readonly number[]} sizes how many posts, ascending */
export async function compareBuilds(sizes) {
  const results = [];
  for (const posts of sizes) {
    for (const project of Object.keys(PROJECTS)) {
      const result = { project, posts, ...(await measureBuild(project, posts)) };
      console.log(`${posts} posts, ${project}: ${rounded(result.seconds, 1)} s`);
      results.push(result);
    }
  }
  console.table(results.map(rowOf));
  console.table(sizes.map((posts) => ratios(results, posts)));
  printGrowth(results, sizes);
}

async function measureBuild(name, posts) {
  const { create, pictureInMdx } = PROJECTS[name];
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  try {
    const project = join(folder, 'project');
    create(project);
    await writePosts(join(project, 'src/content/news'), posts, pictureInMdx);
    return runBuild(project, posts, join(folder, 'usage.jsonl'));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @returns seconds that went by, processor seconds of all processes, peak memory of the largest */
function runBuild(project, posts, usageFile) {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: project,
    encoding: 'utf8',
    maxBuffer: 1e9,
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      // Where a build would refuse a list of headers that is not committed: that is not what is measured.
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

const rounded = (value, decimals = 2) => Number(value.toFixed(decimals));

const rowOf = ({ project, posts, seconds, cpuSeconds, bytes }) => ({
  project,
  posts,
  seconds: rounded(seconds, 1),
  'CPU s': rounded(cpuSeconds, 1),
  'ms/post': rounded((seconds * 1e3) / posts, 1),
  'peak MB': Math.round(bytes / 1e6),
});

function ratios(results, posts) {
  const [own, bare] = Object.keys(PROJECTS).map((project) =>
    results.find((result) => result.project === project && result.posts === posts),
  );
  return {
    'Tessera ÷ bare blog': `${posts} posts`,
    time: rounded(own.seconds / bare.seconds),
    'CPU time': rounded(own.cpuSeconds / bare.cpuSeconds),
    memory: rounded(own.bytes / bare.bytes),
  };
}

/** How the cost of one post grows from each size to the next; 1 is linear, below 1 the fixed cost is being shared. */
function printGrowth(results, sizes) {
  const rows = sizes.slice(1).flatMap((posts, index) =>
    Object.keys(PROJECTS).map((project) => {
      const [small, large] = [sizes[index], posts].map((size) =>
        results.find((result) => result.project === project && result.posts === size),
      );
      const growth = (key) => rounded(large[key] / posts / (small[key] / sizes[index]));
      return {
        'growth per post': `${project}, ${sizes[index]} to ${posts}`,
        time: growth('seconds'),
        'CPU time': growth('cpuSeconds'),
        memory: growth('bytes'),
      };
    }),
  );
  if (rows.length > 0) console.table(rows);
}
