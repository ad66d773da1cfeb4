import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { levelKey, MATRICES, priceOf } from '#domain/programme/activation.ts';
import { Programme } from '#domain/programme/programme.ts';
import { toBoxes, toIncome, toProgrammeEntries } from '#firestore/decode.ts';
import type { IncomeDocument, LevelsDocument, ProgrammeBundleDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { incomesOf } from '#tests/unit/support/fold-holdings.ts';
import { activationDocument } from '#tests/support/request-documents.ts';
import { settleDespiteKills } from './killed.ts';
import { startSettler } from './program.ts';
import { openWorld, type World } from './world.ts';

/** A tree: each member's upline, lower members first. */
const UPLINES: Readonly<Record<string, string>> = {
  gus: 'eve',
  fay: 'ben',
  eve: 'ben',
  dan: 'ada',
  cleo: 'ada',
  ben: 'ada',
  ada: 'tessera',
};
const MEMBERS = Object.keys(UPLINES);
const LEVELS = [1, 2, 3];
/** Both matrices up to level 2 cost 30: some members do not reach level 3, and one reaches none. */
const EARNED = [2_00, 45_00, 35_00, 70_00, 35_00, 15_00, 70_00];

async function openAccounts({ db, fund }: World): Promise<void> {
  for (const [index, uid] of MEMBERS.entries()) {
    await db.doc(paths.username(uid)).create({ uid });
    const createdAt = FieldValue.serverTimestamp();
    await db.doc(paths.account(uid)).create({ username: uid, upline: UPLINES[uid], guest: false, createdAt });
    await fund(uid, EARNED[index] ?? 0);
  }
}

async function askForAll({ db }: World): Promise<void> {
  for (const level of LEVELS) {
    await Promise.all(
      MEMBERS.flatMap((uid) =>
        MATRICES.map((matrix) =>
          db
            .doc(paths.activation(uid, levelKey({ matrix, level })))
            .create(activationDocument({ matrix, level })),
        ),
      ),
    );
  }
}

/** The ledger, the programme's log and what members see agree. */
async function audit({ db, differences }: World): Promise<void> {
  expect(await differences()).toEqual([]);

  const log = await db.collection(paths.programmeBundles()).orderBy('bundle').get();
  const entries = log.docs.flatMap((each) => toProgrammeEntries(each.data() as ProgrammeBundleDocument));
  expect((await db.doc(paths.programmeLog()).get()).get('entries')).toBe(entries.length);
  const programme = new Programme();
  const opened = entries.flatMap((entry) => programme.apply(entry) ?? []);

  const activated = entries.filter(({ kind }) => kind === 'activate');
  expect(activated.length).toBeGreaterThan(10);
  for (const uid of MEMBERS) {
    const asked = await db.collection(paths.activations(uid)).get();
    const active = asked.docs.filter((each) => each.get('status') === 'active').map(({ id }) => id);
    expect(asked.docs.every((each) => each.get('status') !== 'requested')).toBe(true);
    expect(active.sort()).toEqual([...programme.boxesOf(uid).keys()].sort());

    const levels = (await db.doc(paths.levels(uid)).get()).data() as LevelsDocument;
    expect(toBoxes(levels)).toEqual(programme.boxesOf(uid));
    const incomes = await db.collection(paths.incomes(uid)).orderBy('sequence').get();
    expect(incomes.docs.map((each) => toIncome(each.data() as IncomeDocument))).toEqual(
      incomesOf(
        uid,
        opened.flatMap((each) => each.incomes),
      ),
    );

    const postings = await db.collection(`accounts/${uid}/postings`).where('kind', '==', 'activation').get();
    const paid = postings.docs.filter((each) => String(each.get('from')).endsWith(`:${uid}`));
    const prices = active.map((key) => priceOf(Number(key.split('-')[1])));
    const total = (amounts: readonly number[]) => amounts.reduce((left, right) => left + right, 0);
    expect(total(paid.map((each) => each.get('amount')))).toBe(total(prices));
  }
}

describe('activations', () => {
  it('are settled once by two concurrent settlers, in one order for ledger and matrices', async () => {
    const world = openWorld();
    await openAccounts(world);
    const settlers = [1, 2].map(() =>
      startSettler(['--watch', '--health-port', '0', '--project', world.project]),
    );
    await askForAll(world);
    await world.untilSettled();
    // One that is still starting would end by the signal itself.
    await Promise.all(settlers.map((settler) => settler.until(({ event }) => event === 'health')));
    expect(await Promise.all(settlers.map((settler) => settler.end('SIGTERM')))).toEqual([0, 0]);
    await audit(world);
    const outcomes = settlers
      .flatMap(({ lines }) => lines)
      .filter(({ event, outcome }) => event === 'request' && outcome !== 'nothing');
    expect(outcomes).toHaveLength(MEMBERS.length * MATRICES.length * LEVELS.length);
  });

  it('are neither lost nor repeated when settlers are killed at each step of a batch and others take over', async () => {
    const world = openWorld();
    await openAccounts(world);
    await askForAll(world);
    await settleDespiteKills(world, 1);
    await audit(world);
  });
});
