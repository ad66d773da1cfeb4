import type { Participation } from '#backend/port/backend.ts';
import { highestLevels, programmeView } from '#domain/programme/view.ts';
import type { Context } from './context.ts';
import { newestIn, watchOwnLatest } from './latest.ts';
import { boxesIn } from './levels.ts';

export function localProgramme({
  member,
}: Context): Pick<Participation, 'watchProgramme' | 'watchIncomes' | 'watchTradingPlan'> {
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
  };
}
