import { DECIDED_NOTHING } from '#domain/settlement/settlement.ts';
import { paths } from '#firestore/paths.ts';
import {
  type Data,
  decision,
  deposit,
  MADE_AT,
  proof,
  proven,
  withdrawal,
} from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase, deny, type Write } from '#tests/firebase/rules/rule-case.ts';
import { EARLIER } from '#tests/firebase/rules/world.ts';

const deciding = (data: Data, uid = 'ann'): readonly Write[] => [
  { set: `accounts/${uid}/decisions/${data['kind']}-${data['requestId']}`, data },
];

const DEPOSIT = { amount: 50_000, createdAt: MADE_AT, proofAt: null };
const PROVEN = { ...DEPOSIT, proofAt: MADE_AT };
const WITHDRAWAL = { amount: 20_000, createdAt: MADE_AT };
const LARGE = { amount: 100_001, createdAt: MADE_AT };

/** Wrong claims about what the operator saw of an existing request. */
const wrong = (right: Data): readonly (readonly [how: string, seen: unknown])[] => [
  ['nothing', null],
  ['an empty list', {}],
  ['another amount', { ...right, amount: 150_000 }],
  ['the amount as text', { ...right, amount: String(right['amount']) }],
  ['an earlier one', { ...right, createdAt: MADE_AT - 1 }],
  ['a later one', { ...right, createdAt: MADE_AT + 1 }],
  ['the time as a time', { ...right, createdAt: EARLIER }],
  ['no amount', { createdAt: MADE_AT }],
  ['no time', { amount: right['amount'] }],
  ['more than there is', { ...right, status: 'held' }],
];

const decisionsOn: readonly (readonly [title: string, right: Data, data: (seen: unknown) => Data])[] = [
  ['credit a deposit', DEPOSIT, (seen) => decision({ seen })],
  ['refuse a deposit', DEPOSIT, (seen) => decision({ seen, outcome: 'refuse' })],
  ['pay', WITHDRAWAL, (seen) => decision({ kind: 'withdrawal', requestId: 'held', seen, outcome: 'pay' })],
  [
    'refuse to pay',
    WITHDRAWAL,
    (seen) => decision({ kind: 'withdrawal', requestId: 'held', seen, outcome: 'refuse' }),
  ],
  ['approve', LARGE, (seen) => decision({ kind: 'approval', requestId: 'large', seen, outcome: 'approve' })],
  [
    'pay what a colleague approved',
    LARGE,
    (seen) => decision({ kind: 'withdrawal', requestId: 'approved', seen, outcome: 'pay' }),
  ],
  [
    'record what was sent',
    WITHDRAWAL,
    (seen) => decision({ kind: 'sending', requestId: 'paid', seen, outcome: 'send', note: 'tx' }),
  ],
];

const onProven = (proofAt: unknown) =>
  deciding(decision({ requestId: 'proven', seen: { ...DEPOSIT, proofAt } }));

/** Puts a new decision in place of one that the settlement refused. */
const again = (changes: Data = {}) => decision({ requestId: 'changed', seen: PROVEN, ...changes });
const payAgain = (changes: Data = {}) =>
  decision({ kind: 'withdrawal', requestId: 'changed', seen: WITHDRAWAL, outcome: 'pay', ...changes });

export const asSeen: readonly RuleCase[] = [
  ...decisionsOn.flatMap(([title, right, data]) => [
    ...allow('operator', `${title}, as seen`, deciding(data(right))),
    ...wrong(right).flatMap(([how, seen]) =>
      deny('operator', `${title} having seen ${how}`, deciding(data(seen))),
    ),
  ]),
  ...deny('operator', 'pay having seen a proof', [
    ...deciding(
      decision({
        kind: 'withdrawal',
        requestId: 'held',
        seen: { ...WITHDRAWAL, proofAt: null },
        outcome: 'pay',
      }),
    ),
  ]),
  ...allow('operator', 'credit a deposit with the proof that was seen', onProven(MADE_AT)),
  ...deny('operator', 'credit it having seen no proof', onProven(null)),
  ...deny('operator', 'credit it having seen another proof', onProven(MADE_AT - 1)),
  ...deny('operator', 'credit it with the time of the proof as a time', onProven(EARLIER)),
  ...deny('operator', 'credit one without a proof having seen one', [
    ...deciding(decision({ seen: { ...DEPOSIT, proofAt: MADE_AT } })),
  ]),

  ...allow('operator', 'decide again what had changed', deciding(again())),
  ...allow('operator', 'refuse it then', deciding(again({ outcome: 'refuse' }))),
  ...allow('operator', 'pay again what had changed', deciding(payAgain())),
  ...DECIDED_NOTHING.flatMap((requestId) =>
    allow('operator', `decide again what was refused as ${requestId}`, deciding(decision({ requestId }))),
  ),
  ...deny('operator', 'decide it again on what was seen before', deciding(again({ seen: DEPOSIT }))),
  ...deny('operator', 'pay it again on what was seen before', [
    ...deciding(payAgain({ seen: { ...WITHDRAWAL, amount: 10_000 } })),
  ]),
  ...deny('operator', 'decide it again as settled', deciding(again({ status: 'settled' }))),
  ...deny('operator', 'decide it again at the time of the first decision', deciding(again({ at: EARLIER }))),
  ...deny(
    'operator',
    'decide it again in the name of a colleague',
    deciding(again({ operator: 'colleague' })),
  ),
  ...deny('operator', 'turn it into a decision on another deposit', [
    { set: paths.decision('ann', 'deposit', 'changed'), data: decision({ requestId: 'pending' }) },
  ]),
  ...deny('operator', 'turn it into a payment', [
    { set: paths.decision('ann', 'deposit', 'changed'), data: payAgain() },
  ]),
  ...deny('operator', 'have the settlement carry out the refused decision', [
    { update: paths.decision('ann', 'deposit', 'changed'), data: { status: 'requested', refusal: null } },
  ]),
  ...deny('operator', 'decide again on an own deposit', [
    ...deciding(decision({ requestId: 'changed' }), 'operator'),
  ]),
  ...deny(['ann', 'ben', 'formerOperator', 'visitor'], 'decide it again', deciding(again())),
  ...deny('operator', 'decide again what was refused for another reason', [
    ...deciding(decision({ requestId: 'id-used' })),
  ]),
  ...['deciding', 'deciding-proven'].flatMap((requestId) =>
    deny('operator', `change a decision that waits (${requestId})`, [
      ...deciding(
        decision({ requestId, outcome: 'refuse', seen: requestId === 'deciding' ? DEPOSIT : PROVEN }),
      ),
    ]),
  ),
  ...deny('operator', 'remove a decision that was refused', [
    { remove: paths.decision('ann', 'deposit', 'changed') },
  ]),
];

/** A proof and the mark on its deposit, in one batch. */
const proving = (id: string): readonly Write[] => [
  { set: paths.proof('ann', id), data: proof() },
  { update: paths.deposit('ann', id), data: proven() },
];

/** The deposit with its proof, in one batch. */
const deleting = (id: string): readonly Write[] => [
  { remove: paths.deposit('ann', id) },
  { remove: paths.proof('ann', id) },
];

const cancelling = (id: string): readonly Write[] => [
  { update: paths.withdrawal('ann', id), data: { status: 'cancelling' } },
];

/** A decision and a member's change exclude each other: the first recorded one wins. */
export const whileDeciding: readonly RuleCase[] = [
  ...['deciding', 'deciding-proven'].flatMap((id) => [
    ...deny('ann', `delete a deposit while a decision waits (${id})`, [{ remove: paths.deposit('ann', id) }]),
    ...deny('ann', `delete it with its proof (${id})`, deleting(id)),
    ...deny('ann', `put a proof beside it (${id})`, proving(id)),
    ...deny('ann', `mark it with a proof that is not there (${id})`, [
      { update: paths.deposit('ann', id), data: proven() },
    ]),
    ...deny('ann', `replace its proof without a mark (${id})`, [
      { set: paths.proof('ann', id), data: proof() },
    ]),
    ...deny('ann', `delete its proof alone (${id})`, [{ remove: paths.proof('ann', id) }]),
    ...deny('ann', `put another deposit in its place (${id})`, [
      { set: paths.deposit('ann', id), data: deposit({ package: 'premium', amount: 150_000 }, id) },
    ]),
  ]),
  ...deny('ann', 'put the time of another proof beside it', [
    { update: paths.deposit('ann', 'deciding'), data: { proofAt: EARLIER } },
  ]),
  ...allow('ann', 'delete a deposit whose decision was refused', deleting('changed')),
  ...allow('ann', 'put another proof beside it', proving('changed')),
  ...deny('ann', 'ask for another deposit under the id of one that is deleted and was decided', [
    {
      set: paths.deposit('ann', 'deleted'),
      data: deposit({ package: 'premium', amount: 150_000 }, 'deleted'),
    },
  ]),

  ...deny('ann', 'cancel a withdrawal while a decision waits', cancelling('deciding')),
  ...deny('ann', 'delete a withdrawal while a decision waits', [
    { remove: paths.withdrawal('ann', 'deciding') },
  ]),
  ...deny('ann', 'put another withdrawal in its place', [
    { set: paths.withdrawal('ann', 'deciding'), data: withdrawal({ amount: 30_000 }) },
  ]),
  ...allow('ann', 'cancel one that is only being approved', cancelling('approving')),
  ...allow('ann', 'cancel one whose decision was refused', cancelling('changed')),
  ...deny(['ann', 'ben', 'visitor'], 'remove the decision that waits', [
    { remove: paths.decision('ann', 'withdrawal', 'deciding') },
  ]),
  ...deny('ann', 'settle the decision that waits', [
    {
      update: paths.decision('ann', 'withdrawal', 'deciding'),
      data: { status: 'refused', refusal: 'changed-since-seen' },
    },
  ]),
  ...['deposit', 'withdrawal'].flatMap((of) =>
    deny('operator', `refuse an own ${of} decision in the settler’s place`, [
      {
        update: `accounts/ann/decisions/${of}-deciding`,
        data: { status: 'refused', refusal: 'changed-since-seen' },
      },
    ]),
  ),
  ...['cancelling', 'large-cancelling', 'approved-and-cancelling'].flatMap((requestId) =>
    deny('operator', `pay, refuse or approve what its member is cancelling (${requestId})`, [
      ...deciding(
        decision({
          kind: 'withdrawal',
          requestId,
          outcome: 'refuse',
          seen: requestId === 'cancelling' ? WITHDRAWAL : LARGE,
        }),
      ),
    ]),
  ),
];
