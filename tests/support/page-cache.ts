import { vi } from 'vitest';

/** What `open` opens belongs to a page of its own, which the browser puts into its back/forward cache and shows again. */
export function inPage<Value>(open: () => Value) {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const opened = open();
  vi.unstubAllGlobals();
  const dispatch = (type: string, persisted: boolean) =>
    page.dispatchEvent(Object.assign(new Event(type), { persisted }));
  return {
    opened,
    freeze: () => dispatch('pagehide', true),
    thaw: () => dispatch('pageshow', true),
    leave: () => dispatch('pagehide', false),
  };
}
