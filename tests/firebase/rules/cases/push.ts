import { paths } from '#firestore/paths.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import { pushSubscription } from '#tests/firebase/rules/requests.ts';
import { allow, deny, type RuleCase, type Write } from '#tests/firebase/rules/rule-case.ts';
import { WORLD } from '#tests/firebase/rules/world.ts';

/** In the place of the session that they have begun now. */
const subscribing = (data: object = pushSubscription(), uid = 'sue', place = '3'): readonly Write[] => [
  { set: paths.pushSubscription(uid, place), data: { ...data } },
];

const written = Number(WORLD[paths.noticeCount('ann')]?.['written']);

const HOSTS = [
  ...['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'],
  ...['wns2-am3p.notify.windows.com'],
];

/** Where a member with a program of their own might have the settler send something. */
const OTHERS = [
  ...['https://localhost/push', 'https://10.0.0.1/push', 'https://metadata.google.internal/push'],
  ...['http://fcm.googleapis.com/push', 'https://fcm.googleapis.com.evil.example/push'],
  ...['https://evil.example/fcm.googleapis.com/push', 'https://fcm.googleapis.com@evil.example/push'],
  ...[
    'https://fcm.googleapis.com:8443/push',
    'https://notify.windows.com/push',
    'https://fcm.googleapis.com/',
  ],
  ...['https://evil.example.notify.windows.com/push', 'https://fcm.googleapis.com/a b', 7, null],
  `https://fcm.googleapis.com/${'p'.repeat(901)}`,
];

export const pushSubscriptions: readonly RuleCase[] = [
  ...HOSTS.flatMap((host) =>
    allow(
      'sue',
      `take push messages by ${host}`,
      subscribing(pushSubscription({ endpoint: `https://${host}/${'p'.repeat(900)}` })),
    ),
  ),
  ...allow('ann', 'take push messages from now on', subscribing(pushSubscription({ told: written }), 'ann')),
  ...allow('sue', 'take them by the shortest endpoint', [
    ...subscribing(pushSubscription({ endpoint: 'https://fcm.googleapis.com/p' })),
  ]),
  ...denyInvalid(
    'sue',
    'take push messages',
    pushSubscription(),
    {
      endpoint: OTHERS,
      p256dh: ['', 'B'.repeat(86), 'B'.repeat(88), '+'.repeat(87), 7, null],
      auth: ['', 'a'.repeat(21), 'a'.repeat(23), '='.repeat(22), 7, null],
      told: [-1, 1, '0', null],
    },
    (data) => subscribing(data),
  ),
  ...deny(
    'ann',
    'take push messages of what was before',
    subscribing(pushSubscription({ told: written - 1 }), 'ann'),
  ),
  ...deny('ann', 'take push messages for none', subscribing(pushSubscription({ told: 0 }), 'ann')),
  ...deny('ann', 'take push messages for another session', [
    ...subscribing(pushSubscription({ told: written }), 'ann', '0'),
  ]),
  ...deny('sue', 'take push messages without a session', subscribing(pushSubscription(), 'sue', '4')),
  ...deny(
    'leaver',
    'take push messages after the account is deleted',
    subscribing(pushSubscription(), 'leaver'),
  ),
  ...deny(['ben', 'operator', 'visitor'], 'take another member’s push messages', subscribing()),
  ...allow('ann', 'take no push messages any more', [{ remove: paths.pushSubscription('ann', '0') }]),
  ...deny(['ben', 'operator', 'visitor'], 'end another member’s push messages', [
    { remove: paths.pushSubscription('ann', '0') },
  ]),
];
