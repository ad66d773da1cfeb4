import { expect } from '@playwright/test';
import { logOut, register } from './pages/auth.ts';
import { declareDeposit } from './pages/deposit.ts';
import { enterAsOperator, waiting } from './pages/operator.ts';
import { declareForOthers } from './pages/stored.ts';
import { ADA } from './people.ts';
import { test } from './test.ts';

test('two hundred decoys of one member take one line, and further members are a button away', async ({
  page,
}) => {
  await register(page);
  await page.goto('/dashboard/deposit/');
  await declareDeposit(page, 'Dogecoin', 'Silver');
  const others = Array.from({ length: 25 }, (_, nth) => ({ username: `member_${nth}`, deposits: 1 }));
  await declareForOthers(page, [{ username: 'mallory', deposits: 200 }, ...others]);
  await logOut(page);
  await enterAsOperator(page);

  const lines = waiting(page);
  await expect(lines).toHaveCount(25);
  await expect(lines.first()).toContainText('mallory');
  await expect(lines.nth(1)).toContainText('member_0');
  await page.getByRole('button', { name: 'Show 19 more by mallory' }).click();
  await expect(lines).toHaveCount(44);
  await page.getByRole('button', { name: 'Hide 19 more by mallory' }).click();
  await expect(lines).toHaveCount(25);

  await page.getByRole('button', { name: 'Show more members' }).click();
  await expect(lines).toHaveCount(27);
  await expect(lines.last()).toContainText(ADA.username);
  await expect(page.getByRole('button', { name: 'Show more members' })).toBeHidden();
});
