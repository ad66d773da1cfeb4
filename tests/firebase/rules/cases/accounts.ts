import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { usernameSkeleton } from '#domain/accounts/username-skeleton.ts';
import { paths } from '#firestore/paths.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import { account, activation, type Data, guestAccount, tombstone } from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase, deny, type Write } from '#tests/firebase/rules/rule-case.ts';

const LONGEST_NAME = 'n'.repeat(80);
const LONG_AGO = Timestamp.fromMillis(0);

/** An account with its username and what that looks like, in one batch. */
export function opening(uid: string, data: Data, name: unknown = data['username']): readonly Write[] {
  return [{ set: paths.account(uid), data }, ...claiming(uid, String(name))];
}

export const claiming = (uid: string, username: string): readonly Write[] => [
  { set: paths.username(username), data: { uid } },
  { set: paths.usernameSkeleton(usernameSkeleton(username)), data: { username } },
];

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
  return [{ update: paths.account('guest'), data }, ...claiming('guest', String(data['username']))];
}

/** Deletes the account, marks its name and leaves the tombstone, in one batch. */
export const leaving = (uid: string, name = uid): readonly Write[] => [
  { remove: paths.account(uid) },
  { update: paths.username(name), data: { deleted: true } },
  { set: paths.tombstone(uid), data: tombstone() },
];

const change = (data: Data, uid = 'ann'): readonly Write[] => [{ update: paths.account(uid), data }];

export const accounts: readonly RuleCase[] = [
  ...allow('newcomer', 'open an account', opening('newcomer', account())),
  ...deny(
    'newcomer',
    'open one that is suspended',
    opening('newcomer', account({ suspension: { id: 'new', reason: 'None.', at: serverTimestamp() } })),
  ),
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
  ...deny(['ben', 'operator'], 'open an account for another person who has a name already', [
    { set: paths.account('stranded'), data: account({ username: 'stranded' }) },
  ]),
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
      uplineConfirmed: [true, null, 'false'],
      guest: [true, null, 'false', 0],
      createdAt: [LONG_AGO, null, 1],
    },
    (data) => opening('newcomer', data),
  ),
  ...denyInvalid(
    'newGuest',
    'open a guest’s account',
    guestAccount(),
    { firstName: ['Ada'], lastName: ['Byron'], guest: [false], uplineConfirmed: [true] },
    (data) => opening('new-guest', data),
  ),
  ...deny(
    ['ben', 'operator', 'visitor'],
    'open an account for another member',
    opening('newcomer', account()),
  ),
  ...deny(['ben', 'operator', 'visitor'], 'open an account that another member has deleted', [
    { set: paths.account('leaver'), data: account({ username: 'leaver' }) },
  ]),
  ...deny('leaver', 'open an account again under the old name', [
    { set: paths.account('leaver'), data: account({ username: 'leaver' }) },
  ]),
  ...deny('leaver', 'open an account again under a name of their own that bears no mark', [
    { set: paths.account('leaver'), data: account({ username: 'left_unmarked' }) },
  ]),
  ...deny(
    'leaver',
    'open an account again with another username and another upline',
    opening('leaver', account({ username: 'leaver_2', upline: 'tessera' })),
  ),
  ...deny('leaver', 'open one as they remove the tombstone', [
    ...opening('leaver', account()),
    { remove: paths.tombstone('leaver') },
  ]),
  ...allow(
    'newcomerOfGoogle',
    'open an account with a verified address, and with it confirm the upline',
    opening('newcomer', account({ uplineConfirmed: true })),
  ),
  ...deny(
    'newcomerOfGoogle',
    'open an account with a verified address and leave the upline open',
    opening('newcomer', account({ uplineConfirmed: false })),
  ),
  ...deny(
    'newcomer',
    'come through a member who has deleted the account',
    opening('newcomer', account({ upline: 'leaver' })),
  ),
  ...deny(
    'newcomer',
    'come through a name that a deleted account had as a guest’s, and that bears no mark',
    opening('newcomer', account({ upline: 'left_unmarked' })),
  ),
  ...allow(
    'newcomer',
    'come through the name that a member had as a guest',
    opening('newcomer', account({ upline: 'guest_eve' })),
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
  ...allow('ann', 'choose mails and their language', change({ language: 'it', mutedMails: ['deposits'] })),
  ...allow('ann', 'want no mails', change({ mutedMails: ['messages', 'withdrawals', 'deposits'] })),
  ...deny('ann', 'turn security mails off', change({ mutedMails: ['security'] })),
  ...deny('ann', 'turn mails off many times', change({ mutedMails: Array(4).fill('deposits') })),
  ...deny('ann', 'have one word for a list of mails', change({ mutedMails: 'deposits' })),
  ...deny('ann', 'want mails in another language', change({ language: 'de' })),
  ...deny('newcomer', 'open an account without a language', opening('newcomer', account({ language: null }))),
  ...allow('ann', 'say that the password changed', [
    { set: paths.securityChange('ann', 'password-changed'), data: { at: serverTimestamp() } },
  ]),
  ...allow('ann', 'say so again later', [
    { set: paths.securityChange('ann', 'second-factor-added'), data: { at: serverTimestamp() } },
  ]),
  ...deny('ann', 'say what no one may change', [
    { set: paths.securityChange('ann', 'email-changed'), data: { at: serverTimestamp() } },
  ]),
  ...deny('ann', 'say that it was at another time', [
    { set: paths.securityChange('ann', 'password-changed'), data: { at: new Date(0) } },
  ]),
  ...deny('ann', 'say more of it', [
    { set: paths.securityChange('ann', 'password-changed'), data: { at: serverTimestamp(), why: '' } },
  ]),
  ...deny('ann', 'say so twice a minute', [
    { set: paths.securityChange('ann', 'second-factor-removed'), data: { at: serverTimestamp() } },
  ]),
  ...deny('newcomer', 'say so without an account', [
    { set: paths.securityChange('newcomer', 'password-changed'), data: { at: serverTimestamp() } },
  ]),
  ...deny(['ben', 'operator', 'visitor'], 'say so of another member', [
    { set: paths.securityChange('ann', 'password-changed'), data: { at: serverTimestamp() } },
  ]),
  ...deny('ann', 'take it back', [{ remove: paths.securityChange('ann', 'second-factor-added') }]),
  ...allow('leaver', 'remove it with the account', [
    { remove: paths.securityChange('leaver', 'password-changed') },
  ]),
  ...deny('ann', 'have no first name', change({ firstName: '' })),
  ...deny('ann', 'drop the country altogether', change({ country: deleteField() })),
  ...deny('ann', 'change the upline', change({ upline: 'tessera' })),
  ...deny('ann', 'change the time of joining', change({ createdAt: serverTimestamp() })),
  ...deny('ann', 'add a field', change({ balance: 1_000_000 })),
  ...deny('annAsGuest', 'become a guest again', change({ guest: true, firstName: '', lastName: '' })),
  ...deny('ann', 'change the username', [...change({ username: 'anna' }), ...claiming('ann', 'anna')]),
  ...deny(['ben', 'operator', 'visitor'], 'change another member’s account', change({ country: 'FR' })),

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
    ...claiming('guest', 'guest_2'),
  ]),

  ...allow('ann', 'delete the account', leaving('ann')),
  ...allow('annLately', 'delete the account minutes after signing in', leaving('ann')),
  ...deny('annEarlier', 'delete the account without signing in again', leaving('ann')),
  ...allow(
    'guestEarlier',
    'delete a guest’s account long after the sign-in',
    leaving('idle-guest', 'guest_3'),
  ),
  ...allow('annEarlier', 'change what is personal long after signing in', change({ country: 'FR' })),
  ...allow('operator', 'delete an account for which nothing was ever posted', leaving('operator')),
  ...allow('eve', 'delete an account of which the address was never verified', leaving('eve')),
  ...deny('ann', 'delete the account and leave its name to lead to it', [
    { remove: paths.account('ann') },
    { set: paths.tombstone('ann'), data: tombstone() },
  ]),
  ...deny('ann', 'delete the account and mark another name', [
    { remove: paths.account('ann') },
    { update: paths.username('12345'), data: { deleted: true } },
    { set: paths.tombstone('ann'), data: tombstone() },
  ]),
  ...deny(['ann', 'operator'], 'delete the account and leave no tombstone', leaving('ann').slice(0, 2)),
  ...deny('ann', 'delete the account and open another one in its place, at once', [
    { remove: paths.account('ann') },
    ...opening('ann', account({ username: 'anna', upline: 'tessera' })),
    { update: paths.username('ann'), data: { deleted: true } },
  ]),
  ...deny('guest', 'delete the account while money is held', leaving('guest', 'guest_1')),
  ...deny(['ben', 'operator', 'visitor'], 'delete another member’s account', leaving('ann')),
];

export const usernames: readonly RuleCase[] = [
  ...allow('leaver', 'list the names of their own', { list: paths.usernames(), of: 'leaver' }),
  ...deny(['ben', 'operator', 'visitor'], 'list the names of another member', {
    list: paths.usernames(),
    of: 'leaver',
  }),
  ...deny('ann', 'take a second username', claiming('ann', 'another')),
  ...deny('newcomer', 'take a username before there is an account', claiming('newcomer', 'newcomer_1')),
  ...denyInvalid('newcomer', 'take a username', { uid: 'newcomer' }, { uid: ['ann', null, 1] }, (data) => [
    { set: paths.account('newcomer'), data: account() },
    { set: paths.username('newcomer_1'), data },
    { set: paths.usernameSkeleton('newcomerl'), data: { username: 'newcomer_1' } },
  ]),
  ...deny(['ben', 'operator', 'visitor'], 'take a username for another member', [
    ...claiming('nameless', 'nameless'),
  ]),
  ...deny(['newcomer', 'operator'], 'give a username away', [
    { set: paths.account('newcomer'), data: account() },
    ...claiming('ben', 'newcomer_1'),
  ]),
  ...deny(['ann', 'ben', 'operator', 'visitor'], 'change a username’s owner', [
    { set: paths.username('ann'), data: { uid: 'ben' } },
  ]),
  ...deny(['ann', 'operator', 'visitor'], 'give up a username', [{ remove: paths.username('ann') }]),
  ...deny('ann', 'mark the username while there is the account', [
    { update: paths.username('ann'), data: { deleted: true } },
  ]),
  ...deny(['ben', 'operator', 'visitor'], 'mark the username of a deleted account', [
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

const confirming = (upline: string, uid = 'eve', changes: Data = {}): readonly Write[] => [
  { update: paths.account(uid), data: { upline, uplineConfirmed: true, ...changes } },
];

/** The owner of a verified address confirms the upline once. */
export const uplines: readonly RuleCase[] = [
  ...allow('eveVerified', 'confirm the upline', [
    { update: paths.account('eve'), data: { uplineConfirmed: true } },
  ]),
  ...allow('eveVerified', 'name another upline', confirming('ann')),
  ...allow('eveVerified', 'name the programme as upline', confirming('tessera')),
  ...deny('eve', 'confirm the upline before the address is verified', confirming('ben')),
  ...deny('eve', 'name another upline before the address is verified', confirming('ann')),
  ...deny('eveVerified', 'name another upline and leave it open', [
    { update: paths.account('eve'), data: { upline: 'ann' } },
  ]),
  ...deny('eveVerified', 'name an upline that does not exist', confirming('nobody_here')),
  ...deny('eveVerified', 'name a member who has deleted the account', confirming('leaver')),
  ...deny('eveVerified', 'name an account as upline that is deleted', confirming('left_unmarked')),
  ...deny('eveVerified', 'be their own upline', confirming('eve')),
  ...deny('eveVerified', 'be their own upline by an earlier name', confirming('guest_eve')),
  ...deny('eveVerified', 'name no upline', confirming('')),
  ...deny('eveVerified', 'drop the upline', [
    { update: paths.account('eve'), data: { upline: deleteField(), uplineConfirmed: true } },
  ]),
  ...deny('eveVerified', 'confirm by something else than true', [
    { update: paths.account('eve'), data: { upline: 'ann', uplineConfirmed: 'yes' } },
  ]),
  ...deny('eveVerified', 'drop the question', [
    { update: paths.account('eve'), data: { uplineConfirmed: deleteField() } },
  ]),
  ...deny('eveVerified', 'take another username with another upline', [
    ...confirming('ann', 'eve', { username: 'evelyn' }),
    ...claiming('eve', 'evelyn'),
  ]),
  ...deny('eveVerified', 'change the time of joining with the upline', [
    ...confirming('ann', 'eve', { createdAt: serverTimestamp() }),
  ]),
  ...deny('eveVerified', 'change the name with the upline', confirming('ann', 'eve', { firstName: 'Eva' })),
  ...deny('eveVerified', 'name another upline as the first level is asked for', [
    ...confirming('ann'),
    { set: paths.activation('eve', 's6-1'), data: activation({ level: 1 }) },
  ]),
  ...deny(['faye', 'gina'], 'name another upline with a level', [
    ...confirming('ann', 'faye'),
    ...confirming('ann', 'gina'),
  ]),
  ...deny('faye', 'name another upline once a level was asked for', confirming('ann', 'faye')),
  ...deny('gina', 'name another upline with an active level', confirming('ann', 'gina')),
  ...deny('benVerified', 'name another upline once it is confirmed', confirming('ann', 'ben')),
  ...deny('benVerified', 'open the question again', [
    { update: paths.account('ben'), data: { uplineConfirmed: false } },
  ]),
  ...deny(['ann', 'operator', 'visitor'], 'confirm another member’s upline', confirming('ann')),
];

const burying = (uid: string, data: Data = tombstone()): readonly Write[] => [
  ...leaving(uid).slice(0, 2),
  { set: paths.tombstone(uid), data },
];

export const tombstones: readonly RuleCase[] = [
  ...denyInvalid(
    'ann',
    'delete the account with a tombstone',
    tombstone(),
    { at: [LONG_AGO, null, 1], erasedAt: [serverTimestamp(), LONG_AGO, 1, false] },
    (data) => burying('ann', data),
  ),
  ...allow('newcomer', 'give up a sign-in that has no account', [
    { set: paths.tombstone('newcomer'), data: tombstone() },
  ]),
  ...deny(['ann', 'operator'], 'write a tombstone beside the account', [
    { set: paths.tombstone('ann'), data: tombstone() },
  ]),
  ...deny(['ann', 'operator', 'visitor'], 'keep another person from opening an account', [
    { set: paths.tombstone('newcomer'), data: tombstone() },
  ]),
  ...deny('newcomer', 'open an account and its tombstone at once', [
    ...opening('newcomer', account()),
    { set: paths.tombstone('newcomer'), data: tombstone() },
  ]),
  ...deny(['leaver', 'ann', 'operator', 'visitor'], 'remove a tombstone', [
    { remove: paths.tombstone('leaver') },
  ]),
  ...deny(['leaver', 'ann', 'operator', 'visitor'], 'say that the person is erased', [
    { update: paths.tombstone('leaver'), data: { erasedAt: serverTimestamp() } },
  ]),
  ...deny('leaver', 'move a tombstone’s time', [{ set: paths.tombstone('leaver'), data: tombstone() }]),
];
