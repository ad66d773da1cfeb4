import { vi } from 'vitest';

/** Stands in for the browser's address bar: shows `address`, and notes where the page goes. Holds for the test file. */
export function openPage(address: string): { readonly visited: readonly string[] } {
  const { origin, pathname, search, hash } = new URL(address, 'https://tessera.example');
  const visited: string[] = [];
  vi.stubGlobal('location', { origin, pathname, search, hash, replace: (to: string) => visited.push(to) });
  vi.stubGlobal('window', new EventTarget());
  return { visited };
}
