import type { Unsubscribe } from '#market/feed.ts';

/** Keeps something going for as long as the page can be seen: not in a tab behind others, not on a locked phone. */
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
