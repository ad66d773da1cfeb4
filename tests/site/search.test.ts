import { expect, it } from 'vitest';
import { addToIndex, find, type SearchIndex } from '#search/find.ts';
import { pathOf, type SearchPart } from '#search/part.ts';
import { readBuilt } from './built-pages.ts';

const part: SearchPart = JSON.parse(readBuilt('/news/search/1.json'));
const index: SearchIndex = new Map();
addToIndex(index, part.pages ?? []);
addToIndex(index, part.posts);

it.each([
  ['Forsage', '/maths/'],
  ['pyramid', '/maths/'],
  ['delete my account', '/terms/'],
  ['Merkle tree', '/ledger/'],
  ['upline', '/'],
])('finds the page that writes of it: %s', (query, path) => {
  expect(find(index, query).results.map(pathOf)).toContain(path);
});
