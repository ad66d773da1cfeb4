import { Timestamp } from 'firebase/firestore/lite';
import { BROWSER_NAMES, SYSTEM_NAMES } from '#domain/accounts/browser.ts';
import { MOST_SESSIONS } from '#domain/limits.ts';
import { paths } from '#firestore/paths.ts';
import { denyInvalid } from '#tests/firebase/rules/invalidate.ts';
import { KEPT_SINCE } from '#tests/firebase/rules/people.ts';
import { endedSessions, JUST_NOW, photo, session, standing } from '#tests/firebase/rules/requests.ts';
import { suspending } from '#tests/firebase/rules/batches.ts';
import { allow, deny, type RuleCase, type Write } from '#tests/firebase/rules/rule-case.ts';

const LONG_AGO = Timestamp.fromMillis(0);
const LAST = String(MOST_SESSIONS - 1);

const listing = (data: object = session(), uid = 'ann', place = '1'): readonly Write[] => [
  { set: paths.session(uid, place), data: { ...data } },
];

const ending = (data: object = endedSessions(), uid = 'ann'): readonly Write[] => [
  { set: paths.endedSessions(uid), data: { ...data } },
];

/** As many sessions as are kept at most, and more. */
const kept = (count: number) => [JUST_NOW, ...Array.from({ length: count - 1 }, (_, nth) => nth)];

const SHOWING = [{ set: paths.photo('ida'), data: photo() }];

export const sessions: readonly RuleCase[] = [
  ...allow('ann', 'list a session', listing()),
  ...allow('guest', 'list a session', listing(session(), 'guest', '0')),
  ...BROWSER_NAMES.flatMap((browser) =>
    allow('ann', `list a session in ${browser}`, listing(session({ browser }))),
  ),
  ...SYSTEM_NAMES.flatMap((system) =>
    allow('ann', `list a session on ${system}`, listing(session({ system }))),
  ),
  ...allow('ann', 'take the last place', listing(session(), 'ann', LAST)),
  ...allow('ann', 'take the place of another session', listing(session(), 'ann', '0')),
  ...allow('ann', 'sign in again, and keep since when', listing(session({ since: 5 }), 'ann', '0')),
  ...allow(
    'idaKept',
    'list a kept session again',
    listing(session({ authTime: KEPT_SINCE, since: KEPT_SINCE }), 'ida'),
  ),
  ...denyInvalid(
    'ann',
    'list a session',
    session(),
    {
      authTime: [JUST_NOW - 1, JUST_NOW + 1, String(JUST_NOW), null],
      since: [5, JUST_NOW - 1, null],
      browser: ['netscape', '', 7, null],
      system: ['beos', '', 7, null],
    },
    (data) => listing(data),
  ),
  ...deny('ann', 'list a session that is another', listing(session({ authTime: 7, since: 7 }))),
  ...deny('ann', 'move the time of another session', listing(session({ since: 6 }), 'ann', '0')),
  ...['20', '200', '021', '-1', 'x', '1 '].flatMap((place) =>
    deny('ann', `list a session at “${place}”`, listing(session(), 'ann', place)),
  ),
  ...deny('newcomer', 'list a session before there is an account', listing(session(), 'newcomer')),
  ...deny('leaver', 'list a session after the account is deleted', listing(session(), 'leaver')),
  ...deny(['ben', 'operator', 'visitor'], 'list a session of another member', listing()),
  ...allow('ann', 'take a session off the list', [{ remove: paths.session('ann', '0') }]),
  ...deny(['ben', 'operator', 'visitor'], 'take another member’s session off the list', [
    { remove: paths.session('ann', '0') },
  ]),

  ...allow('ann', 'end the other sessions', ending()),
  ...allow('ida', 'end them again', ending(endedSessions(), 'ida')),
  ...allow('ann', 'keep as many as are listed', ending(endedSessions({ kept: kept(MOST_SESSIONS) }))),
  ...denyInvalid(
    'ann',
    'end the other sessions',
    endedSessions(),
    {
      at: [LONG_AGO, null],
      kept: [[], [JUST_NOW - 1], kept(MOST_SESSIONS + 1), String(JUST_NOW), null],
      revokedAt: [LONG_AGO, 0, false],
    },
    (data) => ending(data),
  ),
  ...deny('newcomer', 'end sessions before there is an account', ending(endedSessions(), 'newcomer')),
  ...deny(['ben', 'operator', 'visitor'], 'end the sessions of another member', ending()),
  ...deny(['ida', 'operator', 'visitor'], 'forget that sessions were ended', [
    { remove: paths.endedSessions('ida') },
  ]),

  // Sessions that were ended, and those that were not.
  ...allow(['idaAfter', 'idaKept'], 'read the own account', { get: paths.account('ida') }),
  ...allow(['idaAfter', 'idaKept'], 'show a photo', SHOWING),
  ...deny(['idaBefore', 'idaAt'], 'read the own account', { get: paths.account('ida') }),
  ...deny(['idaBefore', 'idaAt'], 'show a photo', SHOWING),
  ...deny('idaBefore', 'see the sessions', { list: paths.sessions('ida') }),
  ...deny(['idaBefore', 'idaAt'], 'come back', [
    ...ending(
      endedSessions({ kept: [KEPT_SINCE - 1, KEPT_SINCE, KEPT_SINCE + 99, KEPT_SINCE + 100] }),
      'ida',
    ),
  ]),
  ...allow('idaBefore', 'read that it was ended', { get: paths.endedSessions('ida') }),
  ...deny(['ben', 'operator', 'visitor'], 'read when another member ended sessions', {
    get: paths.endedSessions('ida'),
  }),
  ...deny('operatorEnded', 'read a member’s account', { get: paths.account('ann') }),
  ...deny('operatorEnded', 'suspend a member', suspending(standing())),
];
