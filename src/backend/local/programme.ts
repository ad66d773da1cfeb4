import type { Latest, Participation } from '#backend/port/backend.ts';
import type { Income } from '#domain/programme/box.ts';
import { highestLevels, programmeView } from '#domain/programme/view.ts';
import { activationOf } from '#domain/settlement/request.ts';
import { accountOf, assertActive } from './accounts.ts';
import type { Context } from './context.ts';
import { LEDGER } from './log-records.ts';
import { FoldedProgramme, missingFor } from './programme-log.ts';
import { settleIn, settling } from './settlement.ts';

export function localProgramme(context: Context): Participation {
  const { member, now } = context;
  const folded = new FoldedProgramme();

  /**
   * In a transaction of its own: if it were rolled back together with an activation, it would have been folded already.
   */
  function registerLine(): Promise<void> {
    const scope = { writes: ['programme', 'accounts'], reads: ['usernames'] } as const;
    return member.write(scope, async (transaction, uid) => {
      const programme = await folded.caughtUp(transaction);
      for (const entry of await missingFor(transaction, programme, uid)) {
        await transaction.objectStore('programme').add(entry);
        // The log is only appended to, so the upline that it names is final.
        const account = await accountOf(transaction, entry.uid);
        if (account.uplineConfirmed) continue;
        await transaction.objectStore('accounts').put({ ...account, uplineConfirmed: true });
      }
    });
  }

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
        await registerLine();
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
