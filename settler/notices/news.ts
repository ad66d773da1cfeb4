import {
  type Firestore,
  GrpcStatus,
  type Query,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { mailKindOf } from '#domain/notices/mail-kinds.ts';
import {
  answerNotice,
  isOfSecurity,
  joinedNotice,
  type OwnedNotice,
  securityNotice,
} from '#domain/notices/notice.ts';
import { MINUTE } from '#domain/time.ts';
import type {
  AccountDocument,
  NoticesToldDocument,
  SecurityChangeDocument,
  ThreadDocument,
  UsernameDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { commit } from '#settler/ledger/documents.ts';
import { Draft } from '#settler/ledger/draft.ts';
import type { Mails } from '#settler/mails/mails.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openTask } from '#settler/runtime/task.ts';
import { watchQuery } from '#settler/runtime/watch-query.ts';
import { noticeDocument, ONE_MORE } from './tell.ts';

/**
 * Tells members what happened without a settlement: an operator answered, a partner joined, a password changed. It
 * tells each once, however often the settler starts: the notice's id follows from what happened.
 */
export interface NewsWatch {
  /** Starts nothing more; resolves when the current work ends. */
  stop(): Promise<void>;
}

type NewsKind = keyof NoticesToldDocument;

interface News {
  readonly kind: NewsKind;
  readonly document: QueryDocumentSnapshot;
}

/** News per batch. */
const AT_ONCE = 100;

/**
 * How far before the last news to look again after a start. Firestore may show a document after another one with a later
 * time.
 */
const OVERLAP = MINUTE;

/** The field of each kind that says when it happened. */
const TIMES = { answers: 'since', members: 'createdAt', security: 'at' } as const satisfies Record<
  NewsKind,
  string
>;

export function watchNews(db: Firestore, mails: Mails | null, onFailed: Report['failed']): NewsWatch {
  const waiting: News[] = [];
  let stopListening: () => void = () => undefined;
  let isListening = false;

  async function listen(): Promise<void> {
    const queries = await queriesOf(db);
    const watched = queries.map(({ kind, query }) =>
      watchQuery(
        query,
        (snapshot) => {
          for (const { type, doc } of snapshot.docChanges()) {
            if (type !== 'removed') waiting.push({ kind, document: doc });
          }
          telling.runWithin(0);
        },
        (cause, retryIn) => onFailed({ kind: 'notices' }, cause, retryIn),
      ),
    );
    stopListening = () => {
      for (const each of watched) each.stop();
    };
    isListening = true;
  }

  const telling = openTask({
    async work() {
      if (!isListening) await listen();
      while (waiting.length > 0 && !telling.isStopped()) {
        const news = waiting.slice(0, AT_ONCE);
        await tellNews(db, news, mails);
        waiting.splice(0, news.length);
      }
    },
    failed: (cause, retryIn) => onFailed({ kind: 'notices' }, cause, retryIn),
  });
  telling.runIn(0);
  return {
    async stop() {
      await telling.stop();
      stopListening();
    },
  };
}

/** Tells members all news that they have not been told yet. */
export async function tellNewsOnce(db: Firestore, mails: Mails | null): Promise<void> {
  for (const { kind, query } of await queriesOf(db)) {
    const { docs } = await query.get();
    for (let start = 0; start < docs.length; start += AT_ONCE) {
      await tellNews(
        db,
        docs.slice(start, start + AT_ONCE).map((document) => ({ kind, document })),
        mails,
      );
    }
  }
}

/** Queries for everything since `OVERLAP` before the last news, oldest first. */
async function queriesOf(
  db: Firestore,
): Promise<readonly { readonly kind: NewsKind; readonly query: Query }[]> {
  const told = (await db.doc(paths.noticesTold()).get()).data() as Partial<NoticesToldDocument> | undefined;
  const after = (kind: NewsKind) =>
    Timestamp.fromMillis(Math.max(0, (told?.[kind]?.toMillis() ?? 0) - OVERLAP));
  const [answers, members, security] = [after('answers'), after('members'), after('security')];
  return [
    {
      kind: 'answers',
      query: db
        .collectionGroup('threads')
        .where('of', '==', 'messages')
        .where('from', '==', 'operator')
        .where('since', '>', answers)
        .orderBy('since'),
    },
    {
      kind: 'members',
      query: db
        .collection(paths.accounts())
        .where('createdAt', '>', members)
        .orderBy('createdAt')
        .select('username', 'upline', 'createdAt'),
    },
    {
      kind: 'security',
      query: db.collectionGroup('securityChanges').where('at', '>', security).orderBy('at'),
    },
  ];
}

async function tellNews(db: Firestore, news: readonly News[], mails: Mails | null): Promise<void> {
  const owned = await noticesIn(db, news);
  const untold = owned.length > 0 ? await leaveOutTold(db, owned) : [];
  const told = new Map<NewsKind, Timestamp>();
  for (const { kind, document } of news) told.set(kind, document.get(TIMES[kind]) as Timestamp);
  const draft = new Draft(() => undefined);
  const mailOf = mails ? await mailsFor(db, mails, untold) : () => null;
  for (const each of untold) {
    const { uid, notice } = each;
    draft.create(paths.notice(uid, notice.id), noticeDocument(notice));
    draft.increase(paths.noticeCount(uid), ONE_MORE);
    const mail = mailOf(each);
    if (mail) draft.set(paths.mail(uid, notice.id), mail);
  }
  draft.merge(paths.noticesTold(), Object.fromEntries(told));
  try {
    await commit(db, draft.writes);
  } catch (cause) {
    // Another settler has told some of this news in the meantime. Look again.
    if ((cause as { readonly code?: unknown }).code !== GrpcStatus.ALREADY_EXISTS) throw cause;
    await tellNews(db, news, mails);
  }
}

async function leaveOutTold(db: Firestore, owned: readonly OwnedNotice[]): Promise<readonly OwnedNotice[]> {
  const stored = await db.getAll(...owned.map(({ uid, notice }) => db.doc(paths.notice(uid, notice.id))));
  return owned.filter((_, nth) => stored[nth]?.exists === false);
}

/** @returns a function that writes the mail about one of these notices; most kinds have none */
async function mailsFor(db: Firestore, mails: Mails, owned: readonly OwnedNotice[]) {
  const mailed = owned.filter(({ notice }) => mailKindOf(notice.kind) !== null);
  const uids = [...new Set(mailed.map(({ uid }) => uid))];
  const mailOf = await mails.writerFor(uids);
  const found = uids.length > 0 ? await db.getAll(...uids.map((uid) => db.doc(paths.account(uid)))) : [];
  const accounts = new Map(
    found.map((account) => [account.id, account.data() as AccountDocument | undefined]),
  );
  return (each: OwnedNotice) => mailOf(each, accounts.get(each.uid) ?? null);
}

/** Makes the notices. Leaves out new partners of the programme itself and of deleted accounts. */
async function noticesIn(db: Firestore, news: readonly News[]): Promise<readonly OwnedNotice[]> {
  const uplines = [
    ...new Set(news.flatMap(({ kind, document }) => (kind === 'members' ? [document.get('upline')] : []))),
  ];
  const names =
    uplines.length > 0 ? await db.getAll(...uplines.map((name) => db.doc(paths.username(name)))) : [];
  const uidByName = new Map(
    names.flatMap((found) => {
      const { uid, deleted } = (found.data() ?? {}) as Partial<UsernameDocument>;
      return uid === undefined || deleted ? [] : [[found.id, uid]];
    }),
  );
  return news.flatMap(({ kind, document }): OwnedNotice[] => {
    if (kind === 'answers') {
      const { latest, since } = document.data() as ThreadDocument;
      const uid = document.ref.path.split('/')[1] as string;
      return [{ uid, notice: answerNotice(latest, since.toMillis()) }];
    }
    if (kind === 'security') {
      const at = (document.data() as SecurityChangeDocument).at.toMillis();
      const uid = document.ref.path.split('/')[1] as string;
      return isOfSecurity(document.id) ? [{ uid, notice: securityNotice(document.id, String(at), at) }] : [];
    }
    const { username, upline, createdAt } = document.data() as AccountDocument;
    const uid = uidByName.get(upline);
    return uid === undefined ? [] : [{ uid, notice: joinedNotice(username, createdAt.toMillis()) }];
  });
}
