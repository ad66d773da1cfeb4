// npm run bench:site [-- --only lighthouse|build] [--runs 5] [--pages /,/news/] [--posts 100,1000,10000]
//
// How fast the public site is for visitors, and how its build time grows with the number of posts. Run `npm run build`
// first; `npm run preview` serves the pages. Builds run in temporary copies, from scratch. Figures depend on the
// machine: a busy one makes times longer, and Lighthouse scores lower.
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { compareBuilds } from './support/builds.mjs';
import { measurePages } from './support/lighthouse.mjs';

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
    posts: { type: 'string', default: '100,1000,10000' },
  },
});

const [processor] = cpus();
console.log(
  `${cpus().length} × ${processor.model}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}, load ${loadavg()[0].toFixed(1)}`,
);
if (values.only !== 'build') await measurePages(values.pages?.split(',') ?? null, Number(values.runs));
if (values.only !== 'lighthouse') await compareBuilds(values.posts.split(',').map(Number));
