import { Timestamp } from 'firebase/firestore/lite';
import { deskId, type DeskSign, HANDLING_LASTS } from '#domain/decisions/desk.ts';
import { liftId } from '#domain/accounts/suspension.ts';
import { usernameSkeleton } from '#domain/accounts/username-skeleton.ts';
import type { SlotKind } from '#domain/limits.ts';
import { DECIDED_NOTHING } from '#domain/settlement/settlement.ts';
import { HOUR, SECOND } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { KEPT_SINCE } from './people.ts';
import * as valid from './requests.ts';
import type { Data } from './requests.ts';

const JUST_NOW_MS = valid.JUST_NOW * SECOND;

/** When everything in the world was written. */
export const EARLIER = Timestamp.fromMillis(valid.MADE_AT);
const at = EARLIER;

/** How one member stands, as sums. */
const TALLY = { members: 1, ahead: 0, behind: 1, unpaid: 1, net: -500 };

/** The database before each case, by path. Ann has something in every collection. */
export const WORLD: Readonly<Record<string, Data>> = {
  ...member('ann', valid.account({ username: 'ann', createdAt: at })),
  ...member(
    'ben',
    valid.account({ username: 'ben', upline: 'tessera', uplineConfirmed: true, createdAt: at }),
  ),
  ...member('guest', valid.guestAccount({ username: 'guest_1', createdAt: at })),
  ...member('idle-guest', valid.guestAccount({ username: 'guest_3', createdAt: at })),
  ...member('operator', valid.account({ username: 'operator', createdAt: at })),
  ...member(
    'sue',
    valid.account({
      username: 'sue',
      createdAt: at,
      suspension: { id: 'first', reason: 'Three accounts.', at },
    }),
  ),
  [paths.standing('sue', 'first')]: stored(valid.standing({ reason: 'Three accounts.' })),
  [paths.deposit('sue', 'pending')]: stored(valid.deposit({ slot: 0 })),
  ...slots('sue', 'deposits', ['pending']),
  [paths.withdrawal('sue', 'held')]: stored(valid.withdrawal({ status: 'held', slot: 0 })),
  ...slots('sue', 'withdrawals', ['held']),
  // Suspended, with a record of the end there already, and none of the beginning.
  ...member(
    'tina',
    valid.account({
      username: 'tina',
      createdAt: at,
      suspension: { id: 'trap', reason: 'Three accounts.', at },
    }),
  ),
  [paths.standing('tina', liftId('trap'))]: stored(valid.standing({ change: 'lifted' })),
  ...member('eve', valid.account({ username: 'eve', createdAt: at })),
  // A name of Eve's, from her time as a guest.
  [paths.username('guest_eve')]: { uid: 'eve' },
  ...member('faye', valid.account({ username: 'faye', createdAt: at })),
  [paths.activation('faye', 's6-1')]: stored(valid.activation({ level: 1 })),
  ...member('gina', valid.account({ username: 'gina', createdAt: at })),
  [paths.activation('gina', 's8-1')]: stored(valid.activation({ matrix: 's8', level: 1, status: 'active' })),
  // Three who ask for the erasure of their accounts: for one nothing is held, for one money is, one is an operator.
  ...member('una', valid.account({ username: 'una', createdAt: at, erasureAskedAt: at })),
  ...member('vera', valid.account({ username: 'vera', createdAt: at, erasureAskedAt: at })),
  [paths.balances('vera')]: { locked: 0, earning: 0, held: 1, sequence: 1 },
  ...member('wanda', valid.account({ username: 'wanda', createdAt: at, erasureAskedAt: at })),
  [paths.operator('wanda')]: { grantedBy: 'Grace', grantedAt: at },
  [paths.disclosure('ann', 'operator')]: stored(
    valid.disclosure({ email: 'ann@mail.example', verified: true }),
  ),
  [paths.disclosure('ann', 'listed-member')]: stored(valid.disclosure()),
  [paths.tombstone('leaver')]: stored(valid.tombstone()),
  // The list of operators, with one who has lost the claim.
  ...member('listed-member', valid.account({ username: 'listed_member', createdAt: at })),
  [paths.note('ann', 'first')]: stored(valid.note()),
  [paths.note('operator', 'first')]: stored(valid.note({ operator: 'listed-member' })),
  // An operator has lifted this suspension.
  [paths.standing('ben', 'earlier')]: stored(valid.standing()),
  [paths.standing('ben', liftId('earlier'))]: stored(valid.standing({ change: 'lifted' })),
  [paths.operator('operator')]: { grantedBy: 'Grace', grantedAt: at },
  [paths.operator('listed-member')]: { grantedBy: 'Grace', grantedAt: at },
  'grants/first': { uid: 'operator', change: 'granted', by: 'Grace', at },
  [paths.message('operator', 'question')]: stored(valid.message()),
  [paths.username('leaver')]: { uid: 'leaver', deleted: true },
  // A name of the same person without a mark.
  [paths.username('left_unmarked')]: { uid: 'leaver' },
  // An account without its username, which no batch would leave.
  [paths.account('nameless')]: valid.account({ username: 'nameless', createdAt: at }),
  // A name whose account was never written.
  [paths.username('stranded')]: { uid: 'stranded' },
  // A name that reads as a number.
  [paths.username('12345')]: { uid: 'another' },

  // What operators told one another: just now, and longer ago than that lasts.
  ...sign('proven', 'handling', 'colleague', JUST_NOW_MS),
  ...sign('proven', 'marked', 'colleague', JUST_NOW_MS),
  ...sign('credited', 'handling', 'colleague', Date.now() - HANDLING_LASTS),
  ...sign('refused', 'handling', 'operator', JUST_NOW_MS),
  [paths.notice('ann', 'deposit-expired:first')]: {
    kind: 'deposit-expired',
    at,
    subject: 'first',
    amount: 30_000,
    partner: null,
    note: null,
  },
  [paths.securityChange('ann', 'second-factor-added')]: { at },
  [paths.securityChange('ann', 'second-factor-removed')]: { at: Timestamp.fromMillis(JUST_NOW_MS) },
  [paths.securityChange('leaver', 'password-changed')]: { at },
  [paths.mail('ann', 'deposit-expired:first')]: { to: ['ann@mail.example'], uid: 'ann' },
  [paths.noticeCount('ann')]: { written: 5, read: 2 },

  [paths.photo('ann')]: stored(valid.photo()),
  [paths.session('ann', '0')]: valid.session({ authTime: 7, since: 5 }),
  ...member('ida', valid.account({ username: 'ida', createdAt: at })),
  [paths.endedSessions('ida')]: stored(valid.endedSessions({ kept: [KEPT_SINCE] })),
  [paths.session('ida', '0')]: valid.session({ authTime: KEPT_SINCE, since: KEPT_SINCE }),
  [paths.pushSubscription('ann', '0')]: valid.pushSubscription({ told: 2 }),
  // A session of now, of a member with notices, and of one without.
  [paths.session('ann', '3')]: valid.session(),
  [paths.session('sue', '3')]: valid.session(),
  [paths.pushSubscription('sue', '3')]: valid.pushSubscription(),
  [paths.session('leaver', '3')]: valid.session(),
  [paths.endedSessions('operator')]: stored(valid.endedSessions({ kept: [] })),
  [paths.deposit('ann', 'pending')]: stored(valid.deposit()),
  [paths.deposit('ann', 'proven')]: stored(valid.deposit({ proofAt: at })),
  [paths.proof('ann', 'proven')]: stored(valid.proof({ slot: 0 })),
  [paths.deposit('ann', 'credited')]: stored(
    valid.deposit({ status: 'credited', decidedAt: at, proofAt: at }),
  ),
  [paths.proof('ann', 'credited')]: stored(valid.proof()),
  [paths.deposit('ann', 'refused')]: stored(valid.deposit({ status: 'refused', decidedAt: at })),
  [paths.decision('ann', 'deposit', 'credited')]: stored(
    valid.decision({ requestId: 'credited', status: 'settled' }),
  ),
  // A deposit whose id reads as a number.
  [paths.deposit('ann', '7')]: stored(valid.deposit()),
  // A deposit that its member deleted after the decision and before the settlement.
  [paths.decision('ann', 'deposit', 'deleted')]: stored(valid.decision({ requestId: 'deleted' })),
  [paths.decision('ann', 'withdrawal', 'deleted')]: stored(valid.decision({ requestId: 'deleted' })),

  ...Object.fromEntries(
    ['requested', 'held', 'cancelling', 'paid', 'refused', 'cancelled'].map((status) => [
      paths.withdrawal('ann', status),
      stored(valid.withdrawal({ status, operators: 1 })),
    ]),
  ),
  // The settler has said how many operators each takes, whatever its amount.
  [paths.withdrawal('ann', 'large')]: stored(
    valid.withdrawal({ status: 'held', amount: 100_001, operators: 2 }),
  ),
  [paths.withdrawal('ann', 'one-of-many')]: stored(valid.withdrawal({ status: 'held', operators: 2 })),
  ...Object.fromEntries(
    (
      [
        ['approved', 'held', 'colleague'],
        ['approved-by-operator', 'held', 'operator'],
        ['approved-and-cancelling', 'cancelling', 'colleague'],
      ] as const
    ).map(([id, status, operator]) => [
      paths.withdrawal('ann', id),
      stored(valid.withdrawal({ status, amount: 100_001, operators: 2, approval: { operator, at } })),
    ]),
  ),
  [paths.withdrawal('ann', 'large-cancelling')]: stored(
    valid.withdrawal({ status: 'cancelling', amount: 100_001, operators: 2 }),
  ),
  // Deposits without a proof: as much as one operator may credit, and more.
  [paths.deposit('ann', 'limit')]: stored(valid.deposit({ amount: 100_000 })),
  [paths.deposit('ann', 'large')]: stored(valid.deposit({ amount: 100_001 })),
  [paths.deposit('ann', 'large-proven')]: stored(valid.deposit({ amount: 100_001, proofAt: at })),
  ...Object.fromEntries(
    ['colleague', 'operator'].map((operator) => [
      paths.deposit('ann', `approved-by-${operator}`),
      stored(valid.deposit({ amount: 100_001, approval: { operator, at } })),
    ]),
  ),
  // A deposit that its member deleted after the approval.
  [paths.decision('ann', 'credit-approval', 'approved-once')]: stored(
    valid.decision({ kind: 'credit-approval', requestId: 'approved-once', outcome: 'approve' }),
  ),
  // A withdrawal that its member deleted after the approval.
  [paths.decision('ann', 'approval', 'approved-once')]: stored(
    valid.decision({ kind: 'approval', requestId: 'approved-once', outcome: 'approve' }),
  ),
  [paths.decision('ann', 'sending', 'sent')]: stored(
    valid.decision({ kind: 'sending', requestId: 'sent', outcome: 'send', note: 'tx-1' }),
  ),
  [paths.withdrawal('ann', 'sent')]: stored(
    valid.withdrawal({ status: 'paid', payout: { reference: 'tx-1', at } }),
  ),
  // An operator's decision on these waits to be settled.
  [paths.deposit('ann', 'deciding')]: stored(valid.deposit()),
  [paths.decision('ann', 'deposit', 'deciding')]: stored(valid.decision({ requestId: 'deciding' })),
  [paths.deposit('ann', 'deciding-proven')]: stored(valid.deposit({ proofAt: at })),
  [paths.proof('ann', 'deciding-proven')]: stored(valid.proof()),
  [paths.decision('ann', 'deposit', 'deciding-proven')]: stored(
    valid.decision({ requestId: 'deciding-proven' }),
  ),
  [paths.withdrawal('ann', 'deciding')]: stored(valid.withdrawal({ status: 'held', operators: 1 })),
  [paths.decision('ann', 'withdrawal', 'deciding')]: stored(
    valid.decision({ kind: 'withdrawal', requestId: 'deciding', outcome: 'pay' }),
  ),
  [paths.withdrawal('ann', 'approving')]: stored(
    valid.withdrawal({ status: 'held', amount: 100_001, operators: 2 }),
  ),
  [paths.decision('ann', 'approval', 'approving')]: stored(
    valid.decision({ kind: 'approval', requestId: 'approving', outcome: 'approve' }),
  ),
  // The settler has refused a decision on these: they had changed since they were seen, or had another fault.
  [paths.deposit('ann', 'changed')]: stored(valid.deposit({ proofAt: at })),
  [paths.proof('ann', 'changed')]: stored(valid.proof()),
  [paths.decision('ann', 'deposit', 'changed')]: stored(
    valid.decision({ requestId: 'changed', status: 'refused', refusal: 'changed-since-seen' }),
  ),
  [paths.withdrawal('ann', 'changed')]: stored(valid.withdrawal({ status: 'held', operators: 1 })),
  [paths.decision('ann', 'withdrawal', 'changed')]: stored(
    valid.decision({
      kind: 'withdrawal',
      requestId: 'changed',
      outcome: 'pay',
      status: 'refused',
      refusal: 'changed-since-seen',
    }),
  ),
  ...Object.fromEntries(
    DECIDED_NOTHING.flatMap((refusal) => [
      [paths.deposit('ann', refusal), stored(valid.deposit())],
      [
        paths.decision('ann', 'deposit', refusal),
        stored(valid.decision({ requestId: refusal, status: 'refused', refusal })),
      ],
    ]),
  ),
  [paths.deposit('ann', 'id-used')]: stored(valid.deposit()),
  [paths.decision('ann', 'deposit', 'id-used')]: stored(
    valid.decision({ requestId: 'id-used', status: 'refused', refusal: 'id-used' }),
  ),
  [paths.deposit('operator', 'changed')]: stored(valid.deposit()),
  [paths.decision('operator', 'deposit', 'changed')]: stored(
    valid.decision({ requestId: 'changed', status: 'refused', refusal: 'changed-since-seen' }),
  ),
  // The operator's own requests.
  [paths.deposit('operator', 'pending')]: stored(valid.deposit()),
  [paths.withdrawal('operator', 'held')]: stored(valid.withdrawal({ status: 'held', operators: 1 })),
  [paths.withdrawal('operator', 'large')]: stored(
    valid.withdrawal({ status: 'held', amount: 100_001, operators: 2 }),
  ),
  [paths.withdrawal('operator', 'paid')]: stored(valid.withdrawal({ status: 'paid', payout: null })),
  [paths.withdrawal('ann', 'not-settled')]: stored(
    valid.withdrawal({ status: 'refused', refusal: 'insufficient-funds' }),
  ),
  // The settler never writes a refusal with another status than `refused`; the rule checks both all the same.
  [paths.withdrawal('ann', 'held-again')]: stored(
    valid.withdrawal({ status: 'held', refusal: 'insufficient-funds' }),
  ),
  // Slots of Ann's: taken, free again, and those that rest for the day. All others she has never taken.
  ...slots('ann', 'deposits', ['pending', 'credited', 'gone', 'expired']),
  ...slots('ann', 'withdrawals', ['held', 'requested', 'cancelling', 'paid', 'not-settled', 'gone']),
  ...slots('ann', 'activations', ['s8-1', 's6-1', 's6-2', 's6-9']),
  ...slots('ann', 'proofs', ['proven', 'gone']),
  [paths.slot('ann', 'withdrawals', 10)]: { of: 'withdrawals', id: 'paid', at: Timestamp.now() },
  [paths.slot('ann', 'withdrawals', 11)]: { of: 'withdrawals', id: 'paid', at: hoursAgo(25) },
  [paths.slot('ann', 'withdrawals', 12)]: { of: 'withdrawals', id: 'paid', at: hoursAgo(23) },
  [paths.slot('ann', 'activations', 10)]: { of: 'activations', id: 's6-1', at: Timestamp.now() },
  [paths.slot('ann', 'activations', 11)]: { of: 'activations', id: 's6-9', at: Timestamp.now() },
  [paths.slot('ann', 'deposits', 10)]: { of: 'deposits', id: 'credited', at: Timestamp.now() },
  [paths.slot('ann', 'proofs', 10)]: { of: 'proofs', id: 'gone', at: Timestamp.now() },
  [paths.deposit('ann', 'expired')]: stored(valid.deposit({ status: 'expired', decidedAt: at })),

  ...thread('ann', 'answer', 'operator', 0),
  // One message more may be written, and none.
  ...thread('ben', 'earlier', 'member', 49),
  ...thread('guest', 'earlier', 'member', 50),
  [paths.message('ann', 'question')]: stored(valid.message()),
  [paths.message('ann', 'answer')]: stored(valid.answer()),
  [paths.activation('ann', 's6-1')]: stored(valid.activation({ level: 1, status: 'active' })),
  [paths.activation('ann', 's6-2')]: stored(
    valid.activation({ status: 'refused', refusal: 'insufficient-funds' }),
  ),
  [paths.activation('ann', 's8-1')]: stored(valid.activation({ matrix: 's8', level: 1 })),
  [paths.levels('ann')]: { levels: { 's6-1': { frozen: false, cycles: 0, filled: 0, places: [] } } },
  [paths.income('ann', 2)]: {
    kind: 'earned',
    partner: 'ben',
    matrix: 's6',
    level: 1,
    amount: 500,
    at,
    sequence: 2,
  },
  [paths.result('ann')]: { earned: 500, paid: 500, payers: TALLY },
  [paths.community()]: TALLY,
  [paths.programmeLog()]: { entries: 1 },
  [paths.programmeBundle(0)]: { bundle: 0, entries: '{}', engine: 1 },
  [paths.posting('ann', 'first')]: {
    kind: 'credit',
    from: 'external',
    to: 'locked:ann',
    amount: 50_000,
    subject: 'credited',
    at,
    sequence: 1,
  },
  [paths.historyBundle('ann', 0)]: { bundle: 0, steps: '' },
  [paths.dayEnds('ann')]: { steps: '' },
  [paths.partnersPage('ann', 0)]: {
    page: 0,
    entries: [{ username: 'carl', upline: null, joinedAt: at.toMillis() }],
  },
  [paths.partnerRecord('0')]: { pages: {}, owners: {} },
  [paths.balances('ann')]: { locked: 50_000, earning: 0, held: 0, sequence: 1 },
  [paths.settlerStatus()]: { seenAt: at, waiting: 0, oldestAt: null, reason: null, version: '1.0.0' },
  [paths.failedRequest(paths.withdrawal('ann', 'requested'))]: {
    path: paths.withdrawal('ann', 'requested'),
    failures: 5,
    since: at,
    setAsideAt: at,
    reason: 'LedgerBroken',
  },
  [paths.balances('guest')]: { locked: 0, earning: 0, held: 1, sequence: 1 },
  [paths.totals()]: {
    external: -50_000,
    house: 0,
    locked: 50_000,
    earning: 0,
    held: 0,
    sequence: 1,
    entries: 1,
  },

  [paths.logHead()]: { size: 1, edge: [''], books: {} },
  [paths.logBundle(0)]: { index: 0, entries: ['{}'], hashes: [''], size: 1, at: 0, books: {} },
  [paths.logTile(1, 0)]: { level: 1, index: 0, hashes: [''] },

  // What remains below a deleted account.
  [paths.deposit('leaver', 'credited')]: stored(valid.deposit({ status: 'credited', decidedAt: at })),
  [paths.proof('leaver', 'credited')]: stored(valid.proof()),
  [paths.photo('leaver')]: stored(valid.photo()),
  ...Object.fromEntries(
    (['requested', 'held', 'cancelling'] as const).map((status) => [
      paths.withdrawal('leaver', status),
      stored(valid.withdrawal({ status })),
    ]),
  ),
  [paths.withdrawal('leaver', 'paid')]: stored(
    valid.withdrawal({ status: 'paid', payout: { reference: 'tx-1', at } }),
  ),
  [paths.withdrawal('leaver', 'unsent')]: stored(valid.withdrawal({ status: 'paid', payout: null })),
  [paths.message('leaver', 'question')]: stored(valid.message()),
  ...slots('leaver', 'deposits', ['credited']),
  ...thread('leaver', 'question', 'member', 1),
  [paths.activation('leaver', 's6-1')]: stored(valid.activation({ level: 1, status: 'active' })),
  [paths.posting('leaver', 'first')]: { at },
  [paths.historyBundle('leaver', 0)]: { bundle: 0, steps: '' },
  [paths.decision('leaver', 'deposit', 'credited')]: { at },
};

function member(uid: string, account: Data): Record<string, Data> {
  const username = String(account['username']);
  return {
    [paths.account(uid)]: account,
    [paths.username(username)]: { uid },
    [paths.usernameSkeleton(usernameSkeleton(username))]: { username },
  };
}

function hoursAgo(hours: number): Timestamp {
  return Timestamp.fromMillis(Date.now() - hours * HOUR);
}

/** Each taken long ago, from the first on. */
function slots(uid: string, of: SlotKind, ids: readonly string[]): Record<string, Data> {
  return Object.fromEntries(ids.map((id, slot) => [paths.slot(uid, of, slot), { of, id, at }]));
}

function thread(uid: string, latest: string, from: string, unanswered: number): Record<string, Data> {
  return { [paths.thread(uid, 'messages')]: { of: 'messages', latest, from, since: at, unanswered } };
}

/** A document as stored: with its times set. */
function stored(sent: Data): Data {
  const times = Object.fromEntries(
    ['createdAt', 'at'].filter((field) => field in sent).map((field) => [field, at]),
  );
  return { ...sent, ...times };
}

/** A sign of an operator on a deposit of Ann's. */
function sign(
  requestId: string,
  of: DeskSign,
  operator: string,
  when: number,
): Readonly<Record<string, Data>> {
  const request = { uid: 'ann', requestKind: 'deposit', requestId } as const;
  return {
    [paths.deskEntry(deskId(of, request))]: {
      ...request,
      sign: of,
      operator,
      at: Timestamp.fromMillis(when),
    },
  };
}
