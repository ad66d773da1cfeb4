import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMoves } from '#islands/members/model.ts';
import type { MemberScreenName } from '#domain/routes.ts';
import { $departure, stayHere } from '#stores/navigate.ts';

const HOME = 'https://tessera.example/dashboard/';
const WALLET = `${HOME}mywallet/`;

/** A navigation as the browser reports it: a click on a link to the wallet, unless the parts say otherwise. */
interface Reported {
  readonly to?: string;
  readonly sameDocument?: boolean;
  readonly navigationType?: 'push' | 'replace' | 'reload' | 'traverse';
  readonly hashChange?: boolean;
  readonly downloadRequest?: string | null;
  readonly formData?: FormData | null;
  readonly canIntercept?: boolean;
}

const navigation = new EventTarget();
const window = new EventTarget();
const reload = vi.fn();
const scrollTo = vi.fn();
const fetchHead = vi.fn();

beforeEach(() => {
  vi.stubGlobal('window', Object.assign(window, { navigation }));
  vi.stubGlobal('navigation', navigation);
  vi.stubGlobal('location', { pathname: '/dashboard/', reload });
  vi.stubGlobal('scrollTo', scrollTo);
  vi.stubGlobal('fetch', fetchHead.mockResolvedValue(new Response()));
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('dispatchEvent', window.dispatchEvent.bind(window));
  vi.useFakeTimers();
});
let stop = () => {};
afterEach(() => {
  stop();
  stayHere();
  vi.useRealTimers();
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

/** The members' page at Home, whose screens are the names of their chunks. */
function openHome(
  load: (name: MemberScreenName) => Promise<string> = async (name) => `chunk of ${name}`,
  loaded: readonly MemberScreenName[] = ['home'],
) {
  const chunks = new Map(loaded.map((name) => [name, `chunk of ${name}`]));
  const { $visit, follow, endMove } = createMoves<string>('home', ['home', 'wallet', 'deposit'], {
    loaded: (name) => chunks.get(name),
    load,
  });
  const shown: string[] = [];
  $visit.subscribe(({ name, screen }) => shown.push(`${name} ${screen.state}`));
  stop = follow();
  return { $visit, shown, chunks, endMove };
}

/** Navigates. Returns how the page handles it, or null if the browser loads a page. */
function navigate({ to = WALLET, ...parts }: Reported = {}) {
  let handled: NavigationInterceptOptions | null = null;
  const event = Object.assign(new Event('navigate'), {
    canIntercept: true,
    hashChange: false,
    downloadRequest: null,
    formData: null,
    navigationType: 'push',
    ...parts,
    destination: { url: to, sameDocument: parts.sameDocument ?? false },
    intercept: (options: NavigationInterceptOptions) => (handled = options),
  });
  navigation.dispatchEvent(event);
  return handled as NavigationInterceptOptions | null;
}

it('waits for a screen that is not loaded, and shows a loaded one at once', async () => {
  const { shown, chunks } = openHome();
  await navigate()?.handler?.();
  chunks.set('deposit', 'chunk of deposit');
  await navigate({ to: `${HOME}deposit/` })?.handler?.();
  expect(shown).toEqual(['home ready', 'wallet loading', 'wallet ready', 'deposit ready']);
});

it('counts each move, also one to the screen that is open', async () => {
  const { $visit } = openHome();
  await navigate({ to: HOME, navigationType: 'replace' })?.handler?.();
  expect($visit.get()).toMatchObject({ name: 'home', number: 1 });
});

it('begins a screen at its top, and leaves the place of a return to the browser once it is painted', async () => {
  const { endMove } = openHome();
  const move = navigate();
  expect(move?.scroll).toBe('manual');
  await move?.handler?.();
  expect(scrollTo).toHaveBeenCalledOnce();

  const back = navigate({ navigationType: 'traverse', sameDocument: true });
  expect(back?.scroll).toBe('after-transition');
  const ended = vi.fn();
  const isBack = back?.handler?.()?.then(ended);
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).not.toHaveBeenCalled();
  endMove();
  await isBack;
  expect(scrollTo).toHaveBeenCalledOnce();
});

it.each<[string, Reported]>([
  ['to a page outside the members’ area', { to: 'https://tessera.example/terms/' }],
  ['to a screen that needs a page of its own', { to: `${HOME}profile/` }],
  ['to another site', { to: 'https://elsewhere.example/dashboard/mywallet/', canIntercept: false }],
  ['to an anchor', { to: `${HOME}#main`, hashChange: true }],
  ['that is a step of the screen', { to: `${HOME}?step=2`, sameDocument: true }],
  ['back to a step of the screen', { to: HOME, navigationType: 'traverse', sameDocument: true }],
  ['that saves a file', { downloadRequest: '' }],
  ['that sends a form', { formData: new FormData() }],
  ['that reloads', { to: HOME, navigationType: 'reload' }],
])('leaves a navigation %s to the browser', (_, parts) => {
  openHome();
  expect(navigate(parts)).toBeNull();
});

it('reads the steps that are kept in the URL before it shows the screen', async () => {
  const { shown } = openHome();
  let shownBefore = 0;
  window.addEventListener('popstate', () => (shownBefore = shown.length), { once: true });
  await navigate()?.handler?.();
  expect(shownBefore).toBe(1);
});

it('waits for the first screen', async () => {
  const { shown } = openHome(undefined, []);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['home loading', 'home ready']);
});

it('does not load a page again whose first screen cannot be fetched', async () => {
  const { shown } = openHome(() => Promise.reject(new TypeError('Failed to fetch a module')), []);
  await vi.advanceTimersByTimeAsync(0);
  expect(shown).toEqual(['home loading', 'home failed']);
  expect(reload).not.toHaveBeenCalled();
});

it('loads the page when a screen cannot be fetched', async () => {
  const { shown } = openHome(() => Promise.reject(new TypeError('Failed to fetch a module')));
  await navigate()?.handler?.();
  expect(shown.at(-1)).toBe('wallet failed');
  expect(reload).toHaveBeenCalledOnce();
});

it('without a network, keeps the page until the network is back', async () => {
  openHome(() => Promise.reject(new TypeError('Failed to fetch a module')));
  fetchHead.mockRejectedValue(new TypeError('Failed to fetch'));
  await navigate()?.handler?.();
  expect(reload).not.toHaveBeenCalled();
  expect($departure.get()).not.toBeNull();
});

it('drops a screen that comes after the person has moved on', async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const { shown } = openHome((name) => (name === 'wallet' ? promise : Promise.resolve(name)));
  const slow = navigate()?.handler?.();
  await navigate({ to: `${HOME}deposit/` })?.handler?.();
  resolve('chunk of wallet');
  await slow;
  expect(shown.at(-1)).toBe('deposit ready');
});

it('leaves links to a browser without the Navigation API', () => {
  vi.stubGlobal('window', new EventTarget());
  openHome();
  expect(navigate()).toBeNull();
});
