import { type BrowserContext, test as base } from '@playwright/test';
import { register } from './pages/auth.ts';

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** For a test of what moves, which otherwise rests by day. */
export const MOVING = { contextOptions: { reducedMotion: 'no-preference' } } as const;

/**
 * All specs use this `test`, also those that need no member: Playwright starts another worker, with another browser, for
 * tests whose worker fixtures differ.
 */
export const test = base.extend<object, { memberState: StorageState }>({
  memberState: [
    async ({ browser }, use, { project }) => {
      const { baseURL, locale } = project.use;
      const context = await browser.newContext({
        ...(baseURL && { baseURL }),
        ...(locale && { locale }),
        serviceWorkers: 'block',
      });
      const page = await context.newPage();
      await register(page);
      const state = await context.storageState({ indexedDB: true });
      await context.close();
      await use(state);
    },
    { scope: 'worker' },
  ],
});

/**
 * A test that begins with Ada signed in. Each worker registers her once, through the form,
 * and each test gets a copy of the browser's storage of that moment. A test that needs a sign-in of the last minutes calls
 * `register` instead.
 */
export const memberTest = test.extend({
  storageState: ({ memberState }, use) => use(memberState),
});
