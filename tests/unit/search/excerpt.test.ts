// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { excerptFrom } from '#search/excerpt.ts';
import type { Segment } from '#search/marks.ts';

const MARKS = new Map([
  ['level', 5],
  ['levels', 5],
]);

/** What is marked stands in brackets. */
const written = (segments: readonly Segment[]) =>
  segments.map(({ text, isMarked }) => (isMarked ? `[${text}]` : text)).join('');

function excerptOf(html: string) {
  const main = document.createElement('main');
  main.innerHTML = html;
  const found = excerptFrom(main, MARKS);
  return (
    found && {
      sentence: written(found.sentence),
      section: found.section && [written(found.section.title), found.section.id],
    }
  );
}

test('begins with the first sentence that has the word, and names the heading above it', () => {
  expect(
    excerptOf(`<h1>A level</h1><h2 id="one">One</h2><p>Nothing.</p><h2 id="two">Two</h2>
      <ul><li>Coins.<p>First this. Then a <b>level</b> is\n bought? Levels end.</p></li></ul>`),
  ).toEqual({ sentence: 'Then a [level] is bought? [Level]s end.', section: ['Two', 'two'] });
});

test('begins below a heading with the word', () => {
  expect(excerptOf('<h3>What levels cost</h3><p>At first $5. Then more.</p>')).toEqual({
    sentence: 'At first $5. Then more.',
    section: ['What [level]s cost', ''],
  });
});

test('is led to by the name of the section that the heading is for', () => {
  expect(excerptOf('<section id="fees"><h2>Fees</h2><p>A level</p></section>')?.section).toEqual([
    'Fees',
    'fees',
  ]);
});

test('stands in no section without a heading', () => {
  expect(excerptOf('<p>A level</p>')).toEqual({ sentence: 'A [level]', section: null });
});

test('is cut between words on both sides of the match', () => {
  const { sentence = '' } = excerptOf(`<p>${'before '.repeat(30)}level ${'after '.repeat(40)}</p>`) ?? {};
  expect(sentence).toMatch(/^…before .*before \[level\] after.* after…$/);
  expect(sentence.length).toBeLessThanOrEqual(124);
});

test.each([
  '<p>Nothing of it.</p>',
  '<nav><p>A level</p></nav>',
  '<ul class="rows"><li>Another page on a level</li></ul>',
  '<p hidden>A level</p>',
])('is no navigation, and nothing hidden: %s', (html) => {
  expect(excerptOf(html)).toBeNull();
});
