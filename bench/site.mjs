// npm run bench:site [-- --runs 5] [--pages /,/news/]
//
// How fast the public site is for visitors. Run `npm run build` first; `npm run preview` serves the pages. Figures depend on
// the machine: compare them with those of the blank page, which stands first.
import { cpus, loadavg, totalmem } from 'node:os';
import { parseArgs } from 'node:util';
import { measurePages } from './support/lighthouse.mjs';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    pages: { type: 'string' },
  },
});

const [processor] = cpus();
console.log(
  `${cpus().length} × ${processor.model}, ${Math.round(totalmem() / 1e9)} GB, Node ${process.version}, load ${loadavg()[0].toFixed(1)}`,
);
await measurePages(values.pages?.split(',') ?? null, Number(values.runs));
