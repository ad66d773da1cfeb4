import type { Latest, Participation } from '#backend/port/backend.ts';
import type { Income } from '#domain/programme/box.ts';
import { highestLevels, programmeView } from '#domain/programme/view.ts';
import { activationOf } from '#domain/settlement/request.ts';
import { accountOf, assertActive } from './accounts.ts';
import type { Context } from './context.ts';
import { LEDGER } from './log-records.ts';
import { FoldedProgramme, registerLine } from './programme-log.ts';
import { settleIn, settling } from './settlement.ts';

export function localProgramme(context: Context): Participation {
  const { member, now } = context;
  const folded = new FoldedProgramme();

  return {
    watchProgramme(onProgramme, onError) {
      return member.watch(
        ['programme'],
        async (transaction, uid) => {
          const programme = await folded.caughtUp(transaction);
          return programmeView(programme.boxesOf(uid));
        },
        onProgramme,
        onError,
      );
    },

    watchIncomes: (most, onLatest, onError) =>
      member.watch(
        ['programme'],
        async (transaction, uid) => (await folded.caughtUp(transaction)).incomesOf(uid),
        (incomes) => onLatest(newestOf(incomes, incomes.length, most)),
        onError,
      ),

    watchTradingPlan: (onPlan, onError) =>
      member.watch(
        ['programme'],
        async (transaction, uid) =>
          highestLevels(programmeView((await folded.caughtUp(transaction)).boxesOf(uid))),
        onPlan,
        onError,
      ),

    activateLevel(level) {
      const scope = {
        writes: [...LEDGER, 'settled', 'programme'],
        reads: ['accounts', 'deposits', 'withdrawals'],
      } as const;
      return settling(context, async () => {
        // In a transaction of its own: if it were rolled back together with the activation, it would have been folded already.
        await member.write(
          { writes: ['programme', 'accounts'], reads: ['usernames'] },
          async (transaction, uid) => {
            await registerLine(transaction, await folded.caughtUp(transaction), uid);
          },
        );
        await member.write(scope, async (transaction, uid) => {
          const programme = await folded.caughtUp(transaction);
          const account = await accountOf(transaction, uid);
          assertActive(account);
          const { username } = account;
          const request = activationOf(uid, username, level);
          const { opened } = await settleIn(transaction, request, now(), programme);
          if (opened) await transaction.objectStore('programme').add(opened.entry);
        });
      });
    },
  };
}

/** The incomes before one of them. @param all oldest first. @param end index of that one */
function newestOf(all: readonly Income[], end: number, most: number): Latest<Income> {
  const start = Math.max(0, end - most);
  return {
    items: all.slice(start, end).toReversed(),
    older: start === 0 ? null : async (more) => newestOf(all, start, more),
  };
}
