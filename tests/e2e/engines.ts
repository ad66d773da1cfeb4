import type { Page } from '@playwright/test';

/** The tag of the core journeys, which run in each engine that the machine has. */
export const EVERY_ENGINE = '@every-engine';

/**
 * Makes `fill` press each key. By WebDriver BiDi, which drives Firefox, `fill` sets values that React does not see.
 */
export function typeKeyByKey(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html'));
  locators.fill = async function (this: ReturnType<Page['locator']>, text: string) {
    await this.selectText();
    if (text === '') await this.press('Delete');
    else await this.pressSequentially(text);
  };
}
