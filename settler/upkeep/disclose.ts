import type { Auth } from 'firebase-admin/auth';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { HOUR, type Instant, MINUTE, SECOND } from '#domain/time.ts';
import type { DisclosureDocument } from '#firestore/documents.ts';
import type { Services } from '#settler/retention/erase.ts';
import { unlessChanged } from '#settler/runtime/failure.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openTask } from '#settler/runtime/task.ts';
import { watchQuery } from '#settler/runtime/watch-query.ts';
import { userOf } from '#settler/sessions/revoke-ended.ts';

/** Operators' unanswered questions about what the identity service knows of a member. */
const openDisclosures = (db: Firestore) => db.collectionGroup('disclosures').where('answeredAt', '==', null);

/** Answers that their operators have left in place for an hour. */
const leftDisclosures = (db: Firestore, now: Instant) =>
  db.collectionGroup('disclosures').where('answeredAt', '<=', Timestamp.fromMillis(now - HOUR));

/**
 * Removes old answers, then answers new questions. It can be interrupted and repeated at any moment.
 *
 * @throws what one answer failed with, once all others are given
 */
export async function disclose({ db, auth }: Services, now: Instant): Promise<void> {
  for (const left of (await leftDisclosures(db, now).get()).docs) await remove(left);
  const failures: unknown[] = [];
  for (const asked of (await openDisclosures(db).get()).docs) {
    await answer(auth, asked, now).catch((cause: unknown) => failures.push(cause));
  }
  if (failures.length > 0) throw failures[0];
}

async function answer(auth: Auth, asked: QueryDocumentSnapshot, now: Instant): Promise<void> {
  const { ref, updateTime, readTime } = asked;
  const { at } = asked.data() as DisclosureDocument;
  // The page that asked no longer waits. Both times come from Firestore's clock.
  if (readTime.toMillis() - at.toMillis() > MINUTE) return remove(asked);
  const user = await userOf(auth, ref.parent.parent?.id ?? '');
  const known = { email: user?.email ?? null, verified: user?.emailVerified ?? false };
  const answered = { ...known, answeredAt: Timestamp.fromMillis(now) };
  // The operator may have asked again, or deleted the question.
  await ref.update(answered, { lastUpdateTime: updateTime }).catch(unlessChanged);
}

async function remove({ ref, updateTime }: QueryDocumentSnapshot): Promise<void> {
  await ref.delete({ lastUpdateTime: updateTime }).catch(unlessChanged);
}

/** How often to look for questions that the listener has missed. */
const LOOK_EVERY = MINUTE;

/** Wait this long for more questions, so that many of them cost a query a second. */
const GATHER = SECOND;

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
      if (snapshot.docChanges().some(({ type }) => type !== 'removed')) answering.runWithin(GATHER);
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
