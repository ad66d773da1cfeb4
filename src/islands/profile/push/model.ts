import type { Backend } from '#backend/port/backend.ts';
import { createAction } from '#stores/action.ts';
import { optionalPart } from '#stores/optional-backend-part.ts';
import { readOnce } from '#stores/remote-data.ts';

/** `notOffered`: the site sends none. `unsupported`: the browser takes none. `blocked`: the person has told it so. */
export type PushState = 'notOffered' | 'unsupported' | 'blocked' | 'off' | 'on';

const { open } = optionalPart('push');

/** Whether this browser gets push messages. */
export const $push = readOnce<PushState>(stateIn);

async function stateIn({ push }: Backend): Promise<PushState> {
  if (push === undefined) return 'notOffered';
  const manager = await pushManager();
  if (manager === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await manager.getSubscription();
  // The browser may have dropped or replaced the subscription that the site knows.
  return subscription && subscription.endpoint === (await push.readPushEndpoint()) ? 'on' : 'off';
}

/** Null where the browser has none, or the site no service worker. */
async function pushManager(): Promise<PushManager | null> {
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return registration?.pushManager ?? null;
}

/** Has the browser ask the person. If the person refuses, nothing changes. */
export const turnOn = createAction(async () => {
  const [push, manager] = await Promise.all([open(), pushManager()]);
  // A subscription with an earlier key of the site would be in the way.
  await (await manager?.getSubscription())?.unsubscribe();
  const subscription = await manager
    ?.subscribe({ userVisibleOnly: true, applicationServerKey: push.key })
    .catch(unlessRefused);
  if (subscription) {
    const { endpoint, keys } = subscription.toJSON();
    const { p256dh = '', auth = '' } = keys ?? {};
    try {
      await push.subscribeToPush({ endpoint: endpoint ?? '', p256dh, auth });
    } catch (thrown) {
      await subscription.unsubscribe();
      throw thrown;
    }
  }
  $push.retry();
});

export const turnOff = createAction(async () => {
  const [push, manager] = await Promise.all([open(), pushManager()]);
  await push.unsubscribeFromPush();
  await (await manager?.getSubscription())?.unsubscribe();
  $push.retry();
});

function unlessRefused(thrown: unknown): null {
  if (thrown instanceof DOMException && thrown.name === 'NotAllowedError') return null;
  throw thrown;
}
