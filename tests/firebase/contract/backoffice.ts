import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import type { Cents } from '#domain/money/cents.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import { type DecisionDocument, paths } from '#firestore/documents.ts';
import { append, readLedgerSnapshot } from '#settler/ledger/ledger-snapshot.ts';
import { watchRequests } from '#settler/runtime/watch.ts';

/** The settler and an operator. */
export interface Backoffice {
  stopSettler(): Promise<void>;
  startSettler(): Promise<void>;
  fund(email: string, amount: Cents): Promise<void>;
  /** Decides, and waits until the settler has carried it out. */
  decide(
    email: string,
    of: DecisionDocument['of'],
    subject: string,
    decision: DecisionDocument['decision'],
  ): Promise<void>;
  reply(email: string, text: string): Promise<void>;
  makeOperator(email: string): Promise<void>;
  /** The number of all members' proofs and photos. */
  picturesLeft(): Promise<number>;
  moveAddress(from: string, to: string): Promise<void>;
  close(): Promise<void>;
}

export function openBackoffice(project: string): Backoffice {
  const app = initializeApp({ projectId: project }, project);
  const db = getFirestore(app);
  const auth = getAuth(app);
  const openSettler = () =>
    watchRequests(db, Date.now, {
      settled: () => undefined,
      setAside(path, cause) {
        console.error('The settler has set aside', path, cause);
      },
      failed(what, cause) {
        console.error('The settler failed', what, cause);
      },
    });
  let settler = openSettler();
  const uidOf = async (email: string) => (await auth.getUserByEmail(email)).uid;

  return {
    stopSettler: () => settler.stop(),

    async startSettler() {
      settler = openSettler();
    },

    async fund(email, amount) {
      const uid = await uidOf(email);
      const earned = {
        id: crypto.randomUUID(),
        kind: 'credit',
        from: 'external',
        to: memberAccount('earning', uid),
        amount,
        at: Date.now(),
        subject: 'earlier earnings',
      } as const;
      await db.runTransaction(async (transaction) => {
        await append(db, transaction, uid, await readLedgerSnapshot(db, transaction, uid), [earned]);
      });
    },

    async decide(email, of, subject, decision) {
      const reference = db.doc(paths.decision(await uidOf(email), of, subject));
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const listening = Promise.withResolvers<void>();
      const stop = reference.onSnapshot((snapshot) => {
        listening.resolve();
        const status = snapshot.get('status');
        if (status === 'settled') resolve();
        if (status === 'refused') reject(new Error(`Refused: ${snapshot.get('refusal')}`));
      }, reject);
      // The emulator may lose a write that arrives while a listener starts.
      await listening.promise;
      await reference.create({
        of,
        subject,
        decision,
        note: null,
        operator: 'operator',
        at: FieldValue.serverTimestamp(),
        status: 'requested',
        refusal: null,
      });
      await promise.finally(stop);
    },

    async reply(email, text) {
      const path = paths.message(await uidOf(email), crypto.randomUUID());
      await db.doc(path).create({ from: 'operator', text, at: FieldValue.serverTimestamp() });
    },

    async picturesLeft() {
      const counts = await Promise.all(
        ['proofs', 'photos'].map(async (name) => (await db.collectionGroup(name).count().get()).data().count),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },

    async makeOperator(email) {
      await auth.setCustomUserClaims(await uidOf(email), { operator: true });
    },

    async moveAddress(from, to) {
      await auth.updateUser(await uidOf(from), { email: to });
    },

    async close() {
      await settler.stop();
      await deleteApp(app);
    },
  };
}
