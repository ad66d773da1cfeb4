import { describeBackend } from '#tests/contract/backend.ts';
import { firebaseHarness } from './harness.ts';

describeBackend(firebaseHarness(), 'members');
