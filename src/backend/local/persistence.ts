import type { StoreName } from './database.ts';

/** The stores whose rows a person would miss. */
const DEAR: readonly StoreName[] = ['deposits', 'withdrawals', 'postings'];

let isAsked = false;

/**
 * Asks the browser to keep this site's data when the disk is full. Firefox then asks the person, so we ask
 * only when a member first has something to lose. If the browser refuses or cannot, it may delete the data,
 * as before.
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

/** Whether the browser has promised to keep this site's data. */
export async function isKept(): Promise<boolean> {
  try {
    return (await navigator.storage?.persisted?.()) === true;
  } catch {
    return false;
  }
}
