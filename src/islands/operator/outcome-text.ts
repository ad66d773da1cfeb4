import { usd } from '#i18n/format.ts';
import type { Outcome } from './decision.ts';
import { amountOf, type Waiting } from './model.ts';
import { decisionText, partyName, queueText } from './text.ts';

/** One request, as its row, its buttons and what is said of it name it. */
export const nameOf = (waiting: Waiting): string =>
  queueText.what[waiting.of](usd(amountOf(waiting)), partyName(waiting.member));

/** What became of a request, as a sentence. */
export function outcomeText(outcome: Outcome): string {
  const what = nameOf(outcome.waiting);
  switch (outcome.kind) {
    case 'decided':
      return decisionText.decided(what, outcome.verdict);
    case 'recorded':
      return decisionText.recorded(what);
    case 'decided-elsewhere': {
      const { operator, verdict } = outcome.decision;
      const words = outcome.wasAsked ? decisionText.decidedElsewhere : decisionText.decidedMeanwhile;
      return words(what, partyName(operator), verdict);
    }
    case 'taken-back':
      return decisionText.takenBack(what);
  }
}
