import { usd } from '#i18n/format.ts';
import type { Outcome } from './decision.ts';
import { amountOf, type PendingRequest } from './model.ts';
import { decisionText, userNameOf, queueText } from './text.ts';

/** The name of a request in its row, buttons and messages. */
export const nameOf = (request: PendingRequest): string =>
  queueText.what[request.of](usd(amountOf(request)), userNameOf(request.member));

/** The outcome of a request as a sentence. */
export function outcomeText(outcome: Outcome): string {
  const what = nameOf(outcome.request);
  switch (outcome.kind) {
    case 'decided':
      return decisionText.decided(what, outcome.verdict);
    case 'recorded':
      return decisionText.recorded(what);
    case 'decided-elsewhere': {
      const { operator, verdict } = outcome.decision;
      const text = outcome.wasAsked ? decisionText.decidedElsewhere : decisionText.decidedMeanwhile;
      return text(what, userNameOf(operator), verdict);
    }
    case 'taken-back':
      return decisionText.takenBack(what);
  }
}
