// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { $departure, beforeNavigation, navigateReplace, stayHere, watchLinks } from '#stores/navigate.ts';

/** Whether the browser follows a link to the path: it does unless the page keeps it from doing so. */
function follows(path: string): boolean {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = path;
  let isFollowed = false;
  const atTheEnd = (event: Event) => {
    isFollowed = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', atTheEnd, { once: true });
  link.click();
  return isFollowed;
}

let stopWatching: () => void;

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  stopWatching = watchLinks();
});

afterEach(() => {
  stopWatching();
  stayHere();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const control = (controller: object | null) =>
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });

it('without a network, a link waits', () => {
  control(null);
  expect(follows('/dashboard/')).toBe(false);
  expect($departure.get()).not.toBeNull();
});

it('without a network, a link to a page that the service worker keeps is followed', () => {
  control({});
  expect(follows('/dashboard/?help')).toBe(true);
  expect(follows('/')).toBe(true);
  expect($departure.get()).toBeNull();
  expect(follows('/news/')).toBe(false);
});

it('a navigation waits for all that is under way', async () => {
  control(null);
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const works = [first, second].map(({ promise }) => beforeNavigation(promise));
  navigateReplace('/dashboard/');

  second.resolve();
  await works[1];
  await new Promise((resolve) => setTimeout(resolve));
  navigateReplace('/dashboard/');
  expect($departure.get()).toBeNull();

  first.resolve();
  await eventually(() => expect($departure.get()).not.toBeNull());
});
