import type { StoreName } from './database.ts';

/** The stores whose rows a person would miss. */
const DEAR: readonly StoreName[] = ['deposits', 'withdrawals', 'postings'];

let isAsked = false;

/**
 * Asks the browser never to delete this site's data to free space. At that question Firefox asks the person, so
 * it comes only once a member has something to lose. A refusal changes nothing.
 *
 * @param written the stores that a member's action has written
 */
export async function keepData(written: readonly StoreName[]): Promise<void> {
  if (isAsked || !written.some((name) => DEAR.includes(name))) return;
  isAsked = true;
  try {
    if (!(await isKept())) await navigator.storage?.persist?.();
  } catch {
    // Some browsers refuse the question itself, e.g. in a private window.
  }
}

/** Whether the browser has promised never to delete this site's data to free space. */
export async function isKept(): Promise<boolean> {
  try {
    return (await navigator.storage?.persisted?.()) === true;
  } catch {
    return false;
  }
}
