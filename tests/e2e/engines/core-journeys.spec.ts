import { test } from '#tests/e2e/test.ts';
import { ITALIAN } from '#tests/e2e/words/words.ts';
import { coreJourneys } from './core-journeys.ts';
import { visitorOf } from './playwright-visitor.ts';
import type { Visitor } from './visitor.ts';

coreJourneys(
  test.extend<{ visitor: Visitor }>({
    visitor: ({ page }, use) => use(visitorOf(page)),
  }),
  ITALIAN,
);
