let unfinished: Promise<unknown> | null = null;

/**
 * Keeps the page open until the work is done, whatever leads elsewhere meanwhile: the page would take with it what is
 * still on its way.
 */
export async function beforeLeaving<Value>(work: Promise<Value>): Promise<Value> {
  const mine = Promise.allSettled([unfinished, work]);
  unfinished = mine;
  try {
    return await work;
  } finally {
    if (unfinished === mine) unfinished = null;
  }
}

/**
 * Goes to another page, which takes this one's place in the history. Without a network it waits for one: the browser's
 * own error page would take away what is on the screen.
 */
export function leaveFor(address: string): void {
  const leave = () => location.replace(address);
  if (unfinished !== null) void unfinished.then(() => leaveFor(address));
  else if (navigator.onLine === false) window.addEventListener('online', leave, { once: true });
  else leave();
}
