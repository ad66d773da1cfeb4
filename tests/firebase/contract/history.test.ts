import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { memberAccount, type Posting } from '#domain/money/ledger.ts';
import { EXACT_STEPS, type History } from '#domain/money/portfolio.ts';
import { HOUR } from '#domain/time.ts';
import { STEPS_OF_BUNDLE } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { observe, refusal, uidOf } from '#tests/contract/observe.ts';
import { join } from '#tests/contract/people.ts';
import { post } from '#tests/support/post.ts';
import { firebaseHarness } from './harness.ts';

const harness = firebaseHarness();

beforeEach(() => harness.reset());
afterAll(() => harness.close());

/** So many that a commit holds them. */
const AT_ONCE = 400;

/** The embedded backend keeps no bundles: these are Firebase's alone. */
it('A long history is read in bundles, with the ends of days before them, and goes on with the next posting', async () => {
  const tab = await harness.open();
  await join(tab, 'ada');
  const uid = await uidOf(tab);
  const to = memberAccount('earning', uid);
  const admin = initializeApp({ projectId: process.env['GCLOUD_PROJECT'] ?? '' }, 'history');
  onTestFinished(() => deleteApp(admin));
  const db = getFirestore(admin);
  const credit = (nth: number): Posting => ({
    id: `credit-${nth}`,
    kind: 'credit',
    from: 'external',
    to,
    amount: cents(1_00),
    at: Date.UTC(2026, 0, 1) + nth * HOUR,
    subject: 'earlier earnings',
  });
  const count = EXACT_STEPS + 3 * STEPS_OF_BUNDLE;
  for (let first = 0; first < count; first += AT_ONCE) {
    const length = Math.min(AT_ONCE, count - first);
    await post(
      db,
      Array.from({ length }, (_, nth) => credit(first + nth)),
    );
  }

  const watched = observe<History>((...call) => tab.watchHistory(...call));
  const isWhole = ({ steps, dayEnds }: History, last: number): boolean => {
    const [first] = steps;
    const begins = (first?.balances.earning ?? 0) / 100;
    const expected = Array.from({ length: last - begins + 1 }, (_, nth) => (begins + nth) * 100);
    expect(steps.map(({ balances }) => balances.earning)).toEqual(expected);
    expect(steps.length).toBeGreaterThanOrEqual(EXACT_STEPS);
    // 24 postings a day.
    expect(dayEnds?.map(({ balances }) => balances.earning / 100)).toEqual(
      Array.from({ length: Math.floor((begins - 1) / 24) }, (_, day) => 24 * (day + 1)),
    );
    return true;
  };
  expect(isWhole(await watched.first(), count)).toBe(true);
  await post(db, [credit(count)]);
  const next = await watched.until(({ steps }) => steps.at(-1)?.balances.earning === (count + 1) * 100);
  expect(isWhole(next, count + 1)).toBe(true);

  // Not as if what is missing had never happened.
  await db.doc(paths.dayEnds(uid)).delete();
  const again = () => observe<History>((...call) => tab.watchHistory(...call)).first();
  expect((await again()).dayEnds).toEqual([]);
  await db.doc(paths.historyBundle(uid, 5)).delete();
  expect(await refusal(again())).toBe('unknown');
});
