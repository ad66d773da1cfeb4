import type { Participation } from '#backend/port/backend.ts';
import { programmeView } from '#domain/programme/view.ts';
import { activationOf } from '#domain/settlement/request.ts';
import { accountOf } from './accounts.ts';
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
          return programmeView(programme.boxesOf(uid), programme.incomesOf(uid));
        },
        onProgramme,
        onError,
      );
    },

    activateLevel(level) {
      const scope = {
        writes: [...LEDGER, 'settled', 'programme'],
        reads: ['accounts', 'deposits', 'withdrawals'],
      } as const;
      return settling(context, async () => {
        await registerLine();
        await member.write(scope, async (transaction, uid) => {
          const programme = await folded.caughtUp(transaction);
          const { username } = await accountOf(transaction, uid);
          const request = activationOf(uid, username, level);
          const { opened } = await settleIn(transaction, request, now(), programme);
          if (opened) await transaction.objectStore('programme').add(opened.entry);
        });
      });
    },
  };
}
