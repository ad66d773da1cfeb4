import type { MdastNode } from 'satteri';
import { type Body, type FindingAt, lineOf, textOf } from './parse-body.ts';

/** Blocks that end elsewhere than their writer meant, or are none of those that they look like. */
export function blockFindings(body: Body, node: MdastNode): readonly FindingAt[] {
  switch (node.type) {
    case 'code':
      return fenceFindings(body, node);
    case 'table':
      return tableFindings(body, node);
    case 'listItem':
      return [...emptyItem(node), ...takenIn(body, node, 'list')];
    case 'footnoteDefinition':
      return takenIn(body, node, 'footnote');
    case 'list':
      return [...tornSentence(body, node, 'list'), ...yearOfList(node)];
    case 'blockquote':
      return [...takenIn(body, node, 'quotation'), ...tornSentence(body, node, 'quotation')];
    case 'paragraph':
      return boldHeading(body, node);
    default:
      return [];
  }
}

/** A block of code without its last line takes in the rest of the text. */
function fenceFindings(body: Body, node: Extract<MdastNode, { type: 'code' }>): FindingAt[] {
  const lines = body.rawOf(node).trimEnd().split('\n');
  const [, fence] = /^(`{3,}|~{3,})/.exec(lines[0] ?? '') ?? [];
  if (fence === undefined) {
    const message =
      'is made by the four spaces before this line. Remove them; code stands between lines of three backticks.';
    return [{ line: lineOf(node), field: 'code', message, kind: 'warning' }];
  }
  const end = lines.length > 1 ? (lines.at(-1) ?? '').replace(/^[\s>]+/, '') : '';
  if (end.startsWith(fence) && end.trim() === (fence[0] ?? '').repeat(end.trim().length)) return [];
  const message = `has no end, so all that follows is code too. Write a line of ${fence} below its last line.`;
  return [{ line: lineOf(node), field: 'code', message }];
}

function tableFindings(body: Body, table: Extract<MdastNode, { type: 'table' }>): FindingAt[] {
  const [head, ...rows] = table.children;
  const columns = head?.children.length ?? 0;
  return rows.flatMap((row) => {
    const at = (message: string) => [{ line: lineOf(row), field: 'table', message }];
    if (!body.rawOf(row).includes('|')) {
      return at('takes in this line as a row. Leave an empty line between the table and the text below it.');
    }
    return row.children.length > columns
      ? at(
          `has ${row.children.length} cells in this row and ${columns} in its head, and readers do not see the last. Give the head as many; for the sign | in a cell write \\|.`,
        )
      : [];
  });
}

const emptyItem = (item: Extract<MdastNode, { type: 'listItem' }>): FindingAt[] =>
  item.children.length > 0
    ? []
    : [
        {
          line: lineOf(item),
          field: 'list',
          message: 'has an item without words. Write them, or remove its sign.',
          kind: 'unfinished',
        },
      ];

/** A sentence right below a list, a footnote or a quotation becomes a part of it. */
function takenIn(
  body: Body,
  block: MdastNode & { children: readonly MdastNode[] },
  field: string,
): FindingAt[] {
  const last = block.children.at(-1);
  if (last?.type !== 'paragraph' || !last.position) return [];
  const { start, end } = last.position;
  const isNew = (line: string) => /^[\p{Lu}\p{Lo}\p{N}“"„«([*_]/u.test(line);
  for (let line = start.line + 1; line <= end.line; line++) {
    if (!isNew(body.lines[line - 1] ?? '')) continue;
    const message = `takes in this line. Leave an empty line above it; if it belongs to the ${field}, indent it${field === 'quotation' ? ' with >' : ''}.`;
    return [{ line, field, message }];
  }
  return [];
}

/** A line that happens to begin with a sign of lists or quotations, in the middle of a sentence. */
function tornSentence(
  body: Body,
  block: MdastNode & { children: readonly MdastNode[] },
  field: string,
): FindingAt[] {
  const line = lineOf(block);
  const above = body.lines[line - 2]?.trim() ?? '';
  const parent = body.parentOf(block);
  const siblings = parent && 'children' in parent ? parent.children : [];
  const before = siblings[siblings.findIndex((each) => each === block) - 1];
  if (before?.type !== 'paragraph' || parent?.type === 'listItem' || block.children.length !== 1) return [];
  if (before.position?.end.line !== line - 1 || /[.:;!?…)”"»*_]$/.test(above)) return [];
  const [sign = ''] = /^\S+/.exec((body.lines[line - 1] ?? '').trim()) ?? [];
  const message = `begins in the middle of a sentence, because this line begins with “${sign}”. Move that to the end of the line above. If it is a ${field}, leave an empty line above it.`;
  return [{ line, field, message }];
}

/** A sentence like “2024. That was the year” is read as a list that is counted from 2024. */
function yearOfList(list: Extract<MdastNode, { type: 'list' }>): FindingAt[] {
  const { start } = list;
  if (!start || start < 1000) return [];
  const message = `is counted from ${start}, because this line begins with “${start}.”. If it is a sentence, write ${start}\\. in it.`;
  return [{ line: lineOf(list), field: 'list', message, kind: 'warning' }];
}

const LONGEST_HEADING = 80;

function boldHeading(body: Body, paragraph: Extract<MdastNode, { type: 'paragraph' }>): FindingAt[] {
  const [only, ...others] = paragraph.children;
  const words = textOf(paragraph);
  const isHeading = only?.type === 'strong' && others.length === 0 && words.length <= LONGEST_HEADING;
  if (!isHeading || body.parentOf(paragraph)?.type !== 'root' || /[.!?]$/.test(words)) return [];
  const message = `is a bold line, which no table of contents and no screen reader finds. If it is a heading, write ## ${words.replace(/:$/, '')}.`;
  return [{ line: lineOf(paragraph), field: 'heading', message, kind: 'warning' }];
}
