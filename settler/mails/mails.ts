import type { Auth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { mailKindOf, wantedMail } from '#domain/notices/mail-kinds.ts';
import { firstMailLanguage } from '#domain/notices/mail-language.ts';
import type { NoticeKind, OwnedNotice } from '#domain/notices/notice.ts';
import { type Instant, MINUTE, SECOND } from '#domain/time.ts';
import type { AccountDocument, MailDelivery, MailDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { mailParts, noticeLetter } from '#i18n/mails/notices/write.ts';
import type { MailSite } from './settings.ts';
import { unsubscribeHeaders, type Unsubscribing } from './unsubscribe.ts';

type MailWriter = (owned: OwnedNotice, account: AccountDocument | null) => MailDocument | null;

/** Writes mails about notices. Settlements wait for it, so it never fails and never waits long. */
export interface Mails {
  /** Looks up these members' addresses, and returns a function that writes their mails. */
  writerFor(uids: readonly string[]): Promise<MailWriter>;
  /** A member's verified address; null: none; undefined: the identity service does not answer now. */
  emailOf(uid: string): Promise<string | null | undefined>;
}

/** How long an address is remembered: it may change. */
const REMEMBERED_FOR = MINUTE;
/** How long a batch waits for the identity service. */
const PATIENCE = 2 * SECOND;
/** The identity service itself mails these, with a link that undoes the change. */
const SENT_BY_AUTH: readonly NoticeKind[] = ['second-factor-added', 'email-changed'];
/** How many members the identity service looks up at a time. */
const AT_ONCE = 100;

/** Makes the same id at each attempt. @param names the paths of the mails in it */
export const messageIdOf = (names: readonly string[], { origin }: MailSite): string =>
  `<${createHash('sha256').update(names.join('\n')).digest('hex').slice(0, 32)}@${new URL(origin).hostname}>`;

export const WAITING: Omit<MailDelivery, 'nextAt'> = {
  state: 'PENDING',
  attempts: 0,
  endTime: null,
  error: null,
  inDigest: false,
};

export function openMails(
  auth: Pick<Auth, 'getUsers'>,
  site: MailSite,
  unsubscribing: Unsubscribing | null,
  now: () => Instant,
): Mails {
  /** Addresses by uid. Empty: the member has no verified address, or may not sign in. */
  const known = new LRUCache<string, string>({ max: 10_000, ttl: REMEMBERED_FOR });

  async function lookUp(uids: readonly string[]): Promise<void> {
    for (let start = 0; start < uids.length; start += AT_ONCE) {
      const asked = uids.slice(start, start + AT_ONCE);
      const { users } = await auth.getUsers(asked.map((uid) => ({ uid })));
      const found = new Map(users.map((user) => [user.uid, user]));
      for (const uid of asked) {
        const user = found.get(uid);
        // Write to verified addresses only: a member may have typed the address of someone else.
        known.set(uid, user?.emailVerified && !user.disabled ? (user.email ?? '') : '');
      }
    }
  }

  /** Ignores a failure, because the sender looks up missing addresses again. */
  async function tryToLookUp(uids: readonly string[]): Promise<void> {
    const unknown = [...new Set(uids)].filter((uid) => !known.has(uid));
    if (unknown.length > 0) await Promise.race([lookUp(unknown).catch(() => undefined), wait(PATIENCE)]);
  }

  function write({ uid, notice }: OwnedNotice, account: AccountDocument | null): MailDocument | null {
    const address = known.get(uid);
    if (SENT_BY_AUTH.includes(notice.kind) || account === null || account.guest || address === '')
      return null;
    const { firstName } = account;
    const language = firstMailLanguage([account.language ?? '']);
    const kind = wantedMail(notice.kind, { language, mutedMails: account.mutedMails ?? [] });
    if (kind === null) return null;
    const letter = noticeLetter(notice, { firstName, language }, site.name);
    const at = Timestamp.fromMillis(now());
    return {
      to: address === undefined ? [] : [address],
      message: {
        ...mailParts(letter, site.origin, site.name),
        messageId: messageIdOf([paths.mail(uid, notice.id)], site),
      },
      headers: unsubscribeHeaders(unsubscribing, uid, kind),
      uid,
      kind,
      language,
      firstName,
      createdAt: at,
      delivery: { ...WAITING, nextAt: at },
    };
  }

  return {
    async writerFor(uids) {
      await tryToLookUp(uids);
      return (owned, account) => {
        try {
          return mailKindOf(owned.notice.kind) === null ? null : write(owned, account);
        } catch {
          // Write no mail to an account that breaks the rules' format, but settle its requests.
          return null;
        }
      };
    },
    async emailOf(uid) {
      await tryToLookUp([uid]);
      const address = known.get(uid);
      return address === '' ? null : address;
    },
  };
}
