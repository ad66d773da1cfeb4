import { LEDGER } from './database.ts';
import { loadChunk, type Participation } from '#backend/port/backend.ts';
import { highestLevels, programmeView } from '#domain/programme/view.ts';
import { activationOf } from '#domain/settlement/request.ts';
import { accountOf, assertActive } from './accounts.ts';
import type { Context } from './context.ts';
import { newestIn, watchOwnLatest } from './latest.ts';
import { appendOpened, boxesIn, PROGRAMME } from './levels.ts';
import type { FoldedProgramme as FoldedLog } from './programme-log.ts';
import { settling } from './settling.ts';

export function localProgramme(context: Context): Participation {
  const { member, now } = context;
  let folded: FoldedLog | undefined;

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
          // Under one uid the index follows the keys.
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

    async activateLevel(level) {
      const { FoldedProgramme, registerMissing } = await loadChunk(import('./programme-log.ts'));
      folded ??= new FoldedProgramme();
      const programmeLog = folded;
      await settling(context, async ({ settleIn }) => {
        // In a transaction of its own: if it were rolled back together with the activation, it would have been folded already.
        await member.write(
          { writes: ['programme', 'accounts'], reads: ['usernames'] },
          async (transaction, uid) => {
            await registerMissing(transaction, await programmeLog.caughtUp(transaction), uid);
          },
        );
        const scope = {
          writes: [...LEDGER, ...PROGRAMME, 'settled'],
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
