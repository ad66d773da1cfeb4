import 'fake-indexeddb/auto';
import { describeBackend } from './backend.ts';
import { localHarness } from './local-harness.ts';

describeBackend(localHarness());
