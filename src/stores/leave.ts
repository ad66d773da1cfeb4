/**
 * Goes to another page, which takes this one's place in the history. Without a network it waits for one: the browser's
 * own error page would take away what is on the screen.
 */
export function leaveFor(address: string): void {
  const leave = () => location.replace(address);
  if (navigator.onLine === false) window.addEventListener('online', leave, { once: true });
  else leave();
}
