import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { paths } from '#firestore/paths.ts';
import { writing as messaging } from '#tests/firebase/rules/batches.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import { answer, type Data, decision, MADE_AT, message } from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase, deny, type Write } from '#tests/firebase/rules/rule-case.ts';
import { WORLD } from '#tests/firebase/rules/world.ts';

const LONG_AGO = Timestamp.fromMillis(0);

/** Writes a decision under the name that follows from it, as the adapter does. */
function deciding(data: Data, name = `${data['kind']}-${data['requestId']}`, uid = 'ann'): readonly Write[] {
  return [{ set: `accounts/${uid}/decisions/${name}`, data }];
}

/** A decision on the operator's own request. */
const decidingOwn = (data: Data): readonly Write[] =>
  deciding(data, `${data['kind']}-${data['requestId']}`, 'operator');

/** A withdrawal of Ann's as the operator saw it; for a missing one, values that fit most others. */
const seen = (requestId: string) => ({
  amount: WORLD[paths.withdrawal('ann', requestId)]?.['amount'] ?? 20_000,
  createdAt: MADE_AT,
});

const ofWithdrawal = (requestId: string, changes: Data = {}) =>
  decision({ kind: 'withdrawal', requestId, seen: seen(requestId), outcome: 'pay', ...changes });

const approval = (requestId: string, changes: Data = {}) =>
  decision({ kind: 'approval', requestId, seen: seen(requestId), outcome: 'approve', ...changes });

/** A deposit of Ann's as the operator saw it. */
function seenDeposit(requestId: string) {
  const found = WORLD[paths.deposit('ann', requestId)];
  const proofAt = found?.['proofAt'] ? MADE_AT : null;
  return { amount: found?.['amount'] ?? 50_000, createdAt: MADE_AT, proofAt };
}

const credit = (requestId: string, changes: Data = {}) =>
  decision({ requestId, seen: seenDeposit(requestId), ...changes });

const creditApproval = (requestId: string, changes: Data = {}) =>
  credit(requestId, { kind: 'credit-approval', outcome: 'approve', ...changes });

const sending = (requestId: string, changes: Data = {}) =>
  decision({
    kind: 'sending',
    requestId,
    seen: seen(requestId),
    outcome: 'send',
    note: 'tx 1a2b',
    ...changes,
  });

/** A decision on what it names, as the operator saw it. */
const asSeen = (data: Data): readonly Write[] =>
  deciding('seen' in data ? { ...data, seen: seen(String(data['requestId'])) } : data);

export const decisions: readonly RuleCase[] = [
  ...allow('operator', 'credit a pending deposit', deciding(decision())),
  ...allow('operator', 'refuse one, without a note', deciding(decision({ outcome: 'refuse', note: null }))),
  ...allow('operator', 'give a note of one character', deciding(decision({ note: '.' }))),
  ...allow('operator', 'give a note of 500', deciding(decision({ note: 'n'.repeat(500) }))),
  ...allow('operator', 'pay a held withdrawal', deciding(ofWithdrawal('held'))),
  ...allow('operator', 'refuse one', deciding(ofWithdrawal('held', { outcome: 'refuse' }))),
  ...allow('operator', 'approve what takes two operators with others', deciding(approval('one-of-many'))),
  ...allow('operator', 'approve more', deciding(approval('large'))),
  ...allow('operator', 'approve it without a note', deciding(approval('large', { note: null }))),
  ...allow('operator', 'pay more that a colleague has approved', deciding(ofWithdrawal('approved'))),
  ...['large', 'approved', 'approved-by-operator'].flatMap((requestId) =>
    allow('operator', `refuse more (${requestId})`, deciding(ofWithdrawal(requestId, { outcome: 'refuse' }))),
  ),
  ...allow('operator', 'credit 1,000 dollars without a proof', deciding(credit('limit'))),
  ...deny(
    'operator',
    'credit a deposit without a proof or a reason',
    deciding(credit('limit', { note: null })),
  ),
  ...allow(
    'operator',
    'credit a proven deposit without a note',
    deciding(credit('large-proven', { note: null })),
  ),
  ...deny('operator', 'credit more alone', deciding(credit('large'))),
  ...deny('operator', 'credit more that they have approved', deciding(credit('approved-by-operator'))),
  ...allow(
    'operator',
    'credit more that a colleague has approved',
    deciding(credit('approved-by-colleague')),
  ),
  ...['large', 'approved-by-operator'].flatMap((requestId) =>
    allow(
      'operator',
      `refuse a deposit of more (${requestId})`,
      deciding(credit(requestId, { outcome: 'refuse' })),
    ),
  ),
  ...['large', 'limit'].flatMap((requestId) =>
    allow('operator', `approve a credit without a proof (${requestId})`, deciding(creditApproval(requestId))),
  ),
  ...allow('operator', 'record what was sent', deciding(sending('paid'))),
  ...allow(
    'operator',
    'record a reference of 120 characters',
    deciding(sending('paid', { note: 'r'.repeat(120) })),
  ),
  ...allow('operator', 'record a reference of one', deciding(sending('paid', { note: '~' }))),

  // Corrections come from the command line alone.
  ...[
    decision({ kind: 'credit-reversal', requestId: 'credited', outcome: 'reverse' }),
    decision({ kind: 'payout-reversal', requestId: 'paid', seen: seen('paid'), outcome: 'reverse' }),
    decision({ kind: 'deposit', requestId: 'credited', outcome: 'reverse' }),
    decision({ kind: 'sending', requestId: 'paid', seen: seen('paid'), outcome: 'reverse', note: 'tx 1a2b' }),
  ].flatMap((data) => deny('operator', `take back ${data.kind} ${data.requestId}`, deciding(data))),

  ...denyInvalid(
    'operator',
    'decide a deposit',
    decision(),
    {
      kind: ['withdrawal', 'balance', null],
      requestId: ['credited', 'refused', 'none', 7, null],
      outcome: ['pay', 'delete', null],
      note: ['', 'n'.repeat(501), 1],
      operator: ['ann', 'former-operator', null],
      at: [LONG_AGO, null],
      status: ['settled', 'refused', null],
      refusal: ['already-decided', ''],
    },
    (data) => deciding(data),
  ),
  ...denyInvalid(
    'operator',
    'decide a withdrawal',
    ofWithdrawal('held'),
    {
      kind: ['deposit'],
      requestId: [
        'requested',
        'cancelling',
        'paid',
        'refused',
        'cancelled',
        'none',
        'large',
        'one-of-many',
        'approved-by-operator',
        'approved-and-cancelling',
      ],
      outcome: ['credit', 'approve', 'send', null],
    },
    asSeen,
  ),
  ...denyInvalid(
    'operator',
    'approve a credit',
    creditApproval('large'),
    {
      kind: ['deposit', 'approval'],
      requestId: ['proven', 'credited', 'none', 'approved-once'],
      outcome: ['credit', 'refuse', 'send', null],
      note: ['', 'n'.repeat(501)],
      operator: ['colleague', 'ann'],
    },
    (data) => deciding('seen' in data ? { ...data, seen: seenDeposit(String(data['requestId'])) } : data),
  ),
  ...denyInvalid(
    'operator',
    'approve a payout',
    approval('large'),
    {
      kind: ['withdrawal', 'sending'],
      requestId: ['held', 'large-cancelling', 'none', 'approved-once'],
      outcome: ['pay', 'refuse', 'send', null],
      note: ['', 'n'.repeat(501)],
      operator: ['colleague', 'ann'],
    },
    asSeen,
  ),
  ...denyInvalid(
    'operator',
    'record what was sent',
    sending('paid'),
    {
      kind: ['withdrawal', 'approval'],
      requestId: ['held', 'large', 'cancelling', 'refused', 'cancelled', 'requested', 'none'],
      outcome: ['pay', 'approve', null],
      note: [null, '', ' ', ' tx', 'tx ', 'a  b', 'a\nb', 'a\u202eb', 'é', 'r'.repeat(121), 7],
      operator: ['colleague', 'ann'],
    },
    asSeen,
  ),
  ...deny('operator', 'record it once more', deciding(sending('sent', { note: 'tx-2' }))),
  ...deny(
    'operator',
    'pay in the name of a colleague',
    deciding(ofWithdrawal('approved', { operator: 'colleague' })),
  ),
  ...deny('operator', 'decide an own deposit', decidingOwn(decision())),
  ...deny('operator', 'refuse an own deposit', decidingOwn(decision({ outcome: 'refuse' }))),
  ...deny('operator', 'pay an own withdrawal', decidingOwn(ofWithdrawal('held'))),
  ...deny('operator', 'refuse an own withdrawal', decidingOwn(ofWithdrawal('held', { outcome: 'refuse' }))),
  ...deny('operator', 'approve an own payout', decidingOwn(approval('large'))),
  ...deny('operator', 'approve an own credit', decidingOwn(creditApproval('pending'))),
  ...deny('operator', 'record what was sent to oneself', decidingOwn(sending('paid'))),
  ...deny('ann', 'approve the own credit', deciding(creditApproval('large', { operator: 'ann' }))),
  ...deny('ann', 'approve the own payout', deciding(approval('large', { operator: 'ann' }))),
  ...deny('formerOperator', 'approve any more', deciding(approval('large', { operator: 'former-operator' }))),
  ...deny('ann', 'record a reference', deciding(sending('paid', { operator: 'ann' }))),
  ...deny('operator', 'decide under another name', deciding(decision(), 'deposit-second')),
  ...deny(
    'operator',
    'decide a withdrawal as if it were a deposit',
    deciding(decision({ requestId: 'held' })),
  ),
  ...deny('operator', 'decide a deposit as if it were a withdrawal', deciding(ofWithdrawal('pending'))),
  ...deny(
    'operator',
    'decide a second time',
    deciding(decision({ requestId: 'deleted', outcome: 'refuse' })),
  ),
  ...deny('operator', 'settle a decision', [
    { update: paths.decision('ann', 'deposit', 'deleted'), data: { status: 'settled' } },
  ]),
  ...deny('operator', 'delete a decision', [{ remove: paths.decision('ann', 'deposit', 'credited') }]),
  ...deny('ann', 'decide the own deposit', deciding(decision({ operator: 'ann' }))),
  ...deny('formerOperator', 'decide any more', deciding(decision({ operator: 'former-operator' }))),
  ...deny(['ben', 'visitor'], 'decide', deciding(decision())),
];

export const messages: readonly RuleCase[] = [
  ...allow('ann', 'write to the operator', messaging(message())),
  ...allow('ann', 'write one character', messaging(message({ text: '?' }))),
  ...allow('ann', 'write 2,000', messaging(message({ text: 'm'.repeat(2_000) }))),
  ...allow('operator', 'answer', messaging(answer())),
  ...allow('operator', 'write to the other operators, as a member', messaging(message(), 'new', 'operator')),
  ...denyInvalid(
    'operator',
    'answer',
    answer(),
    {
      from: ['member', '', null],
      operator: ['ann', 'removed-operator', '', null, 7],
      text: ['', 'm'.repeat(2_001), 1, null],
      at: [LONG_AGO, null],
    },
    (data) => messaging(data),
  ),
  ...deny('operator', 'answer the own question', messaging(answer(), 'new', 'operator')),
  ...deny('ann', 'answer as an operator, in the name of one', messaging(answer({ operator: 'operator' }))),
  ...deny('ann', 'answer as an operator, in the own name', messaging(answer({ operator: 'ann' }))),
  ...deny('ann', 'name an operator in a question', messaging(message({ operator: 'operator' }))),
  ...deny(
    'operator',
    'name oneself in the own question',
    messaging(message({ operator: 'operator' }), 'new', 'operator'),
  ),
  ...denyInvalid(
    'ann',
    'write to the operator',
    message(),
    {
      from: ['operator', '', null],
      text: ['', 'm'.repeat(2_001), 1, null],
      at: [LONG_AGO, null],
    },
    (data) => messaging(data),
  ),
  ...deny('operator', 'write as the member', messaging(message())),
  ...deny(['ben', 'visitor'], 'write in another member’s thread', messaging(message())),
  ...deny('ann', 'give a message an id of 65 characters', messaging(message(), 'a'.repeat(65))),
  ...deny('newcomer', 'write before there is an account', messaging(message(), 'new', 'newcomer')),
  ...deny('operator', 'write to a missing account', messaging(answer(), 'new', 'newcomer')),
  ...deny(['ann', 'operator'], 'change what was written', [
    { update: paths.message('ann', 'question'), data: { text: 'No', at: serverTimestamp() } },
  ]),
  ...deny(['ann', 'ben', 'operator'], 'delete what was written', [
    { remove: paths.message('ann', 'question') },
  ]),
  ...allow('leaver', 'delete a message that is left', [{ remove: paths.message('leaver', 'question') }]),
  ...deny(['ben', 'operator'], 'delete a message that a leaver left', [
    { remove: paths.message('leaver', 'question') },
  ]),
];
