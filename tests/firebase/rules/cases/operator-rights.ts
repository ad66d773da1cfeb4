import { paths } from '#firestore/paths.ts';
import { lifting, suspending, writing } from '#tests/firebase/rules/batches.ts';
import type { Person } from '#tests/firebase/rules/people.ts';
import { EARLIER, WORLD } from '#tests/firebase/rules/world.ts';
import { answer, type Data, decision, MADE_AT, standing } from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase, deny } from '#tests/firebase/rules/rule-case.ts';

/** Who lacks one of the three things that make an operator, with the uid that their token bears. */
const LACKING: Readonly<Partial<Record<Person, string>>> = {
  operatorWithoutFactor: 'operator',
  operatorWithNoFactor: 'operator',
  operatorWithOldToken: 'operator',
  removedOperator: 'removed-operator',
  formerOperator: 'former-operator',
  listedMember: 'listed-member',
};

/** A decision about a withdrawal of Ann's, as it was seen. */
function ofWithdrawal(changes: Data & { readonly requestId: string }): Data {
  const amount = WORLD[paths.withdrawal('ann', changes.requestId)]?.['amount'];
  const seen = { amount, createdAt: MADE_AT };
  return decision({ kind: 'withdrawal', outcome: 'pay', seen, ...changes });
}

/** All that an operator may do, tried by each of them. What they may not see, `reading` tries. */
const lacking: readonly RuleCase[] = (Object.entries(LACKING) as [Person, string][]).flatMap(([who, uid]) => [
  ...deny(who, 'credit a deposit', [
    { set: paths.decision('ann', 'deposit', 'pending'), data: decision({ operator: uid }) },
  ]),
  ...deny(who, 'pay a withdrawal', [
    {
      set: paths.decision('ann', 'withdrawal', 'held'),
      data: ofWithdrawal({ requestId: 'held', operator: uid }),
    },
  ]),
  ...deny(who, 'approve a large payout', [
    {
      set: paths.decision('ann', 'approval', 'large'),
      data: ofWithdrawal({ kind: 'approval', requestId: 'large', outcome: 'approve', operator: uid }),
    },
  ]),
  ...deny(who, 'pay, as the second operator, what a colleague has approved', [
    {
      set: paths.decision('ann', 'withdrawal', 'approved'),
      data: ofWithdrawal({ requestId: 'approved', operator: uid }),
    },
  ]),
  ...deny(who, 'record what was sent', [
    {
      set: paths.decision('ann', 'sending', 'paid'),
      data: ofWithdrawal({
        kind: 'sending',
        requestId: 'paid',
        outcome: 'send',
        note: 'tx 1',
        operator: uid,
      }),
    },
  ]),
  ...deny(who, 'suspend a member', suspending(standing({ operator: uid }))),
  ...deny(who, 'lift a suspension', lifting(standing({ change: 'lifted', operator: uid }))),
  ...deny(who, 'answer a member', writing(answer({ operator: uid }))),
  ...deny(
    who,
    'answer a member in the name of an operator',
    writing(answer({ operator: uid === 'operator' ? 'ann' : 'operator' })),
  ),
]);

const everybody: readonly Person[] = ['ann', 'operator', 'removedOperator', 'visitor'];

/** The list of operators, and what was done to it. */
const list: readonly RuleCase[] = [
  ...allow('removedOperator', 'see that they are on it no longer', {
    get: paths.operator('removed-operator'),
  }),
  ...deny('ann', 'see whether another member is on it', { get: paths.operator('removed-operator') }),
  ...deny('ann', 'put oneself on the list', [
    { set: paths.operator('ann'), data: { grantedBy: 'Grace', grantedAt: EARLIER } },
  ]),
  ...deny('removedOperator', 'come back by oneself', [
    { set: paths.operator('removed-operator'), data: { grantedBy: 'Grace', grantedAt: EARLIER } },
  ]),
  ...deny('operator', 'make another member an operator', [
    { set: paths.operator('ann'), data: { grantedBy: 'operator', grantedAt: EARLIER } },
  ]),
  ...deny('operator', 'change who made them one', [
    { update: paths.operator('operator'), data: { grantedBy: 'visitor' } },
  ]),
  ...deny('operator', 'take a colleague off the list', [{ remove: paths.operator('listed-member') }]),
  ...deny('operator', 'leave the list unseen', [{ remove: paths.operator('operator') }]),
  ...deny(everybody, 'write into the trail of grants', [
    { set: 'grants/new', data: { uid: 'ann', change: 'granted', by: 'Grace', at: EARLIER } },
  ]),
  ...deny(everybody, 'change the trail of grants', [{ update: 'grants/first', data: { by: 'visitor' } }]),
  ...deny(everybody, 'delete from the trail of grants', [{ remove: 'grants/first' }]),
];

export const operatorRights: readonly RuleCase[] = [...lacking, ...list];
