/** A push message: `PushMessage` of src/domain/notices/push.ts, as the settler sends it. */
interface Pushed {
  readonly title: string;
  readonly url: string;
  readonly tag: string;
}

type Shower = Pick<ServiceWorkerScope, 'registration'>;
type Opener = Pick<ServiceWorkerScope, 'clients' | 'location'>;

const ICON = '/icons/192.png';

/** Shows a message. One with the tag of an earlier one replaces it without a sound. */
export async function showPushed({ registration }: Shower, data: WorkerPushEvent['data']): Promise<void> {
  const { title, url, tag } = data.json() as Pushed;
  await registration.showNotification(title, {
    tag,
    icon: ICON,
    badge: ICON,
    data: url,
  } as NotificationOptions);
}

/** Opens the page of the message's cause. A page that is open elsewhere stays where it is: someone may be typing there. */
export async function openCause({ clients, location }: Opener, notification: Notification): Promise<void> {
  notification.close();
  const { origin, href } = new URL(String(notification.data), location.origin);
  if (origin !== location.origin) return;
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = pages.find(({ url }) => url === href);
  await (open ? open.focus() : clients.openWindow(href));
}
