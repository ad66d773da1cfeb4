import { setTimeout as wait } from 'node:timers/promises';
import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '../../src/backend/port.ts';
import { cents } from '../../src/domain/cents.ts';
import { firebaseHarness } from '../contract/firebase/harness.ts';
import { balancesOf, depositsOf, withdrawalsOf } from '../contract/observe.ts';
import { join } from '../contract/people.ts';
import { depositRequest, withdrawalRequest } from '../contract/requests.ts';

describe('a request that arrives, and whose answer does not', () => {
  const harness = firebaseHarness();
  let tab: Backend;
  let admin: App;
  beforeAll(() => {
    admin = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' }, 'lost-answer');
  });
  afterAll(async () => {
    await harness.close();
    await deleteApp(admin);
  });

  beforeEach(async () => {
    await harness.reset();
    tab = await harness.open();
    await join(tab, 'ada');
    await harness.fund('ada@mail.example', cents(1_000_00));
  });

  /** Resolves when there is one of this status, seen from the other side of the line. */
  async function arrival(collection: string, status: string): Promise<void> {
    const all = getFirestore(admin).collectionGroup(collection);
    while ((await all.get()).docs.every((each) => each.get('status') !== status)) await wait(20);
  }

  /**
   * Asks; it arrives, and then the line goes dead before anything is heard of it.
   *
   * @param text in what is sent
   */
  async function askIntoSilence(ask: () => Promise<void>, text: string, arrived: Promise<void>) {
    harness.loseAnswerTo(text);
    const outcome = ask().then(
      () => 'done',
      ({ code }: { readonly code: string }) => code,
    );
    await arrived;
    await harness.disconnect();
    await harness.reconnect();
    expect(['done', 'network-down']).toContain(await outcome);
  }

  it('is a deposit recorded once, however often it is sent again', async () => {
    const ask = () => tab.requestDeposit(depositRequest('same'));
    await askIntoSilence(ask, 'coinAmount', arrival('deposits', 'pending'));
    await ask();
    await ask();
    expect(await depositsOf(tab).first()).toMatchObject([{ id: 'same', status: 'pending' }]);
  });

  it('is a withdrawal held once', async () => {
    const ask = () => tab.requestWithdrawal(withdrawalRequest('same'));
    await askIntoSilence(ask, 'accountHolder', arrival('withdrawals', 'held'));
    await ask();
    await ask();
    expect(await withdrawalsOf(tab).first()).toMatchObject([{ id: 'same', status: 'held' }]);
    await balancesOf(tab).until(({ earning, held }) => earning === 800_00 && held === 200_00);
  });
});
