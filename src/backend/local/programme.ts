import type { Latest, Participation } from '#backend/port/backend.ts';
import type { Income } from '#domain/programme/box.ts';
import { highestLevels, programmeView } from '#domain/programme/view.ts';
import type { Context } from './context.ts';
import { FoldedProgramme } from './programme-log.ts';

export function localProgramme({
  member,
}: Context): Pick<Participation, 'watchProgramme' | 'watchIncomes' | 'watchTradingPlan'> {
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
