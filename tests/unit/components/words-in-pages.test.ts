import { globSync, readFileSync } from 'node:fs';
import { parse } from '@astrojs/compiler-rs';
import { expect, it } from 'vitest';

/** What a person reads or hears of an attribute. */
const READ = /^(alt|label|placeholder|title|aria-(description|label|roledescription|valuetext))$/;
const NO_WORDS = /^(code|script|style)$/;

// biome-ignore lint/suspicious/noExplicitAny: the compiler gives its tree no type.
type SyntaxTree = any;

/** The words that stand in the code of a page or component. In islands a lint rule finds them. */
function wordsIn(node: SyntaxTree): readonly string[] {
  if (Array.isArray(node)) return node.flatMap(wordsIn);
  switch (node?.type) {
    case undefined:
    case 'AstroFrontmatter':
    case 'AstroScript':
      return [];
    case 'JSXText':
      return [node.value];
    case 'JSXAttribute':
      return READ.test(node.name.name) ? wordsOf(node.value) : [];
    case 'JSXExpressionContainer':
      return [...wordsOf(node.expression), ...Object.values(node).flatMap(wordsIn)];
    case 'JSXElement':
      if (NO_WORDS.test(node.openingElement.name.name)) return [];
  }
  return Object.values(node).flatMap(wordsIn);
}

/** The words that an expression may come to. */
function wordsOf(shown: SyntaxTree): readonly string[] {
  switch (shown?.type) {
    case 'Literal':
      return [`${shown.value}`];
    case 'TemplateLiteral':
      return shown.quasis.map((quasi: SyntaxTree) => quasi.value.raw);
    case 'JSXExpressionContainer':
      return wordsOf(shown.expression);
    case 'LogicalExpression':
      return [shown.left, shown.right].flatMap(wordsOf);
    case 'ConditionalExpression':
      return [shown.consequent, shown.alternate].flatMap(wordsOf);
  }
  return [];
}

const findWords = (source: string): readonly string[] =>
  wordsIn(parse(source).ast).filter((text) => /\p{L}{2}/u.test(text));

it('pages and their components have no words of their own: each can be translated', () => {
  const files = globSync('src/**/*.astro').filter((file) => !file.startsWith('src/styleguide/'));
  expect(files.length).toBeGreaterThan(50);
  const found = files.flatMap((file) =>
    findWords(readFileSync(file, 'utf8')).map((words) => `${file}: ${words.trim()}`),
  );
  expect(found).toEqual([]);
});

it.each([
  '<p>Written here</p>',
  '{isOpen && <p>Written here</p>}',
  '<p>{`Written here`}</p>',
  "<p>{isOpen ? 'Written here' : name}</p>",
  '<img alt="Written here" />',
  '<Tile title={`Written here`} />',
  '<ul>{tiles.map(({ name }) => <li aria-label="Written here">{name}</li>)}</ul>',
])('such words are found: %s', (source) => {
  const { length, 0: found } = findWords(`---\nconst { name } = Astro.props;\n---\n${source}`);
  expect(length).toBe(1);
  expect(found).toContain('Written here');
});
