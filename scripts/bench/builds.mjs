// Time and peak memory of builds of generated posts: clean ones of Tessera's site beside a bare Astro blog, and Tessera's own
// with one post edited.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureEdit } from './edit.mjs';
import { PROJECTS } from './projects.mjs';
import { writePosts } from './posts.mjs';
import { runBuild } from './run-build.mjs';

/** @param {readonly number[]} sizes how many posts, ascending */
export async function compareBuilds(sizes) {
  const results = [];
  for (const posts of sizes) {
    for (const project of Object.keys(PROJECTS)) {
      const measured = await measureProject(project, posts);
      for (const [build, usage] of Object.entries(measured)) {
        console.log(`${posts} posts, ${project}, ${build}: ${rounded(usage.seconds, 1)} s`);
        results.push({ project, build, posts, ...usage });
      }
    }
  }
  console.table(results.map(rowOf));
  console.table(sizes.map((posts) => ratios(results, posts)));
  printGrowth(results, sizes);
}

/** @returns what each kind of build took */
async function measureProject(name, posts) {
  const { create, pictureInMdx, isIncremental } = PROJECTS[name];
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  try {
    const project = join(folder, 'project');
    create(project);
    await writePosts(join(project, 'src/content/news'), posts, pictureInMdx);
    const clean = runBuild(project, posts);
    return isIncremental ? { clean, 'one post edited': measureEdit(project, posts) } : { clean };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const rounded = (value, decimals = 2) => Number(value.toFixed(decimals));

const rowOf = ({ project, build, posts, seconds, cpuSeconds, bytes }) => ({
  project,
  build,
  posts,
  seconds: rounded(seconds, 1),
  'CPU s': rounded(cpuSeconds, 1),
  'ms/post': rounded((seconds * 1e3) / posts, 1),
  'peak MB': Math.round(bytes / 1e6),
});

const clean = (results, project, posts) =>
  results.find((each) => each.project === project && each.posts === posts && each.build === 'clean');

function ratios(results, posts) {
  const [own, bare] = Object.keys(PROJECTS).map((project) => clean(results, project, posts));
  const edited = results.find((each) => each.posts === posts && each.build !== 'clean');
  return {
    ratios: `${posts} posts`,
    'time ÷ bare blog': rounded(own.seconds / bare.seconds),
    'CPU time ÷ bare blog': rounded(own.cpuSeconds / bare.cpuSeconds),
    'memory ÷ bare blog': rounded(own.bytes / bare.bytes),
    'one post edited ÷ clean': rounded(edited.seconds / own.seconds),
  };
}

/** How the cost of one post grows from each size to the next; 1 is linear, below 1 the fixed cost is being shared. */
function printGrowth(results, sizes) {
  const rows = sizes.slice(1).flatMap((posts, index) =>
    Object.keys(PROJECTS).map((project) => {
      const [small, large] = [sizes[index], posts].map((size) => clean(results, project, size));
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
