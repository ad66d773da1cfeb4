import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { onAccount } from '#i18n/on-account.ts';

it.each([
  [250_00, 0, 270_00, 'Earning + $270 locked'],
  [150_00, 100_00, 270_00, 'Earning + $100 held + $270 locked'],
  [0, 0, 0, 'Earning and Active deposit together'],
  [80_00, 0, 0, 'Earning and Active deposit together'],
  [80_00, 100_00, 0, 'Earning + $100 held'],
  [0, 0, 290_00, 'Earning + $290 locked'],
])('names each part of what is on the account', (earning, held, locked, says) => {
  expect(onAccount({ earning: cents(earning), held: cents(held), locked: cents(locked) })).toBe(says);
});
