import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether the script has taken over what was built into the page: false while the page is built, and in the first
 * rendering over it. What depends on the visitor, or can be pressed, waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** The query of the page's address; empty until the script has taken over. */
export const useSearch = (): string => (useHydrated() ? location.search : '');
