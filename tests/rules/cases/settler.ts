import { serverTimestamp } from 'firebase/firestore/lite';
import { paths } from '../../../src/backend/firebase/documents.ts';
import { type Attempt, deny } from '../attempt.ts';

const BROWSERS = ['ann', 'operator', 'nobody'] as const;

const posting = {
  kind: 'credit',
  from: 'external',
  to: 'earning:ann',
  amount: 1_000_000,
  subject: 'a gift',
  at: serverTimestamp(),
  sequence: 2,
};

/** What the settler alone writes: no browser makes, changes or removes any of it. */
export const settled: readonly Attempt[] = [
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
  ...deny(BROWSERS, 'set the programme’s totals', [{ update: paths.totals(), data: { house: 1 } }]),
  ...deny(BROWSERS, 'remove the programme’s totals', [{ remove: paths.totals() }]),
  ...deny(BROWSERS, 'activate a level', [
    {
      set: paths.activation('ann', 's6-2'),
      data: { matrix: 's6', level: 2, status: 'requested', createdAt: serverTimestamp() },
    },
  ]),
  ...deny(BROWSERS, 'change an activation', [
    { update: paths.activation('ann', 's6-1'), data: { level: 12 } },
  ]),
  ...deny([...BROWSERS, 'ben'], 'write where nothing is foreseen', [
    { set: 'anywhere/at-all', data: { text: 'mine' } },
  ]),
  ...deny(BROWSERS, 'write below what is foreseen', [
    { set: `${paths.deposit('ann', 'pending')}/notes/1`, data: { text: 'mine' } },
  ]),
  ...deny(BROWSERS, 'write beside the totals', [{ set: 'programme/settings', data: { open: true } }]),
];
