import { afterAll, expect, test, vi } from 'vitest';
import type { ListedPost } from '#search/part.ts';

// As in the build of the Italian site.
vi.resetModules();
vi.doMock('#search/word-forms.ts', () => import('#languages/it/search/word-forms.ts'));
const { addToIndex, find } = await import('#search/find.ts');
const { markWords } = await import('#search/marks.ts');

afterAll(() => {
  vi.doUnmock('#search/word-forms.ts');
  vi.resetModules();
});

const post = (title: string, words: string): ListedPost => ({
  title,
  date: '2026-11-20',
  tags: [],
  teaser: '',
  words,
});

const POSTS = [
  post('La registrazione di un prelievo', ''),
  post('Livelli congelati', 'banca attivare'),
  post('Chi paga l’upline?', 'perche'),
];

const titlesFor = (query: string) => {
  const index = new Map();
  addToIndex(index, POSTS);
  return find(index, query).results.map(({ title }) => title);
};

test.each([
  ['registrazioni', 'La registrazione di un prelievo'],
  ['prelievi', 'La registrazione di un prelievo'],
  ['i prelievi e le registrazioni', 'La registrazione di un prelievo'],
  ['regisrtazione', 'La registrazione di un prelievo'],
  ['livello', 'Livelli congelati'],
  ['congelata', 'Livelli congelati'],
  ['banche', 'Livelli congelati'],
  ['attivato', 'Livelli congelati'],
  ['upline', 'Chi paga l’upline?'],
  ['dell’upline', 'Chi paga l’upline?'],
  ['Perché', 'Chi paga l’upline?'],
])('“%s” finds “%s”', (query, title) => {
  expect(titlesFor(query)).toEqual([title]);
});

test('the article before an apostrophe is not marked', () => {
  expect(markWords('l’upline', new Map([['upline', 6]]))).toEqual([
    { text: 'l', isMarked: false },
    { text: '’', isMarked: false },
    { text: 'upline', isMarked: true },
  ]);
});
