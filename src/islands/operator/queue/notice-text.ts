import { FAILURE_SENTENCES } from '#i18n/errors.ts';
import { dateTime, usd } from '#i18n/format.ts';
import { amountOf, type PendingRequest } from '#islands/operator/model.ts';
import { userNameOf } from '#islands/operator/text.ts';
import type { Notice, Refusal } from './decision.ts';
import { bulkText, decisionText, queueText } from './text.ts';

/** The name of a request in its row, buttons and messages. */
export const nameOf = (request: PendingRequest): string =>
  queueText.what[request.kind](usd(amountOf(request)), userNameOf(request.member));

/** The outcome of a request as a sentence. */
export function noticeText(notice: Notice): string {
  const what = nameOf(notice.request);
  switch (notice.kind) {
    case 'decided':
      if (notice.outcome === 'pay')
        return decisionText.toSend(usd(amountOf(notice.request)), userNameOf(notice.request.member));
      return decisionText.decided(what, notice.outcome);
    case 'recorded':
      return decisionText.recorded(what);
    case 'decided-elsewhere': {
      const { operator, outcome } = notice.decision;
      const text = notice.wasAsked ? decisionText.decidedElsewhere : decisionText.decidedMeanwhile;
      return text(what, userNameOf(operator), outcome);
    }
    case 'taken-back':
      return decisionText.takenBack(what);
    case 'changed':
      return decisionText.changed(what, changesText(notice.request, notice.present));
  }
}

/** What became of several requests: how many are refused, and the rest one by one. */
export function refusalsText(refusals: readonly Refusal[]): string {
  const others = refusals.filter((each) => !('notice' in each) || each.notice.kind !== 'decided');
  const sentences = others.map((each) =>
    'notice' in each
      ? noticeText(each.notice)
      : `${nameOf(each.request)}: ${FAILURE_SENTENCES[each.failure.code]}`,
  );
  return [bulkText.done(refusals.length - others.length, refusals.length), ...sentences].join(' ');
}

/** What a decision applies to: a label, the value, and how that reads. */
type Fact = readonly [label: string, value: unknown, text: string];

const factsOf = (request: PendingRequest): readonly Fact[] => {
  if (request.kind === 'withdrawal') {
    const { amount, createdAt } = request.withdrawal;
    return [
      [queueText.amount, amount, usd(amount)],
      [queueText.askedAt, createdAt, dateTime(createdAt)],
    ];
  }
  const { amount, package: chosen, createdAt, proofAt } = request.deposit;
  return [
    [queueText.amount, amount, usd(amount)],
    [queueText.package, chosen, chosen],
    [queueText.askedAt, createdAt, dateTime(createdAt)],
    [queueText.proof, proofAt, proofAt === null ? queueText.noProof : dateTime(proofAt)],
  ];
};

/** What has changed since it was shown: before and now. */
export function changesText(shown: PendingRequest, present: PendingRequest): string {
  const now = new Map(factsOf(present).map(([label, ...fact]) => [label, fact]));
  return factsOf(shown)
    .flatMap(([label, before, text]) => {
      const [value, textNow = ''] = now.get(label) ?? [];
      return value === before ? [] : [decisionText.change(label, text, textNow)];
    })
    .join('; ');
}
