import { Bytes, Timestamp } from 'firebase/firestore/lite';
import { paths } from '#firestore/paths.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import { type Data, photo } from '#tests/firebase/rules/requests.ts';
import { allow, type RuleCase, deny, type Write } from '#tests/firebase/rules/rule-case.ts';
import { leaving } from './accounts.ts';

const LONG_AGO = Timestamp.fromMillis(0);

const showing = (data: Data = photo(), uid = 'ann'): readonly Write[] => [{ set: paths.photo(uid), data }];

const bytes = (length: number) => Bytes.fromUint8Array(new Uint8Array(length));

export const photos: readonly RuleCase[] = [
  ...allow('ben', 'show a first photo', showing(photo(), 'ben')),
  ...allow('guest', 'show a photo', showing(photo(), 'guest')),
  ...allow('ann', 'show another photo', showing(photo({ type: 'image/png' }))),
  ...allow('ann', 'show a JPEG of one byte', showing(photo({ type: 'image/jpeg', image: bytes(1) }))),
  ...allow('ann', 'show the largest photo', showing(photo({ image: bytes(50_000) }))),

  ...denyInvalid(
    'ann',
    'show a photo',
    photo(),
    {
      type: ['image/svg+xml', 'text/html', '', null],
      image: [bytes(0), bytes(50_001), 'bytes', null],
      at: [LONG_AGO, null],
    },
    (data) => showing(data),
  ),
  ...deny('newcomer', 'show a photo before there is an account', showing(photo(), 'newcomer')),
  ...deny('leaver', 'show a photo after the account is deleted', showing(photo(), 'leaver')),
  ...deny('ann', 'show a second photo', [
    { set: paths.photo('ann').replace(/current$/, 'another'), data: photo() },
  ]),
  ...deny(['ben', 'operator', 'visitor'], 'show a photo of another member', showing()),

  ...allow('ann', 'take the photo away', [{ remove: paths.photo('ann') }]),
  ...allow('ann', 'take it away together with the account', [
    ...leaving('ann'),
    { remove: paths.photo('ann') },
  ]),
  ...allow('ben', 'take a photo away that is not there', [{ remove: paths.photo('ben') }]),
  ...deny(['ben', 'operator', 'visitor'], 'take another member’s photo away', [
    { remove: paths.photo('ann') },
  ]),
];
