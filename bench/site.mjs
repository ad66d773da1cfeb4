// npm run bench:site [-- --only lighthouse|build] [--runs 5] [--pages /,/news/] [--posts 100,1000,10000]
//
// How fast the public site is for visitors, and how its build grows with the posts. Run `npm run build` first: the
// pages are measured as `npm run preview` serves them. The builds are made in temporary copies, and start from nothing. All figures are of
// the machine they were taken on: a busy one makes times longer, and the scores of Lighthouse lower.
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
