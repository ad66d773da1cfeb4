/** What a service worker has and a page has not (https://www.w3.org/TR/service-workers/), as far as ours uses it. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerFetchEvent extends WorkerEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}

interface WorkerPushEvent extends WorkerEvent {
  /** The settler sends no message without. */
  readonly data: { json(): unknown };
}

interface WorkerNotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}

/** An open page. */
interface WorkerClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface ServiceWorkerScope {
  readonly location: Location;
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly WorkerClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: WorkerFetchEvent) => void): void;
  addEventListener(type: 'push', listener: (event: WorkerPushEvent) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: WorkerNotificationEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
