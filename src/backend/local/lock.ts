const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `work` exclusively among all tabs that use the same name. Without Web Locks (plain http, Node) the queue holds
 * within the page alone; there the database's own transactions still keep tabs apart.
 */
export function exclusively<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const previous = queues.get(name) ?? Promise.resolve();
  // Run after the previous work, whether it succeeded or failed: its own caller handles that.
  const turn = previous.then(work, work);
  queues.set(name, turn);
  return turn;
}
