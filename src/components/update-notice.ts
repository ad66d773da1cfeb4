// The service worker, and the notice that a new release is ready. Both come after the first view, which has the network
// to itself. No dynamic import: its helper lies in a chunk of the islands, whose failure this script has to survive.
import { watchReleases, watchTyping } from '#service-worker/page.ts';

const FIRST_VIEW_ALONE = 3000;

const isTyping = watchTyping();
if ('serviceWorker' in navigator && import.meta.env.PROD && import.meta.env.PUBLIC_SERVICE_WORKER !== 'off') {
  addEventListener('load', () => setTimeout(start, FIRST_VIEW_ALONE));
}

/** The site works without a worker: some browsers refuse one in private windows. */
async function start(): Promise<void> {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData && !navigator.serviceWorker.controller) return;
  try {
    await watchReleases({ show, warn }, isTyping);
  } catch {
    // The next page tries again.
  }
}

const region = document.querySelector('#update');

function show(update: () => void): void {
  const template = document.querySelector<HTMLTemplateElement>('#update-notice');
  if (!region || !template || region.childElementCount > 0) return;
  region.append(template.content.cloneNode(true));
  region.querySelector('[data-update]')?.addEventListener('click', update);
  region.querySelector('[data-later]')?.addEventListener('click', () => {
    region.replaceChildren();
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  });
}

function warn(): void {
  const warning = region?.querySelector<HTMLElement>('[data-warning]');
  if (warning) warning.hidden = false;
}
