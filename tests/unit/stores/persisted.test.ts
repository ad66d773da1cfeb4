// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const open = async () => (await import('#stores/persisted.ts')).persistedSwitch('a-switch', true);

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
});

afterEach(() => vi.restoreAllMocks());

describe('a persisted switch', () => {
  it('outlasts the page', async () => {
    (await open()).set(false);
    vi.resetModules();
    expect((await open()).get()).toBe(false);
  });

  it('follows other tabs', async () => {
    const $switch = await open();
    const values: boolean[] = [];
    const stop = $switch.subscribe((isOn) => values.push(isOn));
    localStorage.setItem('a-switch', 'off');
    window.dispatchEvent(new StorageEvent('storage', { key: 'a-switch', newValue: 'off' }));
    stop();
    expect(values).toEqual([true, false]);
  });

  it('is off for an invalid stored text', async () => {
    localStorage.setItem('a-switch', 'maybe');
    expect((await open()).get()).toBe(false);
  });

  it('still switches when the storage is full', async () => {
    const full = () => {
      throw new DOMException('Full', 'QuotaExceededError');
    };
    vi.spyOn(window, 'localStorage', 'get').mockReturnValue(
      new Proxy({ setItem: full } as never, { set: full }),
    );
    const $switch = await open();
    const stop = $switch.listen(() => undefined);
    $switch.set(false);
    expect($switch.get()).toBe(false);
    stop();
  });

  it('has its initial value when the browser refuses storage', async () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Refused', 'SecurityError');
    });
    await expect(open()).resolves.toMatchObject({ value: true });
  });
});
