import type { Auth } from 'firebase-admin/auth';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { HOUR, type Instant, MINUTE } from '#domain/time.ts';
import { openTask } from '#settler/runtime/task.ts';
import { watchQuery } from '#settler/runtime/watch-query.ts';
import type { Services } from '#settler/retention/erase.ts';
import type { Report } from '#settler/runtime/report.ts';

/** Operators who ask what the identity service knows of a member. */
const openDisclosures = (db: Firestore) => db.collectionGroup('disclosures').where('answeredAt', '==', null);

/** Answers that their operators have not taken away. */
const leftDisclosures = (db: Firestore, now: Instant) =>
  db.collectionGroup('disclosures').where('answeredAt', '<=', Timestamp.fromMillis(now - HOUR));

/** Answers what operators ask, and removes old answers. It can be interrupted and repeated at any moment. */
export async function disclose({ db, auth }: Services, now: Instant): Promise<void> {
  for (const asked of (await openDisclosures(db).get()).docs) await answer(auth, asked, now);
  for (const { ref } of (await leftDisclosures(db, now).get()).docs) await ref.delete();
}

async function answer(auth: Auth, { ref, updateTime }: QueryDocumentSnapshot, now: Instant): Promise<void> {
  const user = await userOf(auth, ref.parent.parent?.id ?? '');
  const known = { email: user?.email ?? null, verified: user?.emailVerified ?? false };
  await ref.update({ ...known, answeredAt: Timestamp.fromMillis(now) }, { lastUpdateTime: updateTime });
}

async function userOf(auth: Auth, uid: string) {
  try {
    return await auth.getUser(uid);
  } catch (cause) {
    if ((cause as { readonly code?: unknown }).code !== 'auth/user-not-found') throw cause;
    return null;
  }
}

/** The listener may miss a question. */
const LOOK_EVERY = MINUTE;

/** Answers operators as they ask, until stopped. */
export function watchDisclosures(services: Services, now: () => Instant, failed: Report['failed']) {
  const onFailure = (cause: unknown, retryIn: number) => failed({ kind: 'upkeep' }, cause, retryIn);
  const answering = openTask({
    every: LOOK_EVERY,
    work: () => disclose(services, now()),
    failed: onFailure,
  });
  const watched = watchQuery(
    openDisclosures(services.db),
    (snapshot) => {
      if (snapshot.docChanges().some(({ type }) => type !== 'removed')) answering.runWithin(0);
    },
    onFailure,
  );
  answering.runIn(0);
  return {
    /** Resolves when the current work ends. */
    async stop(): Promise<void> {
      watched.stop();
      await answering.stop();
    },
  };
}
