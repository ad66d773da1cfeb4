import { vi } from 'vitest';

/**
 * Stands in for the browser's address bar: shows `address`, or what replaces it without loading, and notes where the page
 * goes. Holds for the test file.
 */
export function openPage(address: string): { readonly visited: readonly string[] } {
  const { origin, pathname, search, hash } = new URL(address, 'https://tessera.example');
  const visited: string[] = [];
  const location = { origin, pathname, search, hash, replace: (to: string) => visited.push(to) };
  vi.stubGlobal('location', location);
  vi.stubGlobal('history', {
    state: null,
    replaceState(_state: unknown, _title: string, to: string) {
      const { pathname, search, hash } = new URL(to, origin);
      Object.assign(location, { pathname, search, hash });
    },
  });
  vi.stubGlobal('window', new EventTarget());
  return { visited };
}
