import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { paths } from '#firestore/documents.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import { account, type Data, guestAccount } from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase, deny, type Write } from '#tests/firebase/rules/rule-case.ts';

const LONGEST_NAME = 'n'.repeat(80);
const LONG_AGO = Timestamp.fromMillis(0);

/** An account and its username, in one batch. */
function opening(uid: string, data: Data, name: unknown = data['username']): readonly Write[] {
  return [
    { set: paths.account(uid), data },
    { set: paths.username(String(name)), data: { uid } },
  ];
}

const upgrade = (changes: Data = {}): Data => ({
  username: 'grace',
  firstName: 'Grace',
  lastName: 'Hopper',
  phoneNumber: '+12025550123',
  country: 'US',
  guest: false,
  ...changes,
});

function upgrading(data: Data): readonly Write[] {
  return [
    { update: paths.account('guest'), data },
    { set: paths.username(String(data['username'])), data: { uid: 'guest' } },
  ];
}

/** Deletes the account and marks its name, in one batch. */
export const leaving = (uid: string, name = uid): readonly Write[] => [
  { remove: paths.account(uid) },
  { update: paths.username(name), data: { deleted: true } },
];

const change = (data: Data, uid = 'ann'): readonly Write[] => [{ update: paths.account(uid), data }];

export const accounts: readonly RuleCase[] = [
  ...allow('newcomer', 'open an account', opening('newcomer', account())),
  ...allow(
    'newcomer',
    'open one with the programme as upline',
    opening('newcomer', account({ upline: 'tessera' })),
  ),
  ...allow(
    'newcomer',
    'open one that gives no more than it must',
    opening(
      'newcomer',
      account({ phoneNumber: null, country: null, username: 'abc', firstName: 'A', lastName: 'B' }),
    ),
  ),
  ...allow(
    'newcomer',
    'open one with everything as long as it may be',
    opening(
      'newcomer',
      account({
        username: 'a_2345678901234567890'.slice(0, 20),
        firstName: LONGEST_NAME,
        lastName: LONGEST_NAME,
        phoneNumber: '+123456789012345',
      }),
    ),
  ),
  ...allow(
    'newcomer',
    'give the shortest phone number',
    opening('newcomer', account({ phoneNumber: '+1234567' })),
  ),
  ...allow('newGuest', 'open a guest’s account', opening('new-guest', guestAccount({ username: 'guest_2' }))),

  ...denyInvalid(
    'newcomer',
    'open an account',
    account(),
    {
      username: ['ab', 'a'.repeat(21), 'Newcomer', 'new comer', 'new-comer', 'tessera', 12_345, null],
      firstName: ['', `${LONGEST_NAME}n`, 1, null, ['Ada']],
      lastName: ['', `${LONGEST_NAME}n`, 1, null, ['Byron']],
      phoneNumber: [
        '',
        '39061234567',
        '+0612345678',
        '+123456',
        '+1234567890123456',
        '+39 06123456',
        390612345,
      ],
      country: ['', 'it', 'I', 'ITA', 'I1', 39],
      upline: ['', 'nobody_here', 'newcomer_1', 12_345, null],
      guest: [true, null, 'false', 0],
      createdAt: [LONG_AGO, null, 1],
    },
    (data) => opening('newcomer', data),
  ),
  ...denyInvalid(
    'newGuest',
    'open a guest’s account',
    guestAccount(),
    { firstName: ['Ada'], lastName: ['Byron'], guest: [false] },
    (data) => opening('new-guest', data),
  ),
  ...deny(
    ['ben', 'operator', 'nobody'],
    'open an account for another member',
    opening('newcomer', account()),
  ),
  ...deny(['ben', 'operator', 'nobody'], 'open an account that another member has deleted', [
    { set: paths.account('leaver'), data: account({ username: 'leaver' }) },
  ]),
  ...deny('leaver', 'open an account again under the old name', [
    { set: paths.account('leaver'), data: account({ username: 'leaver' }) },
  ]),
  ...allow('leaver', 'open an account under a name of their own that bears no mark', [
    { set: paths.account('leaver'), data: account({ username: 'left_unmarked' }) },
  ]),
  ...deny('leaver', 'be their own upline', [
    { set: paths.account('leaver'), data: account({ username: 'left_unmarked', upline: 'left_unmarked' }) },
  ]),
  ...deny(
    'newcomer',
    'come through a member who has deleted the account',
    opening('newcomer', account({ upline: 'leaver' })),
  ),
  ...deny('newcomer', 'open an account without its username', [
    { set: paths.account('newcomer'), data: account() },
  ]),
  ...deny('newcomer', 'open an account with a username that is taken', [
    { set: paths.account('newcomer'), data: account({ username: 'ann' }) },
  ]),
  ...deny(
    'newcomer',
    'take over a username with the account',
    opening('newcomer', account({ username: 'ann' })),
  ),
  ...deny('newcomer', 'open an account with another username than it claims', [
    ...opening('newcomer', account(), 'another_name'),
  ]),

  ...allow('ann', 'change what is personal', [
    {
      update: paths.account('ann'),
      data: { firstName: 'Anna', lastName: 'B', phoneNumber: null, country: 'FR' },
    },
  ]),
  ...allow('guest', 'say where they live', change({ country: 'DE', phoneNumber: '+4930123456' }, 'guest')),
  ...deny('ann', 'have no first name', change({ firstName: '' })),
  ...deny('ann', 'drop the country altogether', change({ country: deleteField() })),
  ...deny('ann', 'change the upline', change({ upline: 'tessera' })),
  ...deny('ann', 'change the time of joining', change({ createdAt: serverTimestamp() })),
  ...deny('ann', 'add a field', change({ balance: 1_000_000 })),
  ...deny('annAsGuest', 'become a guest again', change({ guest: true, firstName: '', lastName: '' })),
  ...deny('ann', 'change the username', [
    ...change({ username: 'anna' }),
    { set: paths.username('anna'), data: { uid: 'ann' } },
  ]),
  ...deny(['ben', 'operator', 'nobody'], 'change another member’s account', change({ country: 'FR' })),

  ...allow('formerGuest', 'become a member under a new username', upgrading(upgrade())),
  ...allow(
    'formerGuest',
    'become a member and keep the username',
    change(upgrade({ username: 'guest_1' }), 'guest'),
  ),
  ...deny('formerGuest', 'become a member without a name', upgrading(upgrade({ firstName: '' }))),
  ...deny('formerGuest', 'become a member with another upline', upgrading(upgrade({ upline: 'tessera' }))),
  ...deny(
    'formerGuest',
    'become a member under another member’s username',
    change(upgrade({ username: 'ann' }), 'guest'),
  ),
  ...deny('formerGuest', 'stay a guest with a password', change({ country: 'DE' }, 'guest')),
  ...deny('guest', 'become a member without one', upgrading(upgrade())),
  ...deny('guest', 'change the username and stay a guest', [
    ...change({ username: 'guest_2' }, 'guest'),
    { set: paths.username('guest_2'), data: { uid: 'guest' } },
  ]),

  ...allow('ann', 'delete the account', leaving('ann')),
  ...allow('operator', 'delete an account for which nothing was ever posted', leaving('operator')),
  ...deny('ann', 'delete the account and leave its name to lead to it', [{ remove: paths.account('ann') }]),
  ...deny('ann', 'delete the account and mark another name', [
    { remove: paths.account('ann') },
    { update: paths.username('12345'), data: { deleted: true } },
  ]),
  ...deny('guest', 'delete the account while money is held', leaving('guest', 'guest_1')),
  ...deny(['ben', 'operator', 'nobody'], 'delete another member’s account', leaving('ann')),
];

export const usernames: readonly RuleCase[] = [
  ...allow('leaver', 'list the names of their own', { list: paths.usernames(), of: 'leaver' }),
  ...deny(['ben', 'operator', 'nobody'], 'list the names of another member', {
    list: paths.usernames(),
    of: 'leaver',
  }),
  ...deny('ann', 'take a second username', [{ set: paths.username('another'), data: { uid: 'ann' } }]),
  ...deny('newcomer', 'take a username before there is an account', [
    { set: paths.username('newcomer_1'), data: { uid: 'newcomer' } },
  ]),
  ...denyInvalid('newcomer', 'take a username', { uid: 'newcomer' }, { uid: ['ann', null, 1] }, (data) => [
    { set: paths.account('newcomer'), data: account() },
    { set: paths.username('newcomer_1'), data },
  ]),
  ...deny(['ben', 'operator', 'nobody'], 'take a username for another member', [
    { set: paths.username('nameless'), data: { uid: 'nameless' } },
  ]),
  ...deny(['newcomer', 'operator'], 'give a username away', [
    { set: paths.account('newcomer'), data: account() },
    { set: paths.username('newcomer_1'), data: { uid: 'ben' } },
  ]),
  ...deny(['ann', 'ben', 'operator', 'nobody'], 'change a username’s owner', [
    { set: paths.username('ann'), data: { uid: 'ben' } },
  ]),
  ...deny(['ann', 'operator', 'nobody'], 'give up a username', [{ remove: paths.username('ann') }]),
  ...deny('ann', 'mark the username while there is the account', [
    { update: paths.username('ann'), data: { deleted: true } },
  ]),
  ...deny(['ben', 'operator', 'nobody'], 'mark the username of a deleted account', [
    { update: paths.username('left_unmarked'), data: { deleted: true } },
  ]),
  ...allow('leaver', 'mark a name that is left', [
    { update: paths.username('left_unmarked'), data: { deleted: true } },
  ]),
  ...deny('leaver', 'mark it otherwise', [
    { update: paths.username('left_unmarked'), data: { deleted: false } },
  ]),
  ...deny('leaver', 'give it away with the mark', [
    { update: paths.username('left_unmarked'), data: { deleted: true, uid: 'ben' } },
  ]),
];
