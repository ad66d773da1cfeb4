import { deleteApp, initializeApp } from 'firebase-admin/app';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { SecondFactorNeeded } from '#backend/port/backend.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { addSamples, SAMPLE_PASSWORD } from '#scripts/emulators/samples.ts';
import { configAt } from '#scripts/emulators/site.mjs';
import { observe } from '#tests/contract/observe.ts';
import { firebaseHarness } from './harness.ts';

const harness = firebaseHarness();

beforeEach(() => harness.reset());
afterAll(() => harness.close());

it('The samples are a member with deposits, a partner, and an operator with a second factor', async () => {
  const admin = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' }, 'samples');
  const portOf = (name: string) => Number(process.env[name]?.split(':')[1]);
  const config = configAt({
    auth: portOf('FIREBASE_AUTH_EMULATOR_HOST'),
    firestore: portOf('FIRESTORE_EMULATOR_HOST'),
  });
  const [member, partner, operator] = await addSamples(admin, config).finally(() => deleteApp(admin));

  const tab = await harness.open();
  await expect(tab.logIn(operator?.email ?? '', SAMPLE_PASSWORD)).rejects.toThrow(SecondFactorNeeded);
  await tab.logIn(partner?.email ?? '', SAMPLE_PASSWORD);
  await tab.logOut();
  await tab.logIn(member?.email ?? '', SAMPLE_PASSWORD);
  const credited = observe<Deposit | null>((...call) => tab.watchDeposit('sample-credited', ...call));
  await credited.until((deposit) => deposit?.status === 'credited');
  const pending = await observe((...call) => tab.watchDeposit('sample-pending', ...call)).first();
  expect(pending).toMatchObject({ status: 'pending' });
});
