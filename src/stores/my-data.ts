import type { Instant } from '../domain/time.ts';
import { $account } from './account.ts';
import { createAction } from './action.ts';
import { $deposits } from './deposits.ts';
import { present } from './live.ts';
import { $messages } from './messages.ts';
import { $withdrawals } from './withdrawals.ts';

/**
 * Puts all that the site holds of the signed-in person into a file.
 *
 * @param save hands the file to the browser
 * @param notes what a reader of the file has to know
 */
export const dataExport = createAction(
  async (save: (name: string, content: Blob) => void, notes: string, now: Instant) => {
    const [account, deposits, withdrawals, messages] = await Promise.all([
      present($account),
      present($deposits),
      present($withdrawals),
      present($messages),
    ]);
    const data = { notes, savedAt: now, account, deposits, withdrawals, messages };
    const day = new Date(now).toISOString().slice(0, 10);
    const text = JSON.stringify(data, withReadableTimes, 2);
    save(`tessera-my-data-${day}.json`, new Blob([text], { type: 'application/json' }));
  },
);

/** Times are kept as milliseconds; people read dates. Every field that holds one is named so. */
const withReadableTimes = (field: string, value: unknown): unknown =>
  typeof value === 'number' && /^at$|At$/.test(field) ? new Date(value).toISOString() : value;
