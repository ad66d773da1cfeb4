import { beforeEach, expect, it, vi } from 'vitest';
import { continueList, insertBefore, insertBlock, insertFootnote } from '#editor/markdown-tools.ts';

/** A text field as a page has it. `|` is where the person writes. */
function fieldWith(written: string) {
  const at = written.indexOf('|');
  const area = {
    value: written.replace('|', ''),
    selectionStart: at,
    selectionEnd: at,
    focus: () => undefined,
    dispatchEvent: () => true,
    setSelectionRange(start: number, end: number) {
      [area.selectionStart, area.selectionEnd] = [start, end];
    },
    setRangeText(words: string, start: number, end: number) {
      area.value = area.value.slice(0, start) + words + area.value.slice(end);
      area.setSelectionRange(start + words.length, start + words.length);
    },
  };
  return area;
}
const asField = (area: object) => area as HTMLTextAreaElement;
const shown = ({ value, selectionStart }: ReturnType<typeof fieldWith>) =>
  `${value.slice(0, selectionStart)}|${value.slice(selectionStart)}`;

beforeEach(() => {
  vi.stubGlobal('document', { execCommand: () => false });
});

it.each([
  ['the next item', '- one|', '- one\n- |'],
  ['an item between two', '- one|\n- three', '- one\n- |\n- three'],
  ['the rest of an item', '- one| two', '- one\n- | two'],
  ['the next number', '9. nine|', '9. nine\n10. |'],
  ['the next task, not yet done', '- [x] one|', '- [x] one\n- [ ] |'],
  ['an item of an inner list', '- one\n  - two|', '- one\n  - two\n  - |'],
  ['the end of the list', '- one\n- |', '- one\n\n|'],
])('a new line in a list is %s', (_, before, after) => {
  const area = fieldWith(before);
  expect(continueList(asField(area))).toBe(true);
  expect(shown(area)).toBe(after);
});

it.each(['Words.|', '-no item|', '**bold**|', '2026 was|', '|- one'])(
  'a new line is one in %s',
  (written) => {
    const area = fieldWith(written);
    expect(continueList(asField(area))).toBe(false);
    expect(shown(area)).toBe(written);
  },
);

it.each([
  ['apart from a paragraph', 'Words.\none|', '- ', 'Words.\n\n- one|'],
  ['to the list above', '- one\ntwo|', '- ', '- one\n- two|'],
  ['below an empty line', 'Words.\n\none|', '- ', 'Words.\n\n- one|'],
  ['apart from a heading', '## One\nTwo|', '## ', '## One\n\n## Two|'],
])('puts a line %s', (_, before, sign, after) => {
  const area = fieldWith(before);
  insertBefore(asField(area), sign);
  expect(shown(area)).toBe(after);
});

it.each([
  ['the first', 'One|two.\n', 'One[^1]two.\n\n[^1]: |'],
  [
    'the next, below the others',
    'One[^1] two|.\n\n[^1]: A source.\n',
    'One[^1] two[^2].\n\n[^1]: A source.\n\n[^2]: |',
  ],
])('puts %s footnote', (_, before, after) => {
  const area = fieldWith(before);
  insertFootnote(asField(area));
  expect(shown(area)).toBe(after);
});

it('puts a block on lines of its own, around the chosen words', () => {
  const area = fieldWith('One.|Two.');
  insertBlock(asField(area), '<Callout>\n', '\n</Callout>');
  expect(shown(area)).toBe('One.\n\n<Callout>\n|\n</Callout>\n\nTwo.');
});
