import type { Auth, UserRecord } from 'firebase-admin/auth';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { securityNotice } from '#domain/notices/notice.ts';
import { type Instant, SECOND } from '#domain/time.ts';
import type { AccountDocument, EndedSessionsDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { commit } from '#settler/ledger/documents.ts';
import { Draft } from '#settler/ledger/draft.ts';
import type { Mails } from '#settler/mails/mails.ts';
import { tell } from '#settler/notices/tell.ts';

export interface SessionServices {
  readonly db: Firestore;
  readonly auth: Auth;
  /** Null: this settler writes no mails. */
  readonly mails: Mails | null;
}

/** Endings of sessions that the identity service does not know of yet. */
export const openEndings = (db: Firestore) =>
  db.collectionGroup('endedSessions').where('revokedAt', '==', null);

/**
 * Makes the identity service refuse the refresh tokens of sessions that members have ended. It can be interrupted and
 * repeated at any moment, because telling the service twice changes nothing.
 *
 * @throws what one of them failed with, once all others are done
 */
export async function revokeEnded(services: SessionServices, now: () => Instant): Promise<void> {
  const failures: unknown[] = [];
  for (const ending of (await openEndings(services.db).get()).docs) {
    await revoke(services, ending, now()).catch((cause: unknown) => failures.push(cause));
  }
  if (failures.length > 0) throw failures[0];
}

async function revoke(
  { db, auth, mails }: SessionServices,
  ending: QueryDocumentSnapshot,
  now: Instant,
): Promise<void> {
  const uid = ending.ref.parent.parent?.id ?? '';
  const { at, kept } = ending.data() as EndedSessionsDocument;
  // The service knows only one moment for each person, so sessions older than all kept ones end there.
  const oldestKept = Math.min(...kept.filter(Number.isSafeInteger));
  const user = await userOf(auth, uid);
  // Only move the moment forward: a new password may have revoked later sessions too.
  if (user && Number.isFinite(oldestKept) && validSince(user) < oldestKept) {
    await refuseBefore(auth, uid, oldestKept);
  }
  // If the member ends others at this moment, the commit fails, and the next run carries out the newer document.
  const { path } = ending.ref;
  const found = { data: ending.data(), updateTime: ending.updateTime };
  const draft = new Draft((each) => (each === path ? found : undefined));
  draft.update(path, { revokedAt: Timestamp.fromMillis(now) });
  const endedAt = at.toMillis();
  if (user) {
    const account = (await db.doc(paths.account(uid)).get()).data() as AccountDocument | undefined;
    const mailOf = mails ? await mails.writerFor([uid]) : () => null;
    tell(draft, [{ uid, notice: securityNotice('sessions-ended', String(endedAt), endedAt) }], (each) =>
      mailOf(each, account ?? null),
    );
  }
  await commit(db, draft.writes);
}

/** What the identity service knows of a member; null: nothing any more. */
export async function userOf(auth: Auth, uid: string): Promise<UserRecord | null> {
  try {
    return await auth.getUser(uid);
  } catch (cause) {
    if ((cause as { readonly code?: unknown }).code === 'auth/user-not-found') return null;
    throw cause;
  }
}

/** The time, in seconds, from which the service accepts this person's sessions. */
const validSince = ({ tokensValidAfterTime }: UserRecord): number =>
  tokensValidAfterTime === undefined ? 0 : Date.parse(tokensValidAfterTime) / SECOND;

/**
 * Tells the identity service from which moment on a person's sessions count. `revokeRefreshTokens` always names the
 * present moment, which would end the kept sessions too. So this calls the same method of the service itself.
 *
 * @param seconds the `auth_time` of the oldest session that goes on
 */
async function refuseBefore({ app }: Auth, uid: string, seconds: number): Promise<void> {
  const emulator = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
  const service = `${emulator ? `http://${emulator}/` : 'https://'}identitytoolkit.googleapis.com`;
  const answer = await fetch(`${service}/v1/projects/${app.options.projectId}/accounts:update`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${emulator ? 'owner' : (await app.options.credential?.getAccessToken())?.access_token}`,
      'Content-Type': 'application/json',
    },
    body: JSON.stringify({ localId: uid, validSince: String(seconds) }),
    signal: AbortSignal.timeout(10 * SECOND),
  });
  // The answer's body may quote the person's address.
  if (!answer.ok) throw new Error(`The identity service answers ${answer.status}`);
}
