import { deleteField, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { paths } from '#firestore/paths.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import { account, type Data, disclosure, tombstone } from '#tests/firebase/rules/requests.ts';
import { allow, deny, type RuleCase, type Write } from '#tests/firebase/rules/rule-case.ts';
import { leaving, opening } from './accounts.ts';

const LONG_AGO = Timestamp.fromMillis(0);

const asking = (uid: string, at: unknown = serverTimestamp()): readonly Write[] => [
  { update: paths.account(uid), data: { erasureAskedAt: at } },
];

/** What an operator writes who finishes the erasure of an account, in one batch. */
const finishing = (uid: string, stone: Data = tombstone({ by: 'operator' })): readonly Write[] => [
  ...leaving(uid).slice(0, 2),
  { set: paths.tombstone(uid), data: stone },
];

/** A member asks, and an operator finishes it. Una asks, and nothing of hers is held; Vera’s money is. */
export const erasures: readonly RuleCase[] = [
  ...allow('ann', 'ask for the erasure of the account', asking('ann')),
  ...allow('guestEarlier', 'ask for that of a guest’s account', asking('idle-guest')),
  ...allow('una', 'take it back', asking('una', deleteField())),
  ...deny('annEarlier', 'ask for it without signing in again', asking('ann')),
  ...deny('ann', 'have asked for it long ago', asking('ann', LONG_AGO)),
  ...deny('ann', 'ask for it and change the upline', [
    { update: paths.account('ann'), data: { erasureAskedAt: serverTimestamp(), upline: 'tessera' } },
  ]),
  ...deny(['ben', 'operator', 'visitor'], 'ask for it in place of the member', asking('ann')),
  ...deny(
    'newcomer',
    'open an account that waits to be erased',
    opening('newcomer', account({ erasureAskedAt: serverTimestamp() })),
  ),

  ...allow('operator', 'finish an erasure', finishing('una')),
  ...denyInvalid(
    'operator',
    'finish an erasure',
    tombstone({ by: 'operator' }),
    { at: [LONG_AGO, null], erasedAt: [LONG_AGO], by: ['una', 'former-operator', null] },
    (data) => finishing('una', data),
  ),
  ...deny('operator', 'finish what no one has asked for', finishing('ben')),
  ...deny('operator', 'finish it while money is held', finishing('vera')),
  ...deny('operator', 'finish that of another operator', finishing('wanda')),
  ...deny('operator', 'finish it and leave the name to lead to it', [
    ...finishing('una').filter((write) => !('update' in write)),
  ]),
  ...deny('operator', 'say that an operator finished what was their own deletion', finishing('operator')),
  ...deny('operator', 'leave a tombstone beside an account', finishing('una').slice(2)),
  ...deny('operator', 'leave a tombstone where there was no account', [
    { set: paths.tombstone('newcomer'), data: tombstone({ by: 'operator' }) },
  ]),
  ...deny('operator', 'mark a name of an account that stays', [
    { update: paths.username('una'), data: { deleted: true } },
  ]),
  ...deny(
    ['ben', 'visitor', 'operatorWithoutFactor', 'removedOperator'],
    'finish an erasure',
    finishing('una'),
  ),
];

const asked = (data: Data, uid = 'ann', operator = 'operator'): readonly Write[] => [
  { set: paths.disclosure(uid, operator), data },
];

export const disclosures: readonly RuleCase[] = [
  ...allow('operator', 'ask what the identity service knows of a member', asked(disclosure(), 'ben')),
  ...allow('operator', 'ask again', asked(disclosure())),
  ...allow('operator', 'take the answer away', [{ remove: paths.disclosure('ann', 'operator') }]),
  ...denyInvalid(
    'operator',
    'ask it',
    disclosure(),
    { at: [LONG_AGO, null], answeredAt: [LONG_AGO, serverTimestamp()] },
    (data) => asked(data),
  ),
  ...deny('operator', 'answer it', asked(disclosure({ email: 'x@mail.example' }))),
  ...deny('operator', 'ask it in another’s name', asked(disclosure(), 'ann', 'listed-member')),
  ...deny('operator', 'ask it of an account that is deleted', asked(disclosure(), 'leaver')),
  ...deny('operator', 'take another operator’s answer', [
    { remove: paths.disclosure('ann', 'listed-member') },
  ]),
  ...deny('ann', 'ask it about themselves', asked(disclosure(), 'ann', 'ann')),
  ...deny(['ben', 'visitor', 'operatorWithoutFactor'], 'ask it', asked(disclosure())),
];
