import { levelKey } from '#domain/programme/activation.ts';
import type { Box } from '#domain/programme/box.ts';
import type { OpenedLevel } from '#domain/programme/programme.ts';
import { everythingOf, SETTLED, type StoreName, type Transaction } from './database.ts';
import { loadChunk, type Participation } from '#backend/port/backend.ts';
import { NO_RESULT, NO_TALLY } from '#domain/programme/results.ts';
import { highestLevels, programmeView } from '#domain/programme/view.ts';
import { activationOf } from '#domain/settlement/request.ts';
import { accountOf, assertActive } from './accounts.ts';
import type { Context } from './context.ts';
import { newestIn, watchOwnLatest } from './latest.ts';
import type { FoldedProgramme } from './programme-log.ts';
import { settling } from './settling.ts';

export function localProgramme(context: Context): Participation {
  const { member, now } = context;
  let folded: FoldedProgramme | undefined;

  return {
    watchProgramme: (onProgramme, onError) =>
      member.watch(
        ['levels'],
        async (transaction, uid) => programmeView(await boxesIn(transaction, uid)),
        onProgramme,
        onError,
      ),

    watchIncomes: (most, onLatest, onError) =>
      watchOwnLatest(
        member,
        ['incomes'],
        (transaction, uid, ...page) => {
          // The index by uid keeps the order of the keys.
          const own = transaction.objectStore('incomes').index('uid');
          return newestIn(own, uid, { toItem: ({ income }) => income }, ...page);
        },
        most,
        onLatest,
        onError,
      ),

    watchTradingPlan: (onPlan, onError) =>
      member.watch(
        ['levels'],
        async (transaction, uid) => highestLevels(programmeView(await boxesIn(transaction, uid))),
        onPlan,
        onError,
      ),

    watchResult: (onResult, onError) =>
      member.watch(
        ['results'],
        async (transaction, uid) => (await transaction.objectStore('results').get(uid))?.result ?? NO_RESULT,
        onResult,
        onError,
      ),

    watchCommunity: (onCommunity, onError) =>
      member.watch(
        ['community'],
        async (transaction) => (await transaction.objectStore('community').get('all')) ?? NO_TALLY,
        onCommunity,
        onError,
      ),

    async activateLevel(level) {
      const { FoldedProgramme, registerMissing } = await loadChunk(import('./programme-log.ts'));
      folded ??= new FoldedProgramme();
      const programmeLog = folded;
      await settling(context, async ({ settleIn }) => {
        // Register in a separate transaction: if it were rolled back with the activation, this page would
        // already have folded it.
        await member.write(
          { writes: ['programme', 'accounts'], reads: ['usernames'] },
          async (transaction, uid) => {
            await registerMissing(transaction, await programmeLog.caughtUp(transaction), uid);
          },
        );
        const scope = {
          writes: [...SETTLED, ...PROGRAMME],
          reads: ['accounts', 'deposits', 'withdrawals'],
        } as const;
        await member.write(scope, async (transaction, uid) => {
          const programme = await programmeLog.caughtUp(transaction);
          const account = await accountOf(transaction, uid);
          assertActive(account);
          const request = activationOf(uid, account.username, level);
          const { opened } = await settleIn(transaction, request, now(), programme);
          if (opened) await appendOpened(transaction, opened);
        });
      });
    },
  };
}

/**
 * The stores of the programme's log, and of what each member has and has earned by it, so that a screen need
 * not fold the log.
 */
export const PROGRAMME = [
  'programme',
  'levels',
  'incomes',
  'results',
  'community',
] as const satisfies readonly StoreName[];

export async function appendOpened<Name extends StoreName>(
  transaction: Transaction<Name | (typeof PROGRAMME)[number], 'readwrite'>,
  { entry, boxes, incomes, results, community }: OpenedLevel,
): Promise<void> {
  await transaction.objectStore('programme').add(entry);
  for (const box of boxes) await transaction.objectStore('levels').put(box);
  for (const income of incomes) await transaction.objectStore('incomes').add(income);
  for (const result of results) await transaction.objectStore('results').put(result);
  await transaction.objectStore('community').put(community, 'all');
}

/** The boxes of a member's activated levels, by `levelKey`. */
export async function boxesIn<Name extends StoreName, Mode extends IDBTransactionMode>(
  transaction: Transaction<Name | 'levels', Mode>,
  uid: string,
): Promise<ReadonlyMap<string, Box>> {
  const levels = await transaction.objectStore('levels').getAll(everythingOf(uid));
  return new Map(levels.map(({ box, ...level }) => [levelKey(level), box]));
}
