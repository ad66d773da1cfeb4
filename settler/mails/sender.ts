import {
  type DocumentReference,
  type Firestore,
  GrpcStatus,
  type QueryDocumentSnapshot,
  Timestamp,
} from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { backOffWithin } from '#domain/back-off.ts';
import { HOUR, type Instant, MINUTE, SECOND } from '#domain/time.ts';
import type { MailDelivery, MailDocument, SenderDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { digestLetter, mailParts } from '#i18n/mails/notices/write.ts';
import { backOff } from '#settler/runtime/back-off.ts';
import type { Report } from '#settler/runtime/report.ts';
import { openTask } from '#settler/runtime/task.ts';
import { type Mails, messageIdOf } from './mails.ts';
import type { MailServer, MailSite } from './settings.ts';

/**
 * Sends the waiting mails through a mail server, one after the other. Each is recorded as accepted before the next one is
 * begun, so what the server has accepted is not sent again, and nothing is lost.
 *
 * One case remains that SMTP cannot tell apart (RFC 1047): the connection, or this process, ends after the whole mail was
 * handed over and before the server's answer is recorded. Then the mail is sent again, under the same Message-ID, by
 * which the receiving side can drop the second copy.
 */
export interface Sender {
  status(): SenderStatus;
  /** Starts nothing more; resolves when the current mail is done. */
  stop(): Promise<void>;
}

export interface SenderStatus {
  /** Mails that failed and will be tried again. */
  readonly failingMails: number;
  /** Mails that will not be tried again. */
  readonly setAsideMails: number;
}

export const NOT_SENDING: SenderStatus = { failingMails: 0, setAsideMails: 0 };

const EVERY = 10 * SECOND;

/** Mails per pass. */
const AT_ONCE = 20;

/** How long a sender may be silent before another one takes over: longer than one mail can take. */
const LEASE = 3 * MINUTE;

/** The limits of one attempt. Together they are shorter than the lease. */
const TIMEOUTS = { connectionTimeout: 20 * SECOND, greetingTimeout: 20 * SECOND, socketTimeout: 60 * SECOND };

/** Attempts before a mail is set aside: less than a day. */
const MOST_ATTEMPTS = 12;
const PAUSES = { first: MINUTE, longest: 6 * HOUR };

/** How many single mails a member gets in an hour, besides those of security. One digest lists the further ones. */
export const MAILS_AN_HOUR = 10;
/** The most mails that one digest lists. */
const DIGEST = 200;

interface Sending {
  readonly db: Firestore;
  readonly server: MailServer;
  readonly site: MailSite;
  readonly mails: Pick<Mails, 'emailOf'>;
  readonly now: () => Instant;
  /** Milliseconds until the next attempt. Tests wait less. */
  readonly pauseAfter?: (attempts: number) => number;
}

/** What nodemailer says of a failure. */
interface MailFailure {
  readonly code?: string;
  /** The SMTP command that failed. */
  readonly command?: string;
  readonly responseCode?: number;
}

export function watchSending(sending: Sending, onFailed: Report['failed']): Sender {
  const { pass, status, close } = openSender(sending);
  const task = openTask({
    every: EVERY,
    work: async () => void (await pass()),
    failed: (cause, retryIn) => onFailed({ kind: 'mails' }, cause, retryIn),
  });
  task.runIn(0);
  return {
    status,
    async stop() {
      await task.stop();
      await close();
    },
  };
}

export function openSender({ db, server, site, mails, now, pauseAfter = defaultPause }: Sending) {
  const holder = randomUUID();
  const transport = createTransport({ url: server.url, ...TIMEOUTS }, { from: server.from });
  let status = NOT_SENDING;
  /** Until when this process may send. It renews the lease before a mail if half of it is over. */
  let leasedUntil = 0;
  /** Whether the connection broke during a mail. The next pass looks again whether the server is there. */
  let isCutOff = false;

  /** @returns false: another process sends */
  async function lease(): Promise<boolean> {
    const reference = db.doc(paths.sender());
    const until = now() + LEASE;
    const isOurs = await db.runTransaction(async (transaction) => {
      const present = (await transaction.get(reference)).data() as SenderDocument | undefined;
      if (present && present.holder !== holder && present.until.toMillis() > now()) return false;
      transaction.set(reference, { holder, until: Timestamp.fromMillis(until) } satisfies SenderDocument);
      return true;
    });
    leasedUntil = isOurs ? until : 0;
    return isOurs;
  }

  const mayStillSend = async () => leasedUntil - now() > LEASE / 2 || (await lease());

  /** @returns how many mails the server has accepted. @throws when the server cannot be reached or refuses the login */
  async function pass(): Promise<number> {
    if (!(await lease())) return 0;
    let accepted = 0;
    try {
      const due = await dueMails();
      // A server that is down, or refuses the password, uses no attempt of any mail.
      if (due.length > 0) await transport.verify();
      isCutOff = false;
      for (const found of due) {
        if (isCutOff || !(await mayStillSend())) break;
        accepted += await handle(found);
      }
    } finally {
      status = await counts();
    }
    return accepted;
  }

  async function dueMails(): Promise<readonly QueryDocumentSnapshot[]> {
    const due = db
      .collection(paths.mails())
      .where('delivery.nextAt', '<=', Timestamp.fromMillis(now()))
      .orderBy('delivery.nextAt')
      .limit(AT_ONCE);
    return (await due.get()).docs;
  }

  async function handle(found: QueryDocumentSnapshot): Promise<number> {
    const mail = found.data() as MailDocument;
    const to = mail.to[0] ?? (await mails.emailOf(mail.uid));
    // The identity service does not answer. Look again soon.
    if (to === undefined) return postpone([found.ref], MINUTE, {});
    if (to === null) {
      // The member has left, or has no verified address any more.
      await found.ref.delete();
      return 0;
    }
    if (mail.delivery.inDigest) return sendDigest(mail, to);
    if (mail.kind !== 'security' && (await sentWithinAnHour(mail.uid)) >= MAILS_AN_HOUR) {
      return postpone([found.ref], HOUR - (now() % HOUR), { inDigest: true });
    }
    const { messageId, ...message } = mail.message;
    return send([found], mail, { to, ...message, messageId, headers: mail.headers });
  }

  async function postpone(
    references: readonly DocumentReference[],
    ms: number,
    changes: Partial<MailDelivery>,
  ): Promise<number> {
    await record(references, { ...changes, nextAt: Timestamp.fromMillis(now() + ms) });
    return 0;
  }

  async function sentWithinAnHour(uid: string): Promise<number> {
    const since = Timestamp.fromMillis(now() - HOUR);
    const sent = db
      .collection(paths.mails())
      .where('uid', '==', uid)
      .where('delivery.endTime', '>', since)
      .count();
    return (await sent.get()).data().count;
  }

  async function sendDigest({ uid, language, firstName }: MailDocument, to: string): Promise<number> {
    const { docs } = await db
      .collection(paths.mails())
      .where('uid', '==', uid)
      .where('delivery.inDigest', '==', true)
      .where('delivery.nextAt', '<=', Timestamp.fromMillis(now()))
      .orderBy('delivery.nextAt')
      .limit(DIGEST)
      .get();
    // An earlier digest of this pass listed this mail.
    const [first] = docs;
    if (!first) return 0;
    const subjects = docs
      .map((each) => each.data() as MailDocument)
      .toSorted((one, other) => one.createdAt.toMillis() - other.createdAt.toMillis())
      .map(({ message }) => message.subject);
    const letter = digestLetter(subjects, { firstName, language }, site.name);
    return send(docs, first.data() as MailDocument, {
      to,
      ...mailParts(letter, site.origin, site.name),
      messageId: messageIdOf(
        docs.map(({ ref }) => ref.path),
        site,
      ),
      headers: {},
    });
  }

  /** Sends one message for all these documents, and records the outcome in each. */
  async function send(
    found: readonly QueryDocumentSnapshot[],
    { delivery }: MailDocument,
    message: Parameters<typeof transport.sendMail>[0],
  ): Promise<number> {
    const references = found.map(({ ref }) => ref);
    const attempts = delivery.attempts + 1;
    // If this process ends now, the next one tries again once the lease is over.
    await record(references, { state: 'PROCESSING', attempts, nextAt: Timestamp.fromMillis(now() + LEASE) });
    try {
      await transport.sendMail({ ...message, disableFileAccess: true, disableUrlAccess: true });
    } catch (cause) {
      const failure = cause as MailFailure;
      isCutOff = failure.responseCode === undefined;
      const isOver = attempts >= MOST_ATTEMPTS || isRefusal(failure);
      await recordSurely(references, {
        state: isOver ? 'ERROR' : 'RETRY',
        nextAt: isOver ? null : Timestamp.fromMillis(now() + pauseAfter(attempts)),
        error: codesOf(failure),
      });
      return 0;
    }
    await recordSurely(references, {
      state: 'SUCCESS',
      nextAt: null,
      endTime: Timestamp.fromMillis(now()),
      error: null,
    });
    return 1;
  }

  async function record(
    references: readonly DocumentReference[],
    changes: Partial<MailDelivery>,
  ): Promise<void> {
    const batch = db.batch();
    const fields = Object.fromEntries(
      Object.entries(changes).map(([field, value]) => [`delivery.${field}`, value]),
    );
    for (const reference of references) batch.update(reference, fields);
    await batch.commit();
  }

  /** Repeats until the outcome is recorded: without the record the next pass would send the mail again. */
  async function recordSurely(
    references: readonly DocumentReference[],
    changes: Partial<MailDelivery>,
  ): Promise<void> {
    for (let failures = 1; ; failures += 1) {
      try {
        return await record(references, changes);
      } catch (cause) {
        // The account, and its mails, were deleted meanwhile.
        if ((cause as { readonly code?: unknown }).code === GrpcStatus.NOT_FOUND) return;
        await wait(backOff(failures));
      }
    }
  }

  async function counts(): Promise<SenderStatus> {
    const countOf = async (state: MailDelivery['state']) =>
      (await db.collection(paths.mails()).where('delivery.state', '==', state).count().get()).data().count;
    const [failingMails, setAsideMails] = await Promise.all([countOf('RETRY'), countOf('ERROR')]);
    return { failingMails, setAsideMails };
  }

  return {
    pass,
    status: () => status,
    /** Lets another process send at once. */
    async close() {
      transport.close();
      if (leasedUntil <= now()) return;
      await db.doc(paths.sender()).update({ until: Timestamp.fromMillis(now()) });
    },
  };
}

const defaultPause = (attempts: number): number => backOffWithin(PAUSES, attempts, Math.random);

/** Whether the server will never take this mail. */
const isRefusal = ({ responseCode = 0 }: MailFailure): boolean => responseCode >= 500;

/** Leaves out the server's own message, which quotes the address. */
const codesOf = ({ code, command, responseCode }: MailFailure): string =>
  [code, command, responseCode].filter((each) => each !== undefined).join(' ') || 'unknown';
