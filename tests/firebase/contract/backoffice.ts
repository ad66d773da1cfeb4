import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { FieldValue, type Firestore, getFirestore, GrpcStatus } from 'firebase-admin/firestore';
import type { RequestKind } from '#domain/decisions/decision.ts';
import type { Cents } from '#domain/money/cents.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import { originalOf } from '#domain/settlement/reversals.ts';
import type { DecisionDocument } from '#firestore/documents.ts';
import { type Instant, SECOND } from '#domain/time.ts';
import { paths } from '#firestore/paths.ts';
import { syncPartners } from '#settler/partners/sync-partners.ts';
import { giveUp, unlessGivenUp } from '#tests/contract/observe.ts';
import { watchNews } from '#settler/notices/news.ts';
import { reverse } from '#settler/requests/reversal.ts';
import { openSettler as openSettlement } from '#settler/requests/settler.ts';
import { watchRetention } from '#settler/retention/watch-retention.ts';
import { watchRequests } from '#settler/requests/watch-requests.ts';
import { watchDisclosures } from '#settler/upkeep/disclose.ts';
import { watchSessions } from '#settler/sessions/watch-sessions.ts';
import { post } from '#tests/support/post.ts';
import { decisionDocument } from '#tests/support/request-documents.ts';

/** The settler and an operator. */
export interface Backoffice {
  readonly db: Firestore;
  stopSettler(): Promise<void>;
  startSettler(): Promise<void>;
  fund(email: string, amount: Cents): Promise<void>;
  /** Decides, and waits until the settler has carried it out. */
  decide(
    email: string,
    kind: DecisionDocument['kind'],
    requestId: string,
    outcome: DecisionDocument['outcome'],
  ): Promise<void>;
  /** As `npm run settle -- --reverse`, beside the settler that runs. */
  reverse(email: string, requestKind: RequestKind, requestId: string, reason: string): Promise<void>;
  reply(email: string, text: string): Promise<void>;
  /** Has a deposit's proof be of this time. */
  dateProof(email: string, depositId: string, at: Instant): Promise<void>;
  /** Gives the rights. The second factor is for the operator to add. */
  makeOperator(email: string): Promise<void>;
  /** As the identity service knows it. */
  displayNameOf(email: string): Promise<string | undefined>;
  /** As `scripts/operator.mjs` does, in its order; the token in use stays as it is. */
  removeOperator(email: string): Promise<void>;
  /** The number of all members' proofs and photos. */
  picturesLeft(): Promise<number>;
  moveAddress(from: string, to: string): Promise<void>;
  close(): Promise<void>;
}

/** The emulator occasionally loses the news of a write: a pass finds it before a member's page gives up waiting. */
const PASS_EVERY = 2 * SECOND;

export function openBackoffice(project: string): Backoffice {
  const app = initializeApp({ projectId: project }, project);
  const db = getFirestore(app);
  const auth = getAuth(app);
  const failed = (what: object, cause: unknown) => {
    console.error('The settler failed', what, cause);
    // The emulator keeps the locks of such a write: what needs them is never settled.
    if ((cause as { readonly code?: unknown } | null)?.code === GrpcStatus.UNKNOWN) giveUp(cause);
  };
  const setAside = (path: string, cause: unknown) => console.error('The settler has set aside', path, cause);
  const openSettler = () => {
    const settlement = openSettlement(db, Date.now);
    const works = [
      watchRequests(
        db,
        settlement,
        Date.now,
        { settled: () => undefined, setAside, failed },
        {
          passEvery: PASS_EVERY,
        },
      ),
      syncPartners(db, {
        status: () => undefined,
        synced: () => undefined,
        failed: (cause) => failed({ kind: 'partners' }, cause),
      }),
      watchNews(db, null, failed),
      watchRetention({ db, auth, settler: settlement }, Date.now, {
        erased: () => undefined,
        removed: () => undefined,
        failed,
      }),
      watchSessions({ db, auth, mails: null }, Date.now, failed),
      watchDisclosures({ db, auth }, Date.now, failed),
    ];
    return { stop: async () => void (await Promise.all(works.map((work) => work.stop()))) };
  };
  let settler = openSettler();
  const uidOf = async (email: string) => (await auth.getUserByEmail(email)).uid;

  const listOperator = () =>
    db.doc(paths.operator('operator')).set({ grantedBy: 'Grace', grantedAt: FieldValue.serverTimestamp() });

  return {
    db,

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
      await post(db, [earned]);
    },

    async decide(email, kind, requestId, outcome) {
      const reference = db.doc(paths.decision(await uidOf(email), kind, requestId));
      const { promise, resolve, reject } = Promise.withResolvers<void>();
      const listening = Promise.withResolvers<void>();
      const stop = reference.onSnapshot((snapshot) => {
        listening.resolve();
        const status = snapshot.get('status');
        if (status === 'settled') resolve();
        if (status === 'refused') reject(new Error(`Refused: ${snapshot.get('refusal')}`));
      }, reject);
      // The emulator may lose a write that arrives while a listener starts.
      await unlessGivenUp(listening.promise);
      await listOperator();
      await reference.create(decisionDocument(kind, requestId, outcome, { operator: 'operator' }));
      await unlessGivenUp(promise).finally(stop);
    },

    async reverse(email, requestKind, requestId, reason) {
      await listOperator();
      const posting = originalOf(await uidOf(email), requestKind, requestId);
      await reverse(db, openSettlement(db, Date.now), { posting, reason, operator: 'operator' });
    },

    async reply(email, text) {
      const uid = await uidOf(email);
      const [id, at] = [crypto.randomUUID(), FieldValue.serverTimestamp()];
      await db
        .batch()
        .create(db.doc(paths.message(uid, id)), { from: 'operator', operator: 'operator', text, at })
        .set(db.doc(paths.thread(uid, 'messages')), {
          of: 'messages',
          latest: id,
          from: 'operator',
          since: at,
          unanswered: 0,
        })
        .commit();
    },

    async dateProof(email, depositId, at) {
      await db.doc(paths.deposit(await uidOf(email), depositId)).update({ proofAt: new Date(at) });
    },

    async picturesLeft() {
      const counts = await Promise.all(
        ['proofs', 'photos'].map(async (name) => (await db.collectionGroup(name).count().get()).data().count),
      );
      return counts.reduce((sum, count) => sum + count, 0);
    },

    displayNameOf: async (email) => (await auth.getUserByEmail(email)).displayName,

    async makeOperator(email) {
      const uid = await uidOf(email);
      await auth.updateUser(uid, { emailVerified: true });
      await auth.setCustomUserClaims(uid, { operator: true });
      const grant = { by: 'Grace', at: FieldValue.serverTimestamp() };
      await db.doc(paths.operator(uid)).create({ grantedBy: grant.by, grantedAt: grant.at });
      await db.collection(paths.grants()).add({ uid, change: 'granted', ...grant });
    },

    async removeOperator(email) {
      await db.doc(paths.operator(await uidOf(email))).delete();
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
