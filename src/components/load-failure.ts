// A chunk failed to load (a new release, a lost network): reload the page once, and if that does not help, show a
// message with a button. A chunk that has not come within 20 seconds: show the message until it comes. Reloading by
// itself would begin a slow download again and lose what was typed.
const RELOADED = 'reloadedAfterLoadFailure';
// Where the browser refuses storage, the page could reload for ever: there only the button reloads it.
const storage = (() => {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
})();
const isChunkMissing = (error: unknown) => error instanceof TypeError && /import|module/i.test(error.message);

document.addEventListener('astro:hydration-error', (event) => {
  const { error } = (event as CustomEvent<{ error: unknown }>).detail;
  if (isChunkMissing(error) && storage !== null && storage.getItem(RELOADED) !== location.pathname) {
    const reload = () => {
      storage.setItem(RELOADED, location.pathname);
      location.reload();
    };
    // Offline, a reload would end in the browser's error page: keep the page and say so until the network is
    // back.
    if (navigator.onLine) return reload();
    addEventListener('online', reload, { once: true });
  }
  showNotice(true);
});

const CHUNK_TIMEOUT = 20_000;
// An island further down asks for its chunk when it comes into view.
const isWaiting = () => document.querySelector('astro-island[ssr]:not([client=visible])') !== null;
setTimeout(() => {
  if (isWaiting()) showNotice(true);
}, CHUNK_TIMEOUT);

function showNotice(isShown: boolean) {
  const notice = document.querySelector<HTMLElement>('#load-failure');
  if (notice) notice.hidden = !isShown;
}
document.querySelector('#load-failure button')?.addEventListener('click', () => location.reload());

// The event does not bubble; this listens in the capture phase.
document.addEventListener(
  'astro:hydrate',
  () => {
    storage?.removeItem(RELOADED);
    if (!isWaiting()) showNotice(false);
  },
  { capture: true },
);
