import 'fake-indexeddb/auto';
import { describeDeposits } from './deposits.ts';
import { describeIdentity } from './identity.ts';
import { localHarness } from './local-harness.ts';
import { describeMailedCodes } from './mailed-codes.ts';
import { describeWithdrawals } from './withdrawals.ts';

const harness = localHarness();
describeIdentity(harness);
describeMailedCodes(harness);
describeDeposits(harness);
describeWithdrawals(harness);
