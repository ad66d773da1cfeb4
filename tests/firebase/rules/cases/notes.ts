import { Timestamp } from 'firebase/firestore/lite';
import { paths } from '#firestore/paths.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import { type Data, note } from '#tests/firebase/rules/requests.ts';
import { allow, deny, type RuleCase, type Write } from '#tests/firebase/rules/rule-case.ts';

const noting = (data: Data, uid = 'ann', id = 'new'): readonly Write[] => [
  { set: paths.note(uid, id), data },
];

export const notes: readonly RuleCase[] = [
  ...allow('operator', 'note something about a member', noting(note())),
  ...allow('operator', 'note 2,000 characters', noting(note({ text: 'n'.repeat(2000) }))),
  ...denyInvalid(
    'operator',
    'note something',
    note(),
    {
      text: ['', 'n'.repeat(2001), 'turned\u202earound', 7, null],
      operator: ['ann', 'former-operator', null],
      at: [Timestamp.fromMillis(0), null],
    },
    (data) => noting(data),
  ),
  ...deny('operator', 'note something about themselves', noting(note(), 'operator')),
  ...deny('operator', 'note something about a deleted account', noting(note(), 'leaver')),
  ...deny('operator', 'note under an id that no client makes', noting(note(), 'ann', 'a b')),
  ...deny('operator', 'change a note', [{ update: paths.note('ann', 'first'), data: { text: 'Other.' } }]),
  ...deny(['operator', 'ann'], 'delete a note', [{ remove: paths.note('ann', 'first') }]),
  ...deny('ann', 'note something about themselves', noting(note({ operator: 'ann' }))),
  ...deny(['ben', 'visitor'], 'note something', noting(note())),
  ...deny('operatorWithoutFactor', 'note something', noting(note())),
  ...deny('removedOperator', 'note something', noting(note({ operator: 'removed-operator' }))),
  ...deny('formerOperator', 'note something', noting(note({ operator: 'former-operator' }))),
];
