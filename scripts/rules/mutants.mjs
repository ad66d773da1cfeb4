// Every one-step mistake in a Firestore rules file: a condition negated or dropped, `&&` and `||` exchanged, a limit
// moved by one, an item left out of a list, an `allow` for everyone, no one or fewer methods.
import { parseExpression, withoutComments } from './parse.mjs';

/**
 * @typedef {object} Mutant
 * @property {number} line
 * @property {string} block the collection whose rules are changed, or `all`
 * @property {string} change in words
 * @property {string | null} of the function whose condition is changed
 * @property {string | null} methods those of the `allow` on its line, e.g. `create, update`
 * @property {boolean | null} allowsMore whether it is likely to allow more, or less, than it should; null: either
 * @property {string} rules the whole file with the change
 */

/** @returns {Mutant[]} */
export function mutantsOf(rules) {
  const text = withoutComments(rules);
  const edits = [...statements(text), ...functions(text), ...definitions(text)];
  return edits.map(({ start, end, by, change, allowsMore, of = null }) => ({
    line: lineAt(rules, start),
    of,
    block: matchAt(text, start).collection,
    methods: /^\s*allow ([a-z, ]+):/.exec(lineOf(text, start))?.[1] ?? null,
    change,
    allowsMore,
    rules: rules.slice(0, start) + by + rules.slice(end),
  }));
}

function statements(text) {
  return [...text.matchAll(/\ballow ([a-z, ]+): if /g)].flatMap((match) => {
    const tree = parseExpression(text, match.index + match[0].length);
    const start = match.index + 'allow '.length;
    return [
      ...otherMethods(match[1], matchAt(text, start)).map((by) => ({
        start,
        end: start + match[1].length,
        by,
        change: `${match[1]} → ${by}`,
        allowsMore: by === 'read',
      })),
      replaced(text, tree, 'true', true),
      replaced(text, tree, 'false', false),
      ...conditions(text, tree),
    ].filter(({ start, end, by }) => text.slice(start, end) !== by);
  });
}

/** Fewer methods; and more where documents may be read one by one, because listing them must stay denied. */
function otherMethods(methods, { isOneDocument }) {
  const names = methods.split(', ');
  if (methods === 'read') return ['get', 'list'];
  if (methods === 'get') return isOneDocument ? [] : ['read'];
  return names.length === 1 ? [] : names.map((name) => names.filter((other) => other !== name).join(', '));
}

/** Functions whose name asks a question return a condition. */
function functions(text) {
  return [...text.matchAll(/\bfunction (\w+)\([^)]*\) \{[^}]*?\breturn /g)].flatMap((match) => {
    const tree = parseExpression(text, match.index + match[0].length);
    const edits = match[1].startsWith('is') ? conditions(text, tree) : values(text, tree);
    return edits.map((edit) => ({ ...edit, of: match[1] }));
  });
}

const definitions = (text) =>
  [...text.matchAll(/\blet \w+ = /g)].flatMap((match) =>
    values(text, parseExpression(text, match.index + match[0].length)),
  );

function conditions(text, tree) {
  if (tree.kind === 'group') return conditions(text, tree.children[1]);
  const negated = {
    ...replaced(text, tree, `!(${text.slice(tree.start, tree.end)})`, false),
    change: `not: ${shown(text, tree)}`,
  };
  if (tree.kind === 'and' || tree.kind === 'or') {
    const isAnd = tree.kind === 'and';
    return [
      negated,
      ...tree.operators.map((operator) => replaced(text, operator, isAnd ? '||' : '&&', isAnd)),
      ...tree.children.flatMap((operand) => [
        { ...replaced(text, operand, String(isAnd), isAnd), change: `without: ${shown(text, operand)}` },
        ...conditions(text, operand),
      ]),
    ];
  }
  if (tree.kind === 'choice') return tree.children.flatMap((part) => conditions(text, part));
  return [negated, ...values(text, tree)];
}

function values(text, tree) {
  const own = { number: numbers, string: numbersOfPattern, list: items }[tree.kind]?.(text, tree) ?? [];
  return [...own, ...tree.children.flatMap((child) => values(text, child))];
}

/** One less, unless it is 0 written in a pattern, and one more. */
function numbers(text, { start, end }, base = 10) {
  const digits = text.slice(start, end);
  return [-1, +1]
    .map((step) => Number.parseInt(digits, base) + step)
    .filter((number) => number >= 0)
    .map((number) => (base === 16 ? asCodePoint(number, digits.length) : String(number)))
    .map((by) => replaced(text, { start, end }, by, null));
}

const asCodePoint = (number, width) => number.toString(16).toUpperCase().padStart(width, '0');

/** The numbers in a regular expression's `{1,64}`, and the characters in its `\x{200B}`. */
function numbersOfPattern(text, { start, end }) {
  const found = (pattern, base) =>
    [...text.slice(start, end).matchAll(pattern)].flatMap(({ index, 0: digits }) =>
      numbers(text, { start: start + index, end: start + index + digits.length }, base),
    );
  return [...found(/(?<=(?<!x)\{[\d,]*)\d+(?=[\d,]*\})/g, 10), ...found(/(?<=x\{)[\dA-F]+(?=\})/g, 16)];
}

function items(text, { items }) {
  return items.map((item, index) => {
    const next = items[index + 1];
    const previous = items[index - 1];
    const span = next
      ? { start: item.start, end: next.start }
      : { start: previous?.end ?? item.start, end: item.end };
    return { ...replaced(text, span, '', false), change: `without the item ${shown(text, item)}` };
  });
}

const replaced = (text, { start, end }, by, allowsMore) => ({
  start,
  end,
  by,
  allowsMore,
  change: `${shown(text, { start, end })} → ${by}`,
});

function shown(text, { start, end }) {
  const line = text.slice(start, end).replace(/\s+/g, ' ');
  return line.length <= 70 ? line : `${line.slice(0, 67)}…`;
}

const lineAt = (text, offset) => text.slice(0, offset).split('\n').length;

const lineOf = (text, offset) => text.split('\n')[lineAt(text, offset) - 1];

/** The innermost `match` around the offset, by indentation: its collection, and whether it matches one document. */
function matchAt(text, offset) {
  const indentOf = (line) => line.search(/\S/);
  const lines = text.split('\n').slice(0, lineAt(text, offset)).toReversed();
  let indent = indentOf(lines[0]);
  for (const line of lines) {
    if (line.trim() === '' || indentOf(line) >= indent) continue;
    indent = indentOf(line);
    const path = /^\s*match \/(?!databases)(\S+) \{$/.exec(line)?.[1];
    if (!path) continue;
    const isOneDocument = !path.endsWith('}');
    return { collection: path.split('/').at(-2), isOneDocument };
  }
  return { collection: 'all', isOneDocument: false };
}
