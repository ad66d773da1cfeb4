import { getAuth } from 'firebase-admin/auth';
import { getApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Backend, PushMessages } from '#backend/port/backend.ts';
import { paths } from '#firestore/paths.ts';
import { noticeCountOf, refusal, sessionOf, sessionsOf } from '#tests/contract/observe.ts';
import { join, logIn } from '#tests/contract/people.ts';
import { openPushedBrowser } from '#tests/support/push-service.ts';
import { firebaseHarness } from './harness.ts';

/** The embedded backend has no server that could send any. */
describe('push messages to a browser on Firebase', () => {
  const harness = firebaseHarness();
  let tab: Backend;
  const { keys } = openPushedBrowser('laptop');

  beforeEach(async () => {
    await harness.reset();
    tab = await harness.open();
    await join(tab, 'ada');
    await sessionOf(tab).until(({ kind }) => kind === 'member');
  });
  afterAll(() => harness.close());

  function pushOf({ push }: Backend): PushMessages {
    if (!push) throw new Error('The tests’ site has a key');
    return push;
  }

  async function subscriptions() {
    const app = getApp(String(process.env['GCLOUD_PROJECT']));
    const { uid } = await getAuth(app).getUserByEmail('ada@mail.example');
    return (await getFirestore(app).collection(paths.pushSubscriptions(uid)).get()).docs;
  }

  it('begin when its owner asks, in all tabs, and end when its owner says so', async () => {
    expect(await pushOf(tab).readPushEndpoint()).toBeNull();
    await pushOf(tab).subscribeToPush(keys);
    expect(await pushOf(await harness.open()).readPushEndpoint()).toBe(keys.endpoint);
    expect((await subscriptions()).map((each) => each.data())).toEqual([{ ...keys, told: 0 }]);
    await pushOf(tab).unsubscribeFromPush();
    expect(await pushOf(tab).readPushEndpoint()).toBeNull();
  });

  it('leave out what the member was told before', async () => {
    const count = noticeCountOf(tab);
    await count.first();
    await harness.reply('ada@mail.example', 'Good morning');
    await count.until(({ written }) => written > 0);
    await pushOf(tab).subscribeToPush(keys);
    expect((await subscriptions()).map((each) => each.get('told'))).toEqual([1]);
  });

  it('end with a log-out', async () => {
    await pushOf(tab).subscribeToPush(keys);
    await tab.logOut();
    expect(await subscriptions()).toEqual([]);
    expect(await refusal(pushOf(tab).readPushEndpoint())).toBe('session-expired');
  });

  it('end with a session that is ended from elsewhere', async () => {
    await pushOf(tab).subscribeToPush(keys);
    await harness.passSecond();
    const other = await harness.openElsewhere();
    await logIn(other, 'ada');
    await sessionOf(other).until(({ kind }) => kind === 'member');
    await sessionsOf(other).until(({ length }) => length === 2);
    await other.endOtherSessions();
    expect(await subscriptions()).toEqual([]);
  });

  it('go to the push services of browsers, and nowhere else', async () => {
    const endpoint = 'https://metadata.google.internal/computeMetadata';
    expect(await refusal(pushOf(tab).subscribeToPush({ ...keys, endpoint }))).toBe('permission-denied');
  });
});
