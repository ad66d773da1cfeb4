import { paths } from '#firestore/paths.ts';
import { account, type Data, guestAccount } from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase, deny, type Write } from '#tests/firebase/rules/rule-case.ts';
import { NAMES, STAFF_NAMES } from '#tests/fixtures/usernames.ts';
import { opening } from './accounts.ts';

const taking = (username: string): readonly Write[] => opening('newcomer', account({ username }));

const reserving = (skeleton: string, data: Data): readonly Write[] => [
  { set: paths.account('newcomer'), data: account() },
  { set: paths.username('newcomer_1'), data: { uid: 'newcomer' } },
  { set: paths.usernameSkeleton(skeleton), data },
];

/** The rules have the skeleton and the staff's words of the domain: what one takes or refuses, the other does. */
export const lookalikes: readonly RuleCase[] = [
  ...NAMES.flatMap((name) => allow('newcomer', `take the username ${name}`, taking(name))),
  ...STAFF_NAMES.flatMap((name) => deny('newcomer', `take the username ${name}`, taking(name))),
  ...['a_nn', 'ann_', '_ann_', 'b_e_n', 'listecl_member'].flatMap((name) =>
    deny('newcomer', `take the username ${name}, which looks like one that is taken`, taking(name)),
  ),
  ...deny(
    'newGuest',
    'take a guest’s username that looks like another’s',
    opening('new-guest', guestAccount({ username: 'guest_l' })),
  ),
  ...deny('newcomer', 'take a username without its skeleton', taking('newcomer_1').slice(0, 2)),
  ...deny(
    'newcomer',
    'take a username with the skeleton of another',
    reserving('another', { username: 'newcomer_1' }),
  ),
  ...deny('newcomer', 'take a username for whose skeleton they name another', [
    ...reserving('newcomerl', { username: 'newcomer_l' }),
  ]),
  ...deny('newcomer', 'reserve a second skeleton, which their username does not have', [
    ...taking('newcomer_1'),
    { set: paths.usernameSkeleton('another'), data: { username: 'newcomer_1' } },
  ]),
  ...deny('newcomer', 'say more in a skeleton', reserving('newcomerl', { username: 'newcomer_1', uid: 'x' })),
  ...deny('newcomer', 'say nothing in a skeleton', reserving('newcomerl', {})),
  ...deny(['ben', 'visitor'], 'reserve the skeleton of another member’s username', [
    { set: paths.usernameSkeleton('leftunmarked'), data: { username: 'left_unmarked' } },
  ]),
  ...deny(['ann', 'ben', 'operator', 'visitor'], 'change a skeleton', [
    { set: paths.usernameSkeleton('ann'), data: { username: 'ann' } },
  ]),
  ...deny(['ann', 'operator', 'visitor'], 'delete a skeleton', [{ remove: paths.usernameSkeleton('ann') }]),
];
