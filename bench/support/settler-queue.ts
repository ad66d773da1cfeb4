// How fast settlers empty a queue of withdrawals, on the emulator that the environment names; bench/ledger.ts calls it.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { cents } from '#domain/money/cents.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import { paths } from '#firestore/paths.ts';
import { append, readLedgerSnapshot } from '#settler/ledger/ledger-snapshot.ts';
import { watchRequests } from '#settler/runtime/watch.ts';
import { BANK_DETAILS } from './bank-details.ts';

const MEMBERS = 20;

/** @returns milliseconds from the settlers' start until all is settled */
export async function timeQueue(requests: number, settlers: number): Promise<number> {
  const project = `demo-bench-${randomUUID().slice(0, 8)}`;
  const apps = Array.from({ length: settlers + 1 }, (_, index) =>
    initializeApp({ projectId: project }, `${project}-${index}`),
  );
  const [db, ...ofSettlers] = apps.map((app) => getFirestore(app));
  if (!db) throw new Error('No database');
  await fill(db, requests);

  const settled = new Set<string>();
  const { promise, resolve } = Promise.withResolvers<void>();
  const begun = performance.now();
  const running = ofSettlers.map((own) =>
    watchRequests(own, Date.now, {
      settled(path, { kind }) {
        if (kind === 'settled') settled.add(path);
        if (settled.size === requests) resolve();
      },
      setAside: (path, cause) => console.error(path, cause),
      failed: (path, cause) => console.error(path, cause),
    }),
  );
  await promise;
  const ms = performance.now() - begun;
  await Promise.all(running.map((settler) => settler.stop()));
  await Promise.all(apps.map((app) => deleteApp(app)));
  return ms;
}

async function fill(db: Firestore, requests: number): Promise<void> {
  for (let member = 0; member < MEMBERS; member += 1) {
    const uid = `member-${member}`;
    await db.runTransaction(async (transaction) => {
      await append(db, transaction, uid, await readLedgerSnapshot(db, transaction, uid), [
        {
          id: `${uid}:earlier`,
          kind: 'credit',
          from: 'external',
          to: memberAccount('earning', uid),
          amount: cents(1_000_000_00),
          at: 0,
          subject: 'earlier earnings',
        },
      ]);
    });
  }
  const writer = db.bulkWriter();
  for (let index = 0; index < requests; index += 1) {
    void writer.create(db.doc(paths.withdrawal(`member-${index % MEMBERS}`, `w${index}`)), {
      amount: 100_00,
      details: BANK_DETAILS,
      status: 'requested',
      refusal: null,
      createdAt: FieldValue.serverTimestamp(),
      decidedAt: null,
      note: null,
    });
  }
  await writer.close();
}
