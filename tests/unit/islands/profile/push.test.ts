// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { Backend } from '#backend/port/backend.ts';
import type { PushState } from '#islands/profile/push/model.ts';

const KEYS = { endpoint: 'https://fcm.googleapis.com/fcm/send/a', p256dh: 'key', auth: 'secret' };

/** The site's part: what it stores of this browser. */
let stored: string | null;
let isSiteDown: boolean;
let push: Backend['push'];

/** The browser's part. */
let subscription: ReturnType<typeof subscriptionTo> | null;
let permission: NotificationPermission;
/** What the person answers when the browser asks. */
let answer: 'allow' | 'deny';
const asked = vi.fn();

function subscriptionTo(endpoint: string) {
  return {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: KEYS.p256dh, auth: KEYS.auth } }),
    unsubscribe: async () => {
      subscription = null;
      return true;
    },
  };
}

const manager = {
  getSubscription: async () => subscription,
  async subscribe(options: PushSubscriptionOptionsInit) {
    asked(options);
    if (answer === 'deny') {
      permission = 'denied';
      throw new DOMException('', 'NotAllowedError');
    }
    subscription = subscriptionTo(KEYS.endpoint);
    return subscription;
  },
};

vi.mock('#backend/index.ts', () => ({ backend: async () => ({ push }) }));

beforeEach(() => {
  vi.resetModules();
  stored = null;
  isSiteDown = false;
  subscription = null;
  permission = 'default';
  answer = 'allow';
  asked.mockClear();
  push = {
    key: 'the-site',
    readPushEndpoint: async () => stored,
    async subscribeToPush(keys) {
      if (isSiteDown) throw new Error('down');
      expect(keys).toEqual(KEYS);
      stored = keys.endpoint;
    },
    async unsubscribeFromPush() {
      stored = null;
    },
  };
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
  });
  vi.stubGlobal('navigator', {
    ...navigator,
    serviceWorker: { getRegistration: async () => ({ pushManager: manager }) },
  });
});
afterEach(() => vi.unstubAllGlobals());

async function openModel() {
  const { $push, turnOn, turnOff } = await import('#islands/profile/push/model.ts');
  const state = async (): Promise<PushState> => {
    await eventually(() => expect($push.get().state).toBe('ready'));
    const data = $push.get();
    if (data.state !== 'ready') throw new Error('Not ready');
    return data.value;
  };
  $push.subscribe(() => undefined);
  return { state, turnOn, turnOff };
}

describe('push messages to this browser', () => {
  it('begin only when the person asks for them', async () => {
    const { state, turnOn, turnOff } = await openModel();
    expect(await state()).toBe('off');
    expect(asked).not.toHaveBeenCalled();
    await turnOn.run();
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      userVisibleOnly: true,
      applicationServerKey: 'the-site',
    });
    expect(await state()).toBe('on');
    expect(stored).toBe(KEYS.endpoint);
    await turnOff.run();
    expect(await state()).toBe('off');
    expect([stored, subscription]).toEqual([null, null]);
  });

  it('stay off if the person refuses, and the screen says where to allow them', async () => {
    answer = 'deny';
    const { state, turnOn } = await openModel();
    await turnOn.run();
    expect(turnOn.$progress.get().state).toBe('done');
    expect(await state()).toBe('blocked');
    expect(stored).toBe(null);
  });

  it('leave nothing in the browser if the site does not learn of them', async () => {
    isSiteDown = true;
    const { state, turnOn } = await openModel();
    await turnOn.run();
    expect(turnOn.$progress.get().state).toBe('failed');
    expect(subscription).toBe(null);
    expect(await state()).toBe('off');
  });

  it('are off where the browser has dropped or replaced what the site knows', async () => {
    stored = KEYS.endpoint;
    subscription = subscriptionTo('https://fcm.googleapis.com/fcm/send/another');
    expect(await (await openModel()).state()).toBe('off');
  });

  it('are not offered by a site without a key', async () => {
    push = undefined;
    expect(await (await openModel()).state()).toBe('notOffered');
  });

  it('are not offered in a browser that takes none', async () => {
    vi.stubGlobal('navigator', { ...navigator, serviceWorker: { getRegistration: async () => undefined } });
    expect(await (await openModel()).state()).toBe('unsupported');
  });
});
