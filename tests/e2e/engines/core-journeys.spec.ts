import { expect, type Page } from '@playwright/test';
import { test } from '#tests/e2e/test.ts';
import { ITALIAN } from '#tests/e2e/words/words.ts';
import { coreJourneys } from './core-journeys.ts';
import type { Visitor } from './visitor.ts';

coreJourneys(
  test.extend<{ visitor: Visitor }>({
    visitor: ({ page }, use) => use(visitorOf(page)),
  }),
  ITALIAN,
);

function visitorOf(page: Page): Visitor {
  return {
    async goTo(path) {
      await page.goto(path);
    },
    press: (control, name) => page.getByRole(control, { name, exact: true }).click(),
    // `fill` assigns `value` within Firefox, as the page's scripts do: React takes that for its own change and reports none.
    async type(label, text) {
      const field = page.getByLabel(label, { exact: true });
      await expect(async () => {
        await field.click();
        await field.selectText();
        await field.pressSequentially(text);
        // A script that comes while this types may put back what the field held.
        await expect(field).toHaveValue(text, { timeout: 1_000 });
      }).toPass();
    },
    upload: (label, file) => page.getByLabel(label, { exact: true }).setInputFiles(file),
    sees: (text) => expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible(),
  };
}
