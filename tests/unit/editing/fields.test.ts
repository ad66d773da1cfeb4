import { expect, it } from 'vitest';
import { title } from '#editing/schemas/fields.ts';

it.each([
  ["The members' area", 'The members’ area'],
  ["Don't pay Polygon's faucet", 'Don’t pay Polygon’s faucet'],
  ["L'originale", 'L’originale'],
  ["He said 'wait'", "He said 'wait'"],
])('prints the apostrophes of “%s”', (typed, printed) => {
  expect(title.parse(typed)).toBe(printed);
});
