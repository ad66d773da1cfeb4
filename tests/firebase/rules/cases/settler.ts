import { serverTimestamp } from 'firebase/firestore/lite';
import { paths } from '#firestore/paths.ts';
import { allow, type RuleCase, deny } from '#tests/firebase/rules/rule-case.ts';

const BROWSERS = ['ann', 'operator', 'visitor'] as const;

const posting = {
  kind: 'credit',
  from: 'external',
  to: 'earning:ann',
  amount: 1_000_000,
  subject: 'a gift',
  at: serverTimestamp(),
  sequence: 2,
};

const notice = { subject: 'gift', amount: 1_000_000, partner: null, note: null };

/** What only the settler writes, and what its reader may mark: no browser creates, changes or removes any of it. */
export const settled: readonly RuleCase[] = [
  ...deny(BROWSERS, 'post', [{ set: paths.posting('ann', 'gift'), data: posting }]),
  ...deny(BROWSERS, 'change a posting', [{ update: paths.posting('ann', 'first'), data: { amount: 1 } }]),
  ...deny(BROWSERS, 'remove a posting', [{ remove: paths.posting('ann', 'first') }]),
  ...deny('leaver', 'remove a posting of a deleted account', [{ remove: paths.posting('leaver', 'first') }]),
  ...deny('leaver', 'remove a decision on a deleted account', [
    { remove: paths.decision('leaver', 'deposit', 'credited') },
  ]),
  ...deny(BROWSERS, 'set a balance', [
    { set: paths.balances('ann'), data: { locked: 0, earning: 1_000_000, held: 0, sequence: 2 } },
  ]),
  ...deny(BROWSERS, 'change a balance', [{ update: paths.balances('ann'), data: { earning: 1_000_000 } }]),
  ...deny(BROWSERS, 'remove a balance', [{ remove: paths.balances('ann') }]),
  ...deny('ben', 'set a first balance', [
    { set: paths.balances('ben'), data: { locked: 0, earning: 1_000_000, held: 0, sequence: 2 } },
  ]),
  ...deny(BROWSERS, 'send a mail', [
    {
      set: 'mail/forged',
      data: { to: ['anyone@mail.example'], message: { subject: 'Hello', text: 'Hello' } },
    },
  ]),
  ...deny(BROWSERS, 'tell themselves something', [
    {
      set: paths.notice('ann', 'deposit-credited:gift'),
      data: { ...notice, kind: 'deposit-credited', at: serverTimestamp() },
    },
  ]),
  ...deny(BROWSERS, 'change a notice', [
    { update: paths.notice('ann', 'deposit-expired:first'), data: { amount: 1 } },
  ]),
  ...deny(BROWSERS, 'remove a notice', [{ remove: paths.notice('ann', 'deposit-expired:first') }]),
  ...allow('ann', 'mark some notices as read', [{ update: paths.noticeCount('ann'), data: { read: 4 } }]),
  ...allow('ann', 'mark all notices as read', [{ update: paths.noticeCount('ann'), data: { read: 5 } }]),
  ...deny(['ben', 'operator', 'visitor'], 'mark another member’s notices as read', [
    { update: paths.noticeCount('ann'), data: { read: 4 } },
  ]),
  ...deny('ann', 'mark more notices as read than there are', [
    { update: paths.noticeCount('ann'), data: { read: 6 } },
  ]),
  ...deny('ann', 'mark part of a notice as read', [
    { update: paths.noticeCount('ann'), data: { read: 2.5 } },
  ]),
  ...deny('ann', 'mark notices as unread', [{ update: paths.noticeCount('ann'), data: { read: 1 } }]),
  ...deny('ann', 'count notices', [{ update: paths.noticeCount('ann'), data: { written: 9, read: 4 } }]),
  ...deny(BROWSERS, 'remove the count of notices', [{ remove: paths.noticeCount('ann') }]),
  ...deny('ben', 'begin to count notices', [
    { set: paths.noticeCount('ben'), data: { written: 1, read: 1 } },
  ]),
  ...deny(BROWSERS, 'set the programme’s totals', [{ update: paths.totals(), data: { house: 1 } }]),
  ...deny(BROWSERS, 'remove the programme’s totals', [{ remove: paths.totals() }]),
  ...deny(BROWSERS, 'say that the settler is alive', [
    { update: paths.settlerStatus(), data: { seenAt: serverTimestamp() } },
  ]),
  ...deny(BROWSERS, 'remove the settler’s status', [{ remove: paths.settlerStatus() }]),
  ...deny(BROWSERS, 'write beside the settler’s status', [{ set: 'settler/other', data: { waiting: 0 } }]),
  ...deny(BROWSERS, 'set a request aside', [
    { set: 'failedRequests/ben:withdrawals:w1', data: { path: paths.withdrawal('ben', 'w1'), failures: 5 } },
  ]),
  ...deny(BROWSERS, 'count a failure', [
    { update: paths.failedRequest(paths.withdrawal('ann', 'requested')), data: { failures: 0 } },
  ]),
  ...deny(BROWSERS, 'release what is set aside', [
    { remove: paths.failedRequest(paths.withdrawal('ann', 'requested')) },
  ]),
  ...deny(BROWSERS, 'take a level', [
    {
      set: paths.levels('ben'),
      data: { levels: { 's6-2': { frozen: false, cycles: 0, filled: 0, places: [] } } },
    },
  ]),
  ...deny(BROWSERS, 'thaw a level', [{ update: paths.levels('ann'), data: { 'levels.s6-1.frozen': false } }]),
  ...deny(BROWSERS, 'give up a level', [{ remove: paths.levels('ann') }]),
  ...deny(BROWSERS, 'write what was earned', [
    { update: paths.income('ann', 2), data: { amount: 1_000_000 } },
  ]),
  ...deny(BROWSERS, 'add to the programme’s log', [
    { set: paths.programmeBundle(1), data: { bundle: 1, entries: '{}', engine: 1 } },
  ]),
  ...deny(BROWSERS, 'change a bundle of the programme’s log', [
    { update: paths.programmeBundle(0), data: { entries: '{}' } },
  ]),
  ...deny(BROWSERS, 'set how long the programme’s log is', [
    { set: paths.programmeLog(), data: { entries: 0 } },
  ]),
  ...deny(BROWSERS, 'set the head of the public log', [
    { set: paths.logHead(), data: { size: 0, edge: [], books: {} } },
  ]),
  ...deny(BROWSERS, 'cut the public log', [{ remove: paths.logHead() }]),
  ...deny(BROWSERS, 'forget what was signed', [{ set: paths.logSigned(), data: { checkpoint: '' } }]),
  ...deny(BROWSERS, 'add to the public log', [
    { set: paths.logBundle(1), data: { index: 1, entries: ['{}'], hashes: [''] } },
  ]),
  ...deny(BROWSERS, 'change the public log', [{ update: paths.logBundle(0), data: { entries: ['[]'] } }]),
  ...deny(BROWSERS, 'change a hash of the public log', [
    { update: paths.logTile(1, 0), data: { hashes: ['other'] } },
  ]),
  ...deny(BROWSERS, 'tell the salt of a posting', [
    { update: paths.posting('ann', 'first'), data: { salt: 'AAAA' } },
  ]),
  ...deny(BROWSERS, 'add a page of partners', [
    { set: paths.partnersPage('ann', 1), data: { page: 1, entries: [] } },
  ]),
  ...deny(BROWSERS, 'change a page of partners', [
    { update: paths.partnersPage('ann', 0), data: { entries: [] } },
  ]),
  ...deny(BROWSERS, 'remove a page of partners', [{ remove: paths.partnersPage('ann', 0) }]),
  ...deny(BROWSERS, 'say what the pages of partners hold', [
    { update: paths.partnerRecord('0'), data: { pages: {} } },
  ]),
  ...deny([...BROWSERS, 'ben'], 'write where nothing is foreseen', [
    { set: 'anywhere/at-all', data: { text: 'mine' } },
  ]),
  ...deny(BROWSERS, 'write below what is foreseen', [
    { set: `${paths.deposit('ann', 'pending')}/notes/1`, data: { text: 'mine' } },
  ]),
  ...deny(BROWSERS, 'write beside the totals', [{ set: 'programme/settings', data: { open: true } }]),
];
