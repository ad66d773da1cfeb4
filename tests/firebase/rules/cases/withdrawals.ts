import { serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { paths } from '#firestore/paths.ts';
import { withdrawing as asking } from '#tests/firebase/rules/batches.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import { BANK, CRYPTO, type Data, withdrawal } from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase, deny, type Write } from '#tests/firebase/rules/rule-case.ts';
import { ADDRESSES, WRONG_ADDRESSES } from './addresses.ts';

const change = (id: string, data: Data): readonly Write[] => [{ update: paths.withdrawal('ann', id), data }];
const remove = (id: string, uid = 'ann'): readonly Write[] => [{ remove: paths.withdrawal(uid, id) }];

/** A member's cancellation of a withdrawal that is only requested. */
const ENDED = { status: 'cancelled', refusal: 'cancelled', decidedAt: serverTimestamp() };

const STATUSES = ['requested', 'held', 'cancelling', 'paid', 'refused', 'cancelled'];

export const withdrawals: readonly RuleCase[] = [
  ...allow('ann', 'ask for a withdrawal to a bank', asking(withdrawal())),
  ...allow('ann', 'ask for one in cryptocurrency', asking(withdrawal({ details: CRYPTO }))),
  ...allow('ann', 'ask for the least amount', asking(withdrawal({ amount: 10_000 }))),
  ...allow('ann', 'ask for the greatest amount', asking(withdrawal({ amount: 100_000_000 }))),
  ...allow(
    'ann',
    'fill the bank form as little as it may be',
    asking(
      withdrawal({
        details: { ...BANK, bankName: 'B', accountHolder: 'A', accountNumber: '1', zip: '', postalCode: '' },
      }),
    ),
  ),
  ...allow(
    'ann',
    'fill the bank form as much as it may be',
    asking(
      withdrawal({
        details: {
          ...BANK,
          bankName: 'b'.repeat(80),
          accountHolder: 'a'.repeat(80),
          accountNumber: '1'.repeat(34),
          zip: '0'.repeat(16),
          postalCode: '0'.repeat(16),
        },
      }),
    ),
  ),
  ...ADDRESSES.flatMap((to) =>
    allow(
      'ann',
      `withdraw ${to.coin} to ${to.address} on ${to.network}`,
      asking(withdrawal({ details: { method: 'crypto', ...to } })),
    ),
  ),

  ...denyInvalid(
    'ann',
    'ask for a withdrawal',
    withdrawal(),
    {
      amount: [9_999, 100_000_001, 20_000.5, 0, -20_000, '20000', null],
      details: [null, 'bank', {}, [BANK]],
      status: STATUSES.slice(1),
      refusal: ['insufficient-funds', ''],
      createdAt: [Timestamp.fromMillis(0), null],
      decidedAt: [serverTimestamp()],
      note: ['Pay me', ''],
      slot: [-1, 20, 1.5, '19', null],
    },
    asking,
  ),
  ...denyInvalid(
    'ann',
    'give bank details',
    BANK,
    {
      method: ['crypto', '', null],
      country: ['', 'it', 'ITA', null],
      bankName: ['', 'b'.repeat(81), 1, null, ['b']],
      accountHolder: ['', 'a'.repeat(81), 1, null],
      accountNumber: ['', '1'.repeat(35), 1, null],
      zip: ['0'.repeat(17), 184, null, []],
      postalCode: ['0'.repeat(17), 184, null],
    },
    (details) => asking(withdrawal({ details })),
  ),
  ...denyInvalid(
    'ann',
    'give a coin’s address',
    CRYPTO,
    { method: ['bank', '', null], coin: ['bitcoin', null], network: ['mainnet', null], address: ['', null] },
    (details) => asking(withdrawal({ details })),
  ),
  ...WRONG_ADDRESSES.flatMap((to) =>
    deny(
      'ann',
      `withdraw ${to.coin} to ${to.address} on ${to.network}`,
      asking(withdrawal({ details: { method: 'crypto', ...to } })),
    ),
  ),
  ...deny('ann', 'give a withdrawal an id of 65 characters', asking(withdrawal(), 'a'.repeat(65))),
  ...deny(['ben', 'operator', 'visitor'], 'ask for another member’s withdrawal', asking(withdrawal())),
  ...deny(
    'newcomer',
    'ask for a withdrawal before there is an account',
    asking(withdrawal(), 'new', 'newcomer'),
  ),
  ...deny('leaver', 'ask for one after the account is deleted', asking(withdrawal(), 'new', 'leaver')),
  ...deny('ann', 'put another withdrawal in place of one that was decided', asking(withdrawal(), 'deleted')),
  ...deny(
    'ann',
    'put another withdrawal in place of one that was approved',
    asking(withdrawal(), 'approved-once'),
  ),
  ...deny(
    'ann',
    'ask for one that is approved already',
    asking({ ...withdrawal(), approval: { operator: 'colleague' } }),
  ),
  ...deny('ann', 'ask for one that is sent already', asking({ ...withdrawal(), payout: null })),
  ...deny(
    ['ann', 'operator'],
    'approve one without a decision',
    change('large', { approval: { operator: 'colleague' } }),
  ),
  ...deny(
    ['ann', 'operator'],
    'write a reference without a record',
    change('paid', { payout: { reference: 'tx' } }),
  ),
  ...deny('ann', 'ask for it again in other words', asking(withdrawal({ amount: 30_000 }), 'held')),

  ...allow('ann', 'cancel a held withdrawal', change('held', { status: 'cancelling' })),
  ...STATUSES.filter((status) => status !== 'held' && status !== 'cancelling').flatMap((status) =>
    deny('ann', `cancel a ${status} withdrawal`, change(status, { status: 'cancelling' })),
  ),
  ...STATUSES.filter((status) => status !== 'held' && status !== 'cancelling').flatMap((status) =>
    deny('ann', `make a held withdrawal ${status}`, change('held', { status })),
  ),
  ...allow('ann', 'end a withdrawal that is only requested', change('requested', ENDED)),
  ...STATUSES.filter((status) => status !== 'requested').flatMap((status) =>
    deny('ann', `end a ${status} withdrawal alone`, change(status, ENDED)),
  ),
  ...STATUSES.filter((status) => status !== 'cancelled').flatMap((status) =>
    deny('ann', `make a requested withdrawal ${status}`, change('requested', { ...ENDED, status })),
  ),
  ...deny(
    'ann',
    'end one for another reason',
    change('requested', { ...ENDED, refusal: 'insufficient-funds' }),
  ),
  ...deny(
    'ann',
    'end one at another time',
    change('requested', { ...ENDED, decidedAt: Timestamp.fromMillis(0) }),
  ),
  ...deny('ann', 'end one and change its amount', change('requested', { ...ENDED, amount: 10_000 })),
  ...deny(['ben', 'operator', 'visitor'], 'end another member’s', change('requested', ENDED)),
  ...deny(
    'ann',
    'cancel one and change its amount',
    change('held', { status: 'cancelling', amount: 10_000 }),
  ),
  ...deny(
    ['ben', 'operator', 'visitor'],
    'cancel another member’s',
    change('held', { status: 'cancelling' }),
  ),
  ...deny('operator', 'mark one as paid', change('held', { status: 'paid' })),
  ...deny('operator', 'change an amount', change('held', { amount: 10_000 })),

  ...allow('ann', 'delete one that was not settled', remove('not-settled')),
  ...[...STATUSES, 'held-again'].flatMap((id) => deny('ann', `delete the ${id} withdrawal`, remove(id))),
  ...deny(['ben', 'operator', 'visitor'], 'delete another member’s withdrawal', remove('not-settled')),
  ...['paid', 'requested'].flatMap((status) =>
    allow('leaver', `delete a ${status} withdrawal that is left`, remove(status, 'leaver')),
  ),
  ...['held', 'cancelling'].flatMap((status) =>
    deny(
      'leaver',
      `delete a ${status} withdrawal that is left: its money has to come back`,
      remove(status, 'leaver'),
    ),
  ),
  ...deny(
    'leaver',
    'delete a paid withdrawal that is left before its money is sent',
    remove('unsent', 'leaver'),
  ),
  ...allow('leaver', 'cancel a held withdrawal that is left', [
    { update: paths.withdrawal('leaver', 'held'), data: { status: 'cancelling' } },
  ]),
  ...deny('ben', 'delete a withdrawal that a leaver left', remove('paid', 'leaver')),
];
