import { address } from '#i18n/language.ts';
import type { Message } from './release.ts';

/** The worker's file, one for each language. Its URL may never change: browsers look there for the next release. */
export const WORKER_FILE = '/service-worker.js';

/** How a page tells that a release is ready. */
export interface ReleaseNotice {
  /** @param update takes the new release */
  readonly show: (update: () => void) => void;
  /** Says that the update would lose what was typed into this page, and asks once more. */
  readonly warn: () => void;
}

/** Long enough for a tab that is looked at now and then, rare enough for a server. */
const LOOK_EVERY = 60 * 60 * 1000;

/**
 * Registers the service worker and tells of each release that is ready. A release begins when the person says so, in any
 * tab: this tab loads again, and so do hidden ones in which nothing is being typed. Others go on with what they loaded.
 */
export async function watchReleases({ show, warn }: ReleaseNotice, isTyping: () => boolean): Promise<void> {
  const workers = navigator.serviceWorker;
  let hasAsked = false;
  let hasWarned = false;

  const update = async () => {
    if (isTyping() && !hasWarned) {
      hasWarned = true;
      warn();
      return;
    }
    hasAsked = true;
    const registration = await workers.getRegistration();
    // Nothing waits where another tab was faster.
    if (registration?.waiting) registration.waiting.postMessage('take-over' satisfies Message);
    else location.reload();
  };

  // The first worker takes over the page that started it: nothing is new to that page.
  let isControlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    const isLeft = isControlled && document.hidden && !isTyping();
    if (hasAsked || isLeft) location.reload();
    else if (isControlled) show(update);
    isControlled = true;
  });

  const registration = await workers.register(trustedUrl());
  const tell = () => {
    if (registration.waiting && registration.active) show(update);
  };
  tell();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', tell);
  });

  let lookedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - lookedAt < LOOK_EVERY) return;
    lookedAt = Date.now();
    // Without a network, the next look is as good.
    registration.update().catch(() => undefined);
  });
}

/** Trusted Types require a policy for the URL of a worker. This one allows a single file. */
function trustedUrl(): string {
  const policy = globalThis.trustedTypes?.createPolicy('tessera-service-worker', {
    createScriptURL(wanted) {
      if (wanted !== address(WORKER_FILE)) throw new TypeError(`Not the service worker: ${wanted}`);
      return wanted;
    },
  });
  return policy?.createScriptURL(address(WORKER_FILE)) ?? address(WORKER_FILE);
}

/** What a person fills in. The choices of charts and of the theme are in no form: an update loses nothing there. */
const FIELDS = 'form :is(input, select, textarea)';

/**
 * Watches what the person types and chooses in the forms of this page.
 *
 * @returns whether a field that they changed is still on the page and holds something
 */
export function watchTyping(): () => boolean {
  const changed = new Set<Element>();
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.matches(FIELDS)) changed.add(target);
  };
  document.addEventListener('input', note, { capture: true });
  return () => [...changed].some((field) => field.isConnected && 'value' in field && field.value !== '');
}
