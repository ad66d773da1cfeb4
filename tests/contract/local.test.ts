import 'fake-indexeddb/auto';
import { describeBackend } from './backend.ts';
import { localHarness } from './local-harness.ts';

const harness = localHarness();
describeBackend(harness, 'accounts');
describeBackend(harness, 'money');
describeBackend(harness, 'members');
describeBackend(harness, 'console');
