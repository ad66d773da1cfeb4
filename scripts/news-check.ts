// Checks all that editors write, as a build does, without building: npm run news:check
import { fileURLToPath } from 'node:url';
import { styleText } from 'node:util';
import { checkContent } from '#editing/check-content.ts';
import { countMistakes, type Mistake } from '#editing/mistake.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { mistakes, inDrafts } = await checkContent(root, new Date());

for (const mistake of mistakes) console.error(`${inColour(mistake, 'red')}\n`);
for (const mistake of inDrafts) console.log(`${inColour(mistake, 'yellow')}\n`);
if (inDrafts.length > 0) {
  console.log(`${countMistakes(inDrafts.length)} in drafts, which no build publishes.`);
}
if (mistakes.length > 0) {
  console.error(styleText('red', `${countMistakes(mistakes.length)} in the content.`));
  process.exitCode = 1;
} else {
  console.log(styleText('green', 'The content has no mistake that would stop a build.'));
}

function inColour({ file, line, field, message }: Mistake, colour: 'red' | 'yellow'): string {
  return `${styleText('cyan', `${file}:${line}`)} ${styleText([colour, 'bold'], `${field}:`)} ${message}`;
}
