import { expect } from '@playwright/test';
import { logOut, register } from './pages/auth.ts';
import { declareDeposit } from './pages/deposit.ts';
import { enterAsOperator, waiting } from './pages/operator.ts';
import { declareForOthers } from './pages/stored.ts';
import { ADA } from './people.ts';
import { test } from './test.ts';

test('two hundred decoys of one member take one row, and further members are a button away', async ({
  page,
}) => {
  await register(page);
  await page.goto('/dashboard/deposit/');
  await declareDeposit(page, 'Dogecoin', 'Silver');
  const others = Array.from({ length: 25 }, (_, nth) => ({ username: `member_${nth}`, deposits: 1 }));
  await declareForOthers(page, [{ username: 'mallory', deposits: 200 }, ...others]);
  await logOut(page);
  await enterAsOperator(page);

  const rows = waiting(page);
  await expect(rows).toHaveCount(25);
  await expect(rows.first()).toContainText('mallory');
  await expect(rows.nth(1)).toContainText('member_0');
  await page.getByRole('button', { name: 'Show 19 more by mallory' }).click();
  await expect(rows).toHaveCount(44);
  await page.getByRole('button', { name: 'Hide 19 more by mallory' }).click();
  await expect(rows).toHaveCount(25);

  await page.getByRole('button', { name: 'Show more members' }).click();
  await expect(rows).toHaveCount(27);
  await expect(rows.last()).toContainText(ADA.username);
  await expect(page.getByRole('button', { name: 'Show more members' })).toBeHidden();
});
