// Time and peak memory of builds of generated posts: Tessera's site beside a bare Astro blog.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PROJECTS } from './projects.mjs';
import { writePosts } from './posts.mjs';
import { runBuild } from './run-build.mjs';

/**
 * Also measures builds without posts: Tessera has a landing and screens, which the blog has not, and which cost the
 * same for any number of posts. The cost of the posts is the difference.
 *
 * @param {readonly number[]} sizes how many posts, ascending
 */
export async function compareBuilds(sizes) {
  const results = [];
  for (const posts of [0, ...sizes]) {
    for (const project of Object.keys(PROJECTS)) {
      const usage = await measureProject(project, posts);
      console.log(`${posts} posts, ${project}: ${rounded(usage.seconds, 1)} s`);
      results.push({ project, posts, ...usage });
    }
  }
  console.table(results.map(rowOf));
  console.table(sizes.map((posts) => ratios(results, posts)));
  printGrowth(results, sizes);
}

/** @returns what a build took */
async function measureProject(name, posts) {
  const { create, pictureInMdx } = PROJECTS[name];
  const folder = mkdtempSync(join(tmpdir(), 'bench-site-'));
  try {
    const project = join(folder, 'project');
    create(project);
    await writePosts(join(project, 'src/content/news'), posts, pictureInMdx);
    return runBuild(project, posts);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const rounded = (value, decimals = 2) => Number(value.toFixed(decimals));

const rowOf = ({ project, posts, seconds, cpuSeconds, bytes }) => ({
  project,
  posts,
  seconds: rounded(seconds, 1),
  'CPU s': rounded(cpuSeconds, 1),
  'peak MB': Math.round(bytes / 1e6),
});

const resultOf = (results, project, posts) =>
  results.find((each) => each.project === project && each.posts === posts);

function ratios(results, posts) {
  const [own, bare] = Object.keys(PROJECTS).map((project) => resultOf(results, project, posts));
  const [ownAdded, bareAdded] = Object.keys(PROJECTS).map((project) => added(results, project, posts));
  return {
    ratios: `${posts} posts`,
    'posts: time ÷ bare blog': rounded(ownAdded.seconds / bareAdded.seconds),
    'posts: CPU time ÷ bare blog': rounded(ownAdded.cpuSeconds / bareAdded.cpuSeconds),
    'whole: time ÷ bare blog': rounded(own.seconds / bare.seconds),
    'whole: CPU time ÷ bare blog': rounded(own.cpuSeconds / bare.cpuSeconds),
    'whole: memory ÷ bare blog': rounded(own.bytes / bare.bytes),
  };
}

/** The difference between a build with posts and one without. */
function added(results, project, posts) {
  const [without, built] = [0, posts].map((count) => resultOf(results, project, count));
  return {
    seconds: built.seconds - without.seconds,
    cpuSeconds: built.cpuSeconds - without.cpuSeconds,
    bytes: built.bytes - without.bytes,
  };
}

/** The growth of one post's cost from each size to the next; 1 is linear, below 1 some cost is shared. */
function printGrowth(results, sizes) {
  const rows = sizes.slice(1).flatMap((posts, index) =>
    Object.keys(PROJECTS).map((project) => {
      const [small, large] = [sizes[index], posts].map((size) => added(results, project, size));
      const growth = (key) => rounded(large[key] / posts / (small[key] / sizes[index]));
      return {
        'growth of what a post adds': `${project}, ${sizes[index]} to ${posts}`,
        time: growth('seconds'),
        'CPU time': growth('cpuSeconds'),
        memory: growth('bytes'),
      };
    }),
  );
  if (rows.length > 0) console.table(rows);
}
