import { expect, type Locator } from '@playwright/test';

/**
 * Replaces what a field holds. Within Firefox `fill` assigns `value`, as the page's scripts do: React takes that for its own
 * change and reports none. So keys are pressed there.
 */
export async function fillIn(field: Locator, text: string): Promise<void> {
  if (field.page().context().browser()?.browserType().name() !== 'firefox') return field.fill(text);
  await expect(async () => {
    await field.click();
    await field.selectText();
    await field.pressSequentially(text);
    // A script that comes while this types may put back what the field held.
    await expect(field).toHaveValue(text, { timeout: 1_000 });
  }).toPass();
}
