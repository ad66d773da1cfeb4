import { usd } from '#i18n/format.ts';
import type { Outcome } from './decision.ts';
import { amountOf, type Waiting } from './model.ts';
import { DECISION_WORDS, partyName, QUEUE_WORDS } from './text.ts';

/** One request, as its row, its buttons and what is said of it name it. */
export const nameOf = (waiting: Waiting): string =>
  QUEUE_WORDS.what[waiting.of](usd(amountOf(waiting)), partyName(waiting.member));

/** What became of a request, as a sentence. */
export function outcomeText(outcome: Outcome): string {
  const what = nameOf(outcome.waiting);
  switch (outcome.kind) {
    case 'decided':
      return DECISION_WORDS.decided(what, outcome.verdict);
    case 'recorded':
      return DECISION_WORDS.recorded(what);
    case 'decided-elsewhere': {
      const { operator, verdict } = outcome.decision;
      const words = outcome.wasAsked ? DECISION_WORDS.decidedElsewhere : DECISION_WORDS.decidedMeanwhile;
      return words(what, partyName(operator), verdict);
    }
    case 'taken-back':
      return DECISION_WORDS.takenBack(what);
  }
}
