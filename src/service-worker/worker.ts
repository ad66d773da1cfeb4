import { answerTo } from './answer.ts';
import {
  beginRelease,
  forgetUnused,
  fromRelease,
  keepRelease,
  namedByContent,
  newest,
} from './kept-files.ts';
import { openCause, showPushed } from './push.ts';
import type { Message, Release } from './release.ts';

declare const self: ServiceWorkerScope & { readonly RELEASE: Release };

const release = self.RELEASE;

self.addEventListener('install', (event) => {
  event.waitUntil(keepRelease(release).then(() => forgetUnused(release)));
});

self.addEventListener('activate', (event) => {
  // The first page is there before the worker: it too works offline from now on.
  event.waitUntil(beginRelease(release).then(() => self.clients.claim()));
});

// A new release waits until a person wants it, or until no page of the old one is open.
self.addEventListener('message', ({ data }) => {
  if (data === ('take-over' satisfies Message)) void self.skipWaiting();
});

self.addEventListener('push', (event) => event.waitUntil(showPushed(self, event.data)));

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openCause(self, event.notification));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const keepOn = (work: Promise<void>) => event.waitUntil(work);
  const answer = answerTo(request, release, self.location.origin);
  switch (answer.kind) {
    case 'none':
      return;
    case 'release':
      event.respondWith(fromRelease(release, answer.path, request));
      return;
    case 'named-by-content':
      event.respondWith(namedByContent(release, answer.path, request, keepOn));
      return;
    case 'newest':
      event.respondWith(newest(release, answer.path, request, keepOn));
  }
});
