import { describeBackend } from './backend.ts';
import { firebaseHarness } from './firebase/harness.ts';

describeBackend(firebaseHarness());
