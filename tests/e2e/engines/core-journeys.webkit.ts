import { coreJourneys } from './core-journeys.ts';
import { test } from './webkit.ts';

coreJourneys(test);
