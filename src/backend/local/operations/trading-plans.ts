import { FoldedProgramme } from '#backend/local/programme-log.ts';
import type { Operations } from '#backend/port/backend.ts';
import { highestLevels, programmeView } from '#domain/programme/view.ts';
import type { Operator } from './access.ts';

export function localTradingPlans(operator: Operator): Pick<Operations, 'watchTradingPlanOf'> {
  const folded = new FoldedProgramme();

  return {
    watchTradingPlanOf: (uid, onPlan, onError) =>
      operator.watch(
        ['programme'],
        async (transaction) =>
          highestLevels(programmeView((await folded.caughtUp(transaction)).boxesOf(uid))),
        onPlan,
        onError,
      ),
  };
}
