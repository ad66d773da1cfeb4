import { atom, onMount, type ReadableAtom } from 'nanostores';

const $network = atom(true);

/** Whether the browser has a network at all. It may have one and reach nothing: then failures say so. */
export const $online: ReadableAtom<boolean> = $network;

onMount($network, () => {
  const update = () => $network.set(navigator.onLine);
  update();
  window.addEventListener('online', update);
  window.addEventListener('offline', update);
  return () => {
    window.removeEventListener('online', update);
    window.removeEventListener('offline', update);
  };
});
