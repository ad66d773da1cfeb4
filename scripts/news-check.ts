// Checks all that editors write, as a build does, without building: npm run news:check
// With --strict, warnings stop it too. With --format github it writes what GitHub shows beside the lines of a pull request.
import { fileURLToPath } from 'node:url';
import { parseArgs, styleText } from 'node:util';
import { checkContent } from '#editing/check-content.ts';
import { isWarning, type Mistake } from '#editing/mistake.ts';
import { annotationOf, summaryOf } from '#editing/report.ts';

const { strict, format } = readOptions();
const report = await checkContent(fileURLToPath(new URL('..', import.meta.url)), new Date());
const { mistakes, warnings, inDrafts } = report;
const isStopped = mistakes.length > 0 || (strict && warnings.length > 0);

for (const each of mistakes) say(each, 'error');
for (const each of [...warnings, ...inDrafts]) say(each, 'warning');
console.log(
  format === 'github' ? summaryOf(report) : styleText(isStopped ? 'red' : 'green', summaryOf(report)),
);
if (isStopped) process.exitCode = 1;

function say(mistake: Mistake, level: 'error' | 'warning'): void {
  if (format === 'github') {
    console.log(annotationOf(mistake, level));
    return;
  }
  const { file, line, field, message } = mistake;
  const place = styleText('cyan', `${file}:${line}`);
  const what = styleText([level === 'error' ? 'red' : 'yellow', 'bold'], `${field}:`);
  console.log(`${place} ${what} ${message}${isWarning(mistake) ? ' (warning)' : ''}\n`);
}

function readOptions() {
  try {
    return parseArgs({
      options: { strict: { type: 'boolean', default: false }, format: { type: 'string', default: 'text' } },
    }).values;
  } catch {
    console.error('npm run news:check -- [--strict] [--format github]');
    process.exit(1);
  }
}
