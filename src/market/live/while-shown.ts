import type { Unsubscribe } from '#market/feed.ts';

/** Runs something while the page is visible: not in a background tab, not on a locked phone. */
export function whileShown(start: () => Unsubscribe): Unsubscribe {
  let stop: Unsubscribe | null = null;
  const look = () => {
    if (document.visibilityState === 'visible') {
      stop ??= start();
    } else {
      stop?.();
      stop = null;
    }
  };
  look();
  document.addEventListener('visibilitychange', look);
  return () => {
    document.removeEventListener('visibilitychange', look);
    stop?.();
  };
}
