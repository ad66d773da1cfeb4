import { address, pageAt } from '#i18n/language.ts';
import { atom, type ReadableAtom } from 'nanostores';
import { isKeptPage } from '#domain/routes.ts';
import { SECOND } from '#domain/time.ts';
import { hasKeptPages, isOutOfReach, lookAhead, siteAnswers } from './connectivity.ts';

const unfinished = new Set<Promise<unknown>>();

/** Delays navigation until the work is done: leaving the page would abort it. */
export async function beforeNavigation<Value>(work: Promise<Value>): Promise<Value> {
  unfinished.add(work);
  try {
    return await work;
  } finally {
    unfinished.delete(work);
  }
}

/** A navigation that waits for the network, because the browser's error page would replace the screen. */
export interface Departure {
  /** Navigates now, without waiting. */
  readonly go: () => void;
  /** Whether the person may stay. False if the route guard redirects them. */
  readonly isOptional: boolean;
}

const $pending = atom<Departure | null>(null);

/** The navigation that waits for the network, or null. */
export const $departure: ReadableAtom<Departure | null> = $pending;

/** Cancels the waiting navigation. */
export const stayHere = (): void => $pending.set(null);

/** Navigates and replaces this page in the history. @param page without a language: it stays that of this page */
export function navigateReplace(page: string): void {
  const url = address(page);
  if (unfinished.size > 0) void Promise.allSettled(unfinished).then(() => navigateReplace(page));
  else depart(url, { go: () => location.replace(url), isOptional: false });
}

export const reloadPage = (): void =>
  depart(location.pathname, { go: () => location.reload(), isOptional: true });

function depart(url: string, departure: Departure): void {
  if (!needsNetwork(url)) {
    departure.go();
    return;
  }
  $pending.set(departure);
  window.addEventListener('online', lookForNetwork);
  void lookForNetwork();
}

/** Whether a navigation would end in an error page. The service worker's own pages open without a network. */
const needsNetwork = (url: string): boolean =>
  isOutOfReach() && !(hasKeptPages() && isKeptPage(pageAt(url.replace(/[?#].*/, ''))));

const LOOK_EVERY = 5 * SECOND;
let nextLook: ReturnType<typeof setTimeout> | undefined;

/** Carries out the waiting navigation as soon as the site can be reached. */
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

let showsInPlace: (url: URL) => boolean = () => false;

/** Says which URLs this page shows by itself: a link to one needs no network. */
export function setShownInPlace(shows: (url: URL) => boolean): void {
  showsInPlace = shows;
}

/**
 * Intercepts links that would end in the browser's error page and shows them as `$departure`. Returns a function that
 * stops it.
 */
export function watchLinks(): () => void {
  const onClick = (event: MouseEvent) => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const url = isPlain && event.button === 0 && !event.defaultPrevented ? linkedUrl(event) : null;
    if (url === null || !needsNetwork(url.pathname) || showsInPlace(url)) return;
    event.preventDefault();
    depart(url.pathname, { go: () => location.assign(url), isOptional: true });
  };
  const onNear = (event: Event) => {
    const url = linkedUrl(event);
    if (url !== null && !showsInPlace(url)) lookAhead();
  };
  const ending = new AbortController();
  window.addEventListener('click', onClick, { signal: ending.signal });
  window.addEventListener('pointerover', onNear, { signal: ending.signal });
  window.addEventListener('focusin', onNear, { signal: ending.signal });
  return () => ending.abort();
}

/** The page of this site that an event's link would open in this tab, or null. */
export function linkedUrl({ target }: Event): URL | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.hasAttribute('download') || !['', '_self'].includes(link.target)) return null;
  const isOwn = link.protocol === location.protocol && link.host === location.host;
  const isThisPage = link.pathname === location.pathname && link.search === location.search;
  return !isOwn || (isThisPage && link.href.includes('#')) ? null : new URL(link.href);
}

/** Whether a link of this site led here. */
export const comesFromThisSite = (): boolean => document.referrer.startsWith(`${location.origin}/`);
