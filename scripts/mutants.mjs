// Mutation tests of what moves money, by StrykerJS: stryker.config.json says of which files, by which tests.
// tests/surviving-mutants.yaml lists each mutant that no test kills, with the reason. A survivor that is not listed fails
// this check, and so does a listed one that is killed or gone.
//
//   npm run test:mutants [-- --mutate src/domain/money/ledger.ts]
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';

const REPORT = 'reports/mutation/mutation.json';
const LIST = 'tests/surviving-mutants.yaml';

const { status } = spawnSync('npx', ['stryker', 'run', ...process.argv.slice(2)], { stdio: 'inherit' });
if (status !== 0) process.exit(status ?? 1);

const { files } = JSON.parse(readFileSync(REPORT, 'utf8'));
const survivors = new Set(Object.entries(files).flatMap(([file, result]) => survivorsOf(file, result)));
const listed = parse(readFileSync(LIST, 'utf8'))
  .flatMap(({ mutants }) => mutants)
  .filter((mutant) => mutant.split(': ')[0] in files);

const unlisted = [...survivors].filter((mutant) => !listed.includes(mutant));
const outdated = listed.filter((mutant) => !survivors.has(mutant));
if (unlisted.length > 0)
  console.log(`Not in ${LIST}: test it, or list it with a reason.\n${stringify(unlisted)}`);
if (outdated.length > 0) console.log(`In ${LIST}, but killed or gone: remove it.\n${stringify(outdated)}`);
console.log(`${survivors.size} survivors, ${unlisted.length} unlisted; ${outdated.length} listed in vain`);
process.exitCode = unlisted.length + outdated.length > 0 ? 1 : 0;

/** @returns each as `file: original → replacement`, which stays the same when lines move */
function survivorsOf(file, { source, mutants }) {
  const lines = source.split('\n');
  return mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ location: { start, end }, replacement }) => {
      const part = lines.slice(start.line - 1, end.line);
      part[part.length - 1] = part.at(-1).slice(0, end.column - 1);
      part[0] = part[0].slice(start.column - 1);
      return `${file}: ${onOneLine(part.join('\n'))} → ${onOneLine(replacement)}`;
    });
}

function onOneLine(code) {
  return code.trim().replaceAll(/\s+/g, ' ');
}
