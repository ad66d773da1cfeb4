import { expect, type Page } from '@playwright/test';
import type { Person } from '#tests/e2e/people.ts';

export async function enterAsGuest(page: Page): Promise<void> {
  await page.goto('/login/');
  await page.getByRole('button', { name: 'Try it as a guest' }).click();
  await expect(page).toHaveURL('/dashboard/');
  await expect(page.getByRole('button', { name: /Guest$/ })).toBeVisible();
}

/** On the page where a guest's account becomes a full one. */
export async function fillUpgrade(page: Page, person: Person): Promise<void> {
  await page.getByLabel('First name').fill(person.firstName);
  await page.getByLabel('Last name').fill(person.lastName);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill(person.username);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(person.password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(person.password);
}
