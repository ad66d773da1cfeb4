import { vi } from 'vitest';

/** Stands in for a browser with an address bar and a history, of the parts that a screen of several steps uses. */
export function openPageWithHistory(address: string) {
  const entries = [new URL(address, 'https://tessera.example')];
  let at = 0;
  const present = () => entries[at] as URL;
  const page = new EventTarget();

  vi.stubGlobal('window', page);
  vi.stubGlobal('location', {
    get pathname() {
      return present().pathname;
    },
    get search() {
      return present().search;
    },
    get hash() {
      return present().hash;
    },
  });
  vi.stubGlobal('history', {
    pushState(_state: unknown, _title: string, to: string) {
      entries.splice(at + 1, entries.length, new URL(to, present()));
      at += 1;
    },
    replaceState(_state: unknown, _title: string, to: string) {
      entries[at] = new URL(to, present());
    },
  });

  return {
    address: () => present().pathname + present().search + present().hash,
    back() {
      at -= 1;
      page.dispatchEvent(new Event('popstate'));
    },
  };
}
