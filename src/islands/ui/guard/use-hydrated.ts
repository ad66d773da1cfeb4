import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/**
 * Whether React has hydrated the page: false at build time and in the first render. What depends on the visitor, or
 * needs a script to work, waits for it.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );

/** The URL's query; empty until hydrated. */
export const useSearch = (): string => (useHydrated() ? location.search : '');
