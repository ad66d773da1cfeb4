import { moment, usd } from '#i18n/format.ts';
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
    case 'changed':
      return decisionText.changed(what, changesText(outcome.waiting, outcome.present));
  }
}

/** What a decision applies to: a label, the value, and how that reads. */
type Fact = readonly [label: string, value: unknown, text: string];

const factsOf = (waiting: Waiting): readonly Fact[] => {
  if (waiting.of === 'withdrawal') {
    const { amount, createdAt } = waiting.withdrawal;
    return [
      [queueText.amount, amount, usd(amount)],
      [queueText.askedAt, createdAt, moment(createdAt)],
    ];
  }
  const { amount, package: chosen, createdAt, proofAt } = waiting.deposit;
  return [
    [queueText.amount, amount, usd(amount)],
    [queueText.package, chosen, chosen],
    [queueText.declaredAt, createdAt, moment(createdAt)],
    [queueText.proof, proofAt, proofAt === null ? queueText.noProof : moment(proofAt)],
  ];
};

/** What is not as it was shown any more: before and now. */
export function changesText(shown: Waiting, present: Waiting): string {
  const now = new Map(factsOf(present).map(([label, ...fact]) => [label, fact]));
  return factsOf(shown)
    .flatMap(([label, before, text]) => {
      const [value, textNow = ''] = now.get(label) ?? [];
      return value === before ? [] : [decisionText.change(label, text, textNow)];
    })
    .join('; ');
}
