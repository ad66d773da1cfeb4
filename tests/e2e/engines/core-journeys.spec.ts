import { expect, type Page } from '@playwright/test';
import { fillIn } from '#tests/e2e/pages/field.ts';
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
    type: (label, text) => fillIn(page.getByLabel(label, { exact: true }), text),
    upload: (label, file) => page.getByLabel(label, { exact: true }).setInputFiles(file),
    sees: (text) => expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible(),
  };
}
