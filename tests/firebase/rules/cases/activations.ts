import { Timestamp } from 'firebase/firestore/lite';
import { paths } from '#firestore/paths.ts';
import { activating as asking } from '#tests/firebase/rules/batches.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import { activation } from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase, deny, type Write } from '#tests/firebase/rules/rule-case.ts';

const remove = (id: string, uid = 'ann'): readonly Write[] => [{ remove: paths.activation(uid, id) }];

const NEXT = activation({ level: 3 });

export const activations: readonly RuleCase[] = [
  ...allow('ann', 'ask for a level', asking(NEXT)),
  ...allow(
    'ann',
    'ask for the last level of the other matrix',
    asking(activation({ matrix: 's8', level: 12 })),
  ),
  ...allow('guest', 'ask for a level as members do', asking(activation({ level: 1 }), 's6-1', 'guest')),
  ...denyInvalid(
    'ann',
    'ask for a level',
    NEXT,
    {
      matrix: ['s4', 'S6', '', 6, null],
      level: [0, 13, -1, 1.5, '3', null],
      status: ['active', 'refused', ''],
      refusal: ['insufficient-funds', ''],
      createdAt: [Timestamp.fromMillis(0), null],
      slot: [-1, 48, 1.5, '19', null],
    },
    asking,
  ),
  ...deny('ann', 'ask for a level under another’s name', asking(NEXT, 's6-4')),
  ...deny('ann', 'ask for one in the other matrix’s name', asking(NEXT, 's8-3')),
  ...deny(['ben', 'operator', 'visitor'], 'ask for another member’s level', asking(NEXT)),
  ...deny('newcomer', 'ask for a level before there is an account', asking(NEXT, 's6-3', 'newcomer')),
  ...deny('leaver', 'ask for one after the account is deleted', asking(NEXT, 's6-3', 'leaver')),
  ...deny('ann', 'ask again for one that is active', asking(activation({ level: 1 }))),
  ...deny('ann', 'ask again for one that waits', asking(activation({ matrix: 's8', level: 1 }))),
  ...deny(['ann', 'operator', 'visitor'], 'say that a level is active', [
    { update: paths.activation('ann', 's8-1'), data: { status: 'active' } },
  ]),

  ...allow('ann', 'take back what was refused', remove('s6-2')),
  ...allow('leaver', 'remove what is left of a deleted account', remove('s6-1', 'leaver')),
  ...deny('ann', 'take back what waits', remove('s8-1')),
  ...deny('ann', 'take back what is active', remove('s6-1')),
  ...deny(['ben', 'operator', 'visitor'], 'take back another member’s', remove('s6-2')),
];
