// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fillStorage } from '#tests/unit/support/full-storage.ts';

/** A page that is opened now: its stores read what the browser has stored. */
async function openPage() {
  vi.resetModules();
  const { outlastsPage, persisted, persistedSwitch } = await import('#stores/persisted.ts');
  const $moving = persistedSwitch('moving', true);
  const $coins = persisted<readonly string[]>(
    'coins',
    [],
    (text) => (text.includes('?') ? null : text.split(' ')),
    (coins) => coins.join(' '),
  );
  $moving.listen(() => undefined);
  $coins.listen(() => undefined);
  return { $moving, $coins, outlastsPage };
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

it('keeps a choice over reloads, under the same words as ever', async () => {
  const { $moving, $coins } = await openPage();
  expect([$moving.get(), $coins.get()]).toEqual([true, []]);
  expect(localStorage).toHaveLength(0);

  $moving.set(false);
  $coins.set(['tron', 'zcash']);
  expect({ ...localStorage }).toEqual({ moving: 'off', coins: 'tron zcash' });

  const again = await openPage();
  expect([again.$moving.get(), again.$coins.get()]).toEqual([false, ['tron', 'zcash']]);
  again.$moving.set(true);
  expect(localStorage.getItem('moving')).toBe('on');
});

it('has the initial value for an invalid stored text; a switch is off', async () => {
  localStorage.setItem('coins', '???');
  localStorage.setItem('moving', 'maybe');
  const { $moving, $coins } = await openPage();
  expect([$moving.get(), $coins.get()]).toEqual([false, []]);
});

/** What a page sees of a choice in another tab; null: it is removed. */
function chooseInAnotherTab(key: string, newValue: string | null) {
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

it('takes over what another tab chooses', async () => {
  const { $moving } = await openPage();
  chooseInAnotherTab('moving', 'off');
  expect($moving.get()).toBe(false);
  chooseInAnotherTab('coins', 'tron');
  expect($moving.get()).toBe(false);
  chooseInAnotherTab('moving', null);
  expect($moving.get()).toBe(true);
});

it('holds a choice for the page where the storage is full', async () => {
  localStorage.setItem('coins', 'tron');
  fillStorage();
  const { $moving, $coins, outlastsPage } = await openPage();
  expect(outlastsPage()).toBe(true);
  $moving.set(false);
  expect(outlastsPage()).toBe(false);
  window.dispatchEvent(new Event('pageshow'));
  expect([$moving.get(), $coins.get()]).toEqual([false, ['tron']]);
  expect(localStorage.getItem('moving')).toBeNull();
});

it.each<[string, () => Storage]>([
  ['refuses access to its storage', refuse],
  // As Firefox does where the storage is switched off, though the types say otherwise.
  ['has no storage', () => null as unknown as Storage],
])('holds a choice for the page where the browser %s', async (_how, storage) => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(storage);
  const { $moving, outlastsPage } = await openPage();
  expect([$moving.get(), outlastsPage()]).toEqual([true, false]);
  $moving.set(false);
  window.dispatchEvent(new Event('pageshow'));
  expect($moving.get()).toBe(false);
});

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError');
}
