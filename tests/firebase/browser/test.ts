import { type BrowserContext, test as base, expect } from '@playwright/test';
import { AUTH, FIRESTORE, SITE_PORT } from './environment.ts';

/** For a test whose subject is proven by day by the contract, or by the same pages with the embedded backend. */
export const BY_NIGHT = { tag: '@night' };

interface Fixtures {
  /** Opens another browser: a session of its own. */
  readonly otherBrowser: () => Promise<BrowserContext>;
  /** Outside URLs that a test allows a page to request. */
  readonly admitted: Set<string>;
  /** Whether the test itself tries what the policy forbids. */
  readonly triesViolations: boolean;
}

const OWN: readonly string[] = [`http://localhost:${SITE_PORT}`, AUTH, FIRESTORE];

/**
 * In each of these tests, pages may contact only this site and the emulators, and must not violate their security
 * policy.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: the shape that Playwright asks for
  admitted: async ({}, use) => {
    await use(new Set());
  },

  triesViolations: [false, { option: true }],

  context: async ({ context, admitted, triesViolations }, use) => {
    const check = observe(context, admitted, triesViolations);
    await use(context);
    check();
  },

  otherBrowser: async ({ browser, contextOptions, admitted, triesViolations }, use) => {
    const opened: { readonly context: BrowserContext; readonly check: () => void }[] = [];
    await use(async () => {
      const context = await browser.newContext(contextOptions);
      opened.push({ context, check: observe(context, admitted, triesViolations) });
      return context;
    });
    for (const { context, check } of opened) {
      check();
      await context.close();
    }
  },
});

function observe(
  context: BrowserContext,
  admitted: ReadonlySet<string>,
  triesViolations: boolean,
): () => void {
  const foreign: string[] = [];
  const violations: string[] = [];
  context.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && !OWN.includes(origin) && !admitted.has(origin)) {
      foreign.push(request.url());
    }
  });
  context.on('console', (message) => {
    if (/Content Security Policy|Trusted ?(Types|HTML|Script)/i.test(message.text())) {
      violations.push(message.text());
    }
  });
  return () => {
    expect(foreign).toEqual([]);
    if (!triesViolations) expect(violations).toEqual([]);
  };
}
