import type { Participation } from '#backend/port/backend.ts';
import { activationOf } from '#domain/settlement/request.ts';
import { accountOf, assertActive } from './accounts.ts';
import type { Context } from './context.ts';
import { appendOpened, PROGRAMME } from './levels.ts';
import { LEDGER } from './log-records.ts';
import { FoldedProgramme, registerMissing } from './programme-log.ts';
import { settleIn, settling } from './settlement.ts';

export function localActivation(context: Context): Pick<Participation, 'activateLevel'> {
  const { member, now } = context;
  const folded = new FoldedProgramme();

  return {
    activateLevel(level) {
      const scope = {
        writes: [...LEDGER, ...PROGRAMME, 'settled'],
        reads: ['accounts', 'deposits', 'withdrawals'],
      } as const;
      return settling(context, async () => {
        // In a transaction of its own: if it were rolled back together with the activation, it would have been folded already.
        await member.write(
          { writes: ['programme', 'accounts'], reads: ['usernames'] },
          async (transaction, uid) => {
            await registerMissing(transaction, await folded.caughtUp(transaction), uid);
          },
        );
        await member.write(scope, async (transaction, uid) => {
          const programme = await folded.caughtUp(transaction);
          const account = await accountOf(transaction, uid);
          assertActive(account);
          const { username } = account;
          const request = activationOf(uid, username, level);
          const { opened } = await settleIn(transaction, request, now(), programme);
          if (opened) await appendOpened(transaction, opened);
        });
      });
    },
  };
}
