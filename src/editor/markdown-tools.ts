/** Writes into a text field as a person would, so that undoing works and the field says that it has changed. */
function write(area: HTMLTextAreaElement, start: number, end: number, words: string): void {
  area.focus();
  area.setSelectionRange(start, end);
  // The only way that keeps what can be undone.
  if (!document.execCommand('insertText', false, words)) {
    area.setRangeText(words, start, end, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

/** Puts signs around the chosen words. */
export function insertAround(area: HTMLTextAreaElement, before: string, after = before): void {
  const { selectionStart, selectionEnd, value } = area;
  const chosen = value.slice(selectionStart, selectionEnd);
  const words = chosen.trim();
  const start = selectionStart + chosen.indexOf(words);
  write(area, start, start + words.length, `${before}${words}${after}`);
  area.setSelectionRange(start + before.length, start + before.length + words.length);
}

/** Puts a sign before each chosen line. */
export function insertBefore(area: HTMLTextAreaElement, sign: string): void {
  const { selectionStart, selectionEnd, value } = area;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const next = value.indexOf('\n', selectionEnd);
  const end = next === -1 ? value.length : next;
  const lines = value.slice(start, end).split('\n');
  const [above = ''] = value.slice(0, start).split('\n').slice(-2);
  const isApart = above === '' || (sign !== '## ' && above.startsWith(sign));
  write(area, start, end, (isApart ? '' : '\n') + lines.map((line) => sign + line).join('\n'));
}

const ITEM = /^(\s*)([-*+]|(\d{1,3})([.)]))( +\[[ x]\])?( +)(.*)$/;

/**
 * A new line in a list is its next item, and a second new line ends the list.
 *
 * @returns whether there is a list where the person writes
 */
export function continueList(area: HTMLTextAreaElement): boolean {
  const { selectionStart, selectionEnd, value } = area;
  const start = value.lastIndexOf('\n', selectionStart - 1) + 1;
  const found = ITEM.exec(value.slice(start, selectionStart));
  if (!found || selectionStart !== selectionEnd) return false;
  const [, indent = '', sign = '', count, mark = '', task, gap = ' ', words = ''] = found;
  const isAtEnd = /^(\n|$)/.test(value.slice(selectionEnd));
  if (words.trim() === '' && isAtEnd) write(area, start, selectionEnd, '\n');
  else {
    const next = count === undefined ? sign : `${Number(count) + 1}${mark}`;
    write(area, selectionStart, selectionEnd, `\n${indent}${next}${task === undefined ? '' : ' [ ]'}${gap}`);
  }
  return true;
}

/** Puts the sign of a footnote behind the chosen words, and its text at the end, where the person goes on to write. */
export function insertFootnote(area: HTMLTextAreaElement): void {
  const used = [...area.value.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
  const sign = `[^${Math.max(0, ...used) + 1}]`;
  write(area, area.selectionEnd, area.selectionEnd, sign);
  const text = area.value.trimEnd();
  write(area, text.length, area.value.length, `\n\n${sign}: `);
}

/** Puts a block on lines of its own, around the chosen words. */
export function insertBlock(area: HTMLTextAreaElement, before: string, after: string): void {
  const { selectionStart, selectionEnd, value } = area;
  const gap = (text: string, isEmpty: boolean) =>
    isEmpty ? '' : '\n'.repeat(2 - (/\n*$/.exec(text)?.[0].length ?? 0));
  const above = value.slice(0, selectionStart);
  const below = value.slice(selectionEnd);
  const words = value.slice(selectionStart, selectionEnd).trim();
  const lead = gap(above.slice(-2), above === '');
  const trail = below === '' ? '' : '\n'.repeat(Math.max(0, 2 - (/^\n*/.exec(below)?.[0].length ?? 0)));
  write(area, selectionStart, selectionEnd, lead + before + words + after + trail);
  const caret = selectionStart + lead.length + before.length + words.length;
  area.setSelectionRange(caret, caret);
}
