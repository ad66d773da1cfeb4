import { Bytes, serverTimestamp, Timestamp } from 'firebase/firestore/lite';
import { referenceBits } from '#domain/deposits/deposit-reference.ts';
import { paths } from '#firestore/paths.ts';
import { declaring as asking, slotOf } from '#tests/firebase/rules/batches.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import { type Data, deposit, hashOf, proof, proven } from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase, deny, type Write } from '#tests/firebase/rules/rule-case.ts';
import { EARLIER, WORLD } from '#tests/firebase/rules/world.ts';
import { ADDRESSES, WRONG_ADDRESSES } from './addresses.ts';
import { OWN_ADDRESSES } from './offers.ts';

const LONG_AGO = Timestamp.fromMillis(0);

const isOwn = (to: (typeof ADDRESSES)[number]) =>
  OWN_ADDRESSES.some(({ network, address }) => network === to.network && address === to.address);

/** The site's own addresses, each a little changed, or for another coin. */
const NEAR_OWN = OWN_ADDRESSES.flatMap(({ id, network, address }) => [
  { coin: id, network, address: `${address} ` },
  { coin: id, network, address: address.toUpperCase() },
  { coin: id, network, address: address.slice(0, -1) },
  ...OWN_ADDRESSES.filter((other) => other.id !== id).map((other) => ({
    coin: other.id,
    network,
    address,
  })),
]);

/** A proof and the mark on its deposit, in one batch. */
function proving(id: string, data: Data = proof(), mark: Data = proven(data)): readonly Write[] {
  // One that is replaced keeps the slot that it has.
  const isNew = WORLD[paths.proof('ann', id)] === undefined;
  return [
    { set: paths.proof('ann', id), data },
    { update: paths.deposit('ann', id), data: mark },
    ...(isNew ? [slotOf('ann', 'proofs', data['slot'], id)] : []),
  ];
}

const bytes = (length: number) => Bytes.fromUint8Array(new Uint8Array(length));

const LONGEST = `${'a'.repeat(60)}_-Z9`;

export const deposits: readonly RuleCase[] = [
  ...allow('ann', 'ask for a deposit', asking(deposit())),
  ...allow('guest', 'ask for a deposit', asking(deposit(), 'new', 'guest')),
  ...allow('ann', 'give it an id of one character', asking(deposit({}, 'A'), 'A')),
  ...allow('ann', 'give it an id of 64 characters', asking(deposit({}, LONGEST), LONGEST)),
  ...['1', `${'9'.repeat(20)}.${'9'.repeat(18)}`, '0.1'].flatMap((coinAmount) =>
    allow('ann', `ask to pay ${coinAmount}`, asking(deposit({ coinAmount }))),
  ),

  ...deny(
    'ann',
    'give it the reference of another',
    asking(deposit({ reference: referenceBits('pending') })),
  ),

  ...denyInvalid(
    'ann',
    'ask for a deposit',
    deposit(),
    {
      coin: ['litecoin', null, 1],
      network: ['mainnet', 'sepolia', null],
      reference: [referenceBits('new').toUpperCase(), referenceBits('new').slice(1), '', null],
      package: ['platinum', 'bronze', null, 50_000],
      amount: [49_999, 50_001, 0, -50_000, '50000', null, 150_000],
      coinAmount: ['', '.5', '5.', '-5', '1e5', '5,8', '1'.repeat(21), `1.${'1'.repeat(19)}`, 5, null],
      address: ['', 'nnieym48', null, 1],
      status: ['credited', 'refused', '', null],
      proofAt: [serverTimestamp(), LONG_AGO, 1],
      createdAt: [LONG_AGO, null, 1],
      decidedAt: [serverTimestamp(), 1],
      note: ['Paid', ''],
      slot: [-1, 20, 1.5, '19', null],
    },
    asking,
  ),
  ...[...WRONG_ADDRESSES, ...ADDRESSES.filter((to) => !isOwn(to)), ...NEAR_OWN].flatMap((to) =>
    deny('ann', `pay ${to.coin} to ${to.address} on ${to.network}`, asking(deposit(to))),
  ),
  ...['a'.repeat(65), 'a b', 'ä', 'a.b'].flatMap((id) =>
    deny('ann', `give a deposit the id ${id}`, asking(deposit({}, id), id)),
  ),
  ...deny(['ben', 'operator', 'visitor'], 'ask for another member’s deposit', asking(deposit())),
  ...deny('newcomer', 'ask for a deposit before there is an account', asking(deposit(), 'new', 'newcomer')),
  ...deny('leaver', 'ask for a deposit after the account is deleted', asking(deposit(), 'new', 'leaver')),
  ...deny(
    'ann',
    'put another deposit in place of one that was decided',
    asking(deposit({}, 'deleted'), 'deleted'),
  ),
  ...deny(
    'ann',
    'put another deposit in place of one that was approved',
    asking(deposit({}, 'approved-once'), 'approved-once'),
  ),
  ...deny(
    'ann',
    'ask for it again in other words',
    asking(deposit({ package: 'gold', amount: 110_000 }, 'pending'), 'pending'),
  ),
  ...deny(['ann', 'operator'], 'credit it', [
    { update: paths.deposit('ann', 'pending'), data: { status: 'credited', decidedAt: serverTimestamp() } },
  ]),
  ...deny('ann', 'change its amount together with a proof', [
    ...proving('pending', proof(), {
      proofAt: serverTimestamp(),
      proofHash: hashOf(proof()),
      amount: 150_000,
    }),
  ]),

  ...['pending', 'proven'].flatMap((id) =>
    allow('ann', `delete the ${id} deposit`, [
      { remove: paths.deposit('ann', id) },
      { remove: paths.proof('ann', id) },
    ]),
  ),
  ...['credited', 'refused'].flatMap((id) =>
    deny('ann', `delete the ${id} deposit`, [{ remove: paths.deposit('ann', id) }]),
  ),
  ...deny(['ben', 'operator', 'visitor'], 'delete another member’s deposit', [
    { remove: paths.deposit('ann', 'pending') },
  ]),
  ...allow('leaver', 'delete a deposit that is left', [{ remove: paths.deposit('leaver', 'credited') }]),
  ...deny('ben', 'delete a deposit that a leaver left', [{ remove: paths.deposit('leaver', 'credited') }]),
];

export const proofs: readonly RuleCase[] = [
  ...allow('ann', 'send a proof', proving('pending')),
  ...allow('ann', 'send another proof', proving('proven', proof({ type: 'image/png', slot: 0 }))),
  ...allow(
    'ann',
    'send a JPEG of one byte',
    proving('pending', proof({ type: 'image/jpeg', image: bytes(1) })),
  ),
  ...allow('ann', 'send the largest proof', proving('pending', proof({ image: bytes(300_000) }))),

  ...denyInvalid(
    'ann',
    'send a proof',
    proof(),
    {
      type: ['image/svg+xml', 'text/html', '', null],
      image: [bytes(0), bytes(300_001), 'bytes', null],
      at: [LONG_AGO, null],
      slot: [-1, 66, 1.5, '19', null],
    },
    (data) => proving('pending', data),
  ),
  ...deny('ann', 'send one without marking the deposit', [
    { set: paths.proof('ann', 'pending'), data: proof() },
  ]),
  ...deny('ann', 'replace one without marking the deposit', [
    { set: paths.proof('ann', 'proven'), data: proof() },
  ]),
  ...deny('ann', 'mark a deposit without sending a proof', [
    { update: paths.deposit('ann', 'pending'), data: { proofAt: serverTimestamp() } },
  ]),
  ...deny('ann', 'mark it again without sending another proof', [
    { update: paths.deposit('ann', 'proven'), data: { proofAt: serverTimestamp() } },
  ]),
  ...deny(
    'ann',
    'send one with the time of another',
    proving('pending', proof({ at: LONG_AGO }), { proofAt: LONG_AGO, proofHash: hashOf(proof()) }),
  ),
  ...deny('ben', 'mark another member’s deposit with the time of its proof', [
    { update: paths.deposit('ann', 'proven'), data: { proofAt: EARLIER } },
  ]),
  ...deny(
    'ann',
    'name the hash of another picture',
    proving('pending', proof(), { proofAt: serverTimestamp(), proofHash: hashOf({ image: bytes(7) }) }),
  ),
  ...deny(
    'ann',
    'send a proof without its hash',
    proving('pending', proof(), { proofAt: serverTimestamp() }),
  ),
  ...deny(
    'ann',
    'mark it with another time',
    proving('pending', proof(), { proofAt: LONG_AGO, proofHash: hashOf(proof()) }),
  ),
  ...deny(
    'ann',
    'mark it as never proven',
    proving('proven', proof(), { proofAt: null, proofHash: hashOf(proof()) }),
  ),
  ...['credited', 'refused'].flatMap((id) => deny('ann', `prove the ${id} deposit`, proving(id))),
  ...deny('ann', 'prove a deposit that is not there', [{ set: paths.proof('ann', 'none'), data: proof() }]),
  ...deny(['ben', 'operator', 'visitor'], 'prove another member’s deposit', proving('pending')),

  ...deny('ann', 'delete the proof and keep the deposit', [{ remove: paths.proof('ann', 'proven') }]),
  ...deny(['ben', 'operator'], 'delete another member’s proof', [
    { remove: paths.proof('leaver', 'credited') },
  ]),
  ...allow('leaver', 'delete a proof that is left, before its deposit', [
    { remove: paths.proof('leaver', 'credited') },
  ]),
  ...allow('ann', 'delete a proof whose deposit is gone', [{ remove: paths.proof('ann', 'none') }]),
];
