import { atom, type ReadableAtom } from 'nanostores';
import { SECOND } from '#domain/time.ts';
import { isOutOfReach, lookAhead, siteAnswers } from './connectivity.ts';

let unfinished: Promise<unknown> | null = null;

/**
 * Keeps the page open until the work is done, whatever leads elsewhere meanwhile: the page would take with it what is
 * still on its way.
 */
export async function beforeNavigation<Value>(work: Promise<Value>): Promise<Value> {
  const mine = Promise.allSettled([unfinished, work]);
  unfinished = mine;
  try {
    return await work;
  } finally {
    if (unfinished === mine) unfinished = null;
  }
}

/** A navigation that waits for the network: the browser's own error page would take away what is on the screen. */
export interface Departure {
  /** Navigates without waiting any longer. */
  readonly go: () => void;
  /** Whether the person may stay instead; not where the guard sends them elsewhere. */
  readonly isOptional: boolean;
}

const $pending = atom<Departure | null>(null);

/** What waits for the network, or null. */
export const $departure: ReadableAtom<Departure | null> = $pending;

/** Goes nowhere once the network is back. */
export const stayHere = (): void => $pending.set(null);

/** Goes to another page, which takes this one's place in the history. */
export function navigateReplace(url: string): void {
  if (unfinished !== null) void unfinished.then(() => navigateReplace(url));
  else depart({ go: () => location.replace(url), isOptional: false });
}

export const reloadPage = (): void => depart({ go: () => location.reload(), isOptional: true });

function depart(departure: Departure): void {
  if (!isOutOfReach()) {
    departure.go();
    return;
  }
  $pending.set(departure);
  window.addEventListener('online', lookForNetwork);
  void lookForNetwork();
}

const LOOK_EVERY = 5 * SECOND;
let nextLook: ReturnType<typeof setTimeout> | undefined;

/** Goes where somebody wanted to go as soon as the site can be reached. */
async function lookForNetwork(): Promise<void> {
  clearTimeout(nextLook);
  const isBack = navigator.onLine !== false && (await siteAnswers());
  const departure = $pending.get();
  if (departure === null) return;
  if (isBack) {
    $pending.set(null);
    departure.go();
  } else {
    clearTimeout(nextLook);
    nextLook = setTimeout(lookForNetwork, LOOK_EVERY);
  }
}

/** Holds back links that would end in the browser's error page, and shows them as `$departure`, until it is stopped. */
export function watchLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const url = isPlain && event.button === 0 && !event.defaultPrevented ? linkedUrl(event) : null;
    if (url === null || !isOutOfReach()) return;
    event.preventDefault();
    depart({ go: () => location.assign(url), isOptional: true });
  };
  const onNear = (event: Event) => {
    if (linkedUrl(event) !== null) lookAhead();
  };
  window.addEventListener('click', onClick);
  window.addEventListener('pointerover', onNear);
  window.addEventListener('focusin', onNear);
  return () => {
    window.removeEventListener('click', onClick);
    window.removeEventListener('pointerover', onNear);
    window.removeEventListener('focusin', onNear);
  };
}

/** The page of this site that a link would put in the place of this one, or null. */
function linkedUrl({ target }: Event): string | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null;
  const isOwn = link.protocol === location.protocol && link.host === location.host;
  const isThisPage = link.pathname === location.pathname && link.search === location.search;
  return !isOwn || (isThisPage && link.href.includes('#')) ? null : link.href;
}
