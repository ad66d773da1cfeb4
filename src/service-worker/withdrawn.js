// The service worker of a site that has none: it takes the place of an earlier one, forgets what that one kept, and goes.
// Pages that are open stay as they are, and the next ones come from the server.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const forget = async () => {
    const names = await caches.keys();
    const ours = names.filter((name) => name.startsWith('tessera-'));
    await Promise.all(ours.map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(forget());
});
