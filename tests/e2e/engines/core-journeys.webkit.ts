import { ENGLISH } from '#tests/e2e/words/words.ts';
import { coreJourneys } from './core-journeys.ts';
import { test } from './webkit.ts';

coreJourneys(test, ENGLISH);
