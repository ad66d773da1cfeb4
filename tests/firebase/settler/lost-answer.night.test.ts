import { type App, deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { accountOf, balancesOf, depositsOf, messagesOf, withdrawalsOf } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { picture } from '#tests/contract/pictures.ts';
import { depositDeclaration, withdrawalRequest } from '#tests/contract/requests.ts';
import { firebaseHarness } from '#tests/firebase/contract/harness.ts';

describe('a request whose answer is lost', () => {
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

  /** Resolves when a document with this value exists, read without the proxy. */
  async function arrival(collection: string, value: string, field = 'status'): Promise<void> {
    const all = getFirestore(admin).collectionGroup(collection);
    while ((await all.get()).docs.every((each) => each.get(field) !== value)) await wait(20);
  }

  /**
   * Sends a request; it arrives, and the connection dies before the answer.
   *
   * @param text in the request
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
    // Never `settlement-pending`: an unconfirmed request must not be reported as recorded.
    expect(['done', 'network-down']).toContain(await outcome);
  }

  it('records a deposit once, however often it is repeated', async () => {
    const ask = () => tab.submitDeposit(depositDeclaration('same'));
    await askIntoSilence(ask, 'coinAmount', arrival('deposits', 'pending'));
    await ask();
    await ask();
    expect(await depositsOf(tab).first()).toMatchObject([{ id: 'same', status: 'pending' }]);
  });

  it('cancels once, and gives the money back once', async () => {
    await tab.requestWithdrawal(withdrawalRequest('same'));
    const ask = () => tab.cancelWithdrawal('same');
    await askIntoSilence(ask, 'cancelling', arrival('withdrawals', 'cancelled'));
    await ask();
    await ask();
    await balancesOf(tab).until(({ earning, held }) => earning === 1_000_00 && held === 0);
  });

  it('pays for a level once', async () => {
    const ask = () => tab.activateLevel({ matrix: 's8', level: 1 });
    await askIntoSilence(ask, 'requested', arrival('activations', 'active'));
    await ask();
    await ask();
    await balancesOf(tab).until(({ earning }) => earning === 995_00);
  });

  it('stores a proof', async () => {
    await tab.submitDeposit(depositDeclaration('same'));
    const ask = () => tab.putProof('same', picture('image/webp', 100));
    await askIntoSilence(ask, 'image/webp', arrival('proofs', 'image/webp', 'type'));
    await ask();
    expect(await depositsOf(tab).first()).toMatchObject([{ proofAt: expect.any(Number) }]);
  });

  it('sends a message once', async () => {
    const ask = () => tab.sendMessage({ id: 'same', text: 'Hello from afar' });
    await askIntoSilence(ask, 'Hello from afar', arrival('messages', 'Hello from afar', 'text'));
    await ask();
    expect(await messagesOf(tab).first()).toMatchObject([{ text: 'Hello from afar' }]);
  });

  it('changes details', async () => {
    const details = { firstName: 'Ada Augusta', lastName: 'Byron', phoneNumber: null, country: null };
    const ask = () => tab.changeDetails(details);
    await askIntoSilence(ask, 'Ada Augusta', arrival('accounts', 'Ada Augusta', 'firstName'));
    await ask();
    expect(await accountOf(tab).first()).toMatchObject(details);
  });

  it('holds a withdrawal once', async () => {
    const ask = () => tab.requestWithdrawal(withdrawalRequest('same'));
    await askIntoSilence(ask, 'accountHolder', arrival('withdrawals', 'held'));
    await ask();
    await ask();
    expect(await withdrawalsOf(tab).first()).toMatchObject([{ id: 'same', status: 'held' }]);
    await balancesOf(tab).until(({ earning, held }) => earning === 800_00 && held === 200_00);
  });
});
