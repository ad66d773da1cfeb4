// Parses the expressions of a Firestore rules file into trees whose nodes know their position in the text. Node: {
// kind, start, end, children, … }, with kinds 'and', 'or', 'not', 'choice', 'list', 'number', 'string' and 'other' for
// everything else.

const TOKEN = /\s+|&&|\|\||[=!<>]=|'[^']*'|[A-Za-z_]\w*|\d+|\$\(|./gy;
const COMPARISONS = ['==', '!=', '<', '<=', '>', '>=', 'in', 'is'];
const SUMS = ['+', '-', '*', '%'];

/** Replaces comments by white space of the same length, so that offsets stay valid. */
export function withoutComments(rules) {
  return rules.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** @returns the tree of the expression that begins at `from` and ends at the next semicolon */
export function parseExpression(text, from) {
  const tokens = tokenize(text, from);
  let next = 0;
  const peek = () => tokens[next].text;
  const take = (expected) => {
    const token = tokens[next];
    if (expected !== undefined && token.text !== expected) {
      throw new Error(`Expected ${expected} at ${token.start}, found ${token.text}`);
    }
    next += 1;
    return token;
  };
  const node = (kind, children, more = {}) => {
    const start = Math.min(...children.map((child) => child.start));
    const end = Math.max(...children.map((child) => child.end));
    return { kind, start, end, children, ...more };
  };

  function chain(kind, operators, operand) {
    const operands = [operand()];
    const between = [];
    while (operators.includes(peek())) {
      between.push(take());
      operands.push(operand());
    }
    return operands.length === 1 ? operands[0] : node(kind, operands, { operators: between });
  }

  function choice() {
    const condition = chain('or', ['||'], () => chain('and', ['&&'], comparison));
    if (peek() !== '?') return condition;
    take('?');
    const then = choice();
    take(':');
    return node('choice', [condition, then, choice()]);
  }
  const comparison = () => chain('other', COMPARISONS, () => chain('other', SUMS, unary));

  function unary() {
    if (peek() !== '!' && peek() !== '-') return postfix();
    const operator = take();
    return node(operator.text === '!' ? 'not' : 'other', [asLeaf(operator), unary()]);
  }

  function postfix() {
    let tree = primary();
    while (['.', '(', '['].includes(peek())) {
      const opening = take();
      if (opening.text === '.') tree = node('other', [tree, asLeaf(take())]);
      else tree = node('other', [tree, ...until(opening.text === '(' ? ')' : ']', choice)]);
    }
    return tree;
  }

  function primary() {
    const token = take();
    if (token.text === '(') return { ...node('group', [asLeaf(token), ...until(')', choice)]) };
    if (token.text === '[') {
      const items = until(']', choice);
      return node('list', [asLeaf(token), ...items], { items: items.slice(0, -1) });
    }
    if (token.text === '{') return node('other', [asLeaf(token), ...until('}', entry)]);
    if (token.text === '/') return path(token);
    if (/^\d/.test(token.text)) return asLeaf(token, 'number');
    return asLeaf(token, token.text.startsWith("'") ? 'string' : 'other');
  }

  function entry() {
    const key = choice();
    take(':');
    return node('other', [key, choice()]);
  }

  function path(slash) {
    const parts = [asLeaf(slash)];
    do {
      const token = take();
      parts.push(asLeaf(token), ...(token.text === '$(' ? until(')', choice) : []));
    } while (peek() === '/' && parts.push(asLeaf(take())));
    return node('other', parts);
  }

  /** Items between commas, and the closing mark after them. */
  function until(closing, item) {
    const items = [];
    while (peek() !== closing) {
      items.push(item());
      if (peek() === ',') take();
    }
    return [...items, asLeaf(take(closing))];
  }

  const tree = choice();
  take(';');
  return tree;
}

const asLeaf = ({ start, end, text }, kind = 'other') => ({ kind, start, end, text, children: [] });

function tokenize(text, from) {
  const tokens = [];
  TOKEN.lastIndex = from;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    const [found] = match;
    if (found.trim() !== '')
      tokens.push({ text: found, start: match.index, end: match.index + found.length });
    if (found === ';') break;
  }
  return tokens;
}
