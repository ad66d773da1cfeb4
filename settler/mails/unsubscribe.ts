import { FieldValue, type Firestore, GrpcStatus } from 'firebase-admin/firestore';
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type MailKind, OPTIONAL_MAILS, type OptionalMail } from '#domain/notices/mail-kinds.ts';
import { ROUTES } from '#domain/routes.ts';
import type { UnsubscribingDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { MailSite } from './settings.ts';

/**
 * Lets a member turn a kind of mail off from the mail itself (RFC 8058). The link names the member and the kind, with
 * a code that only this site can make. Only a POST acts: mail programs open links by themselves.
 */
export interface Unsubscribing {
  linkOf(uid: string, kind: OptionalMail): string;
  /** Reads the member and the kind of mail from a path; null: this site did not make the path. */
  read(path: string): { readonly uid: string; readonly kind: OptionalMail } | null;
}

const PREFIX = '/mail/unsubscribe/';

export const isForUnsubscribing = ({ url }: Pick<IncomingMessage, 'url'>): boolean =>
  url?.startsWith(PREFIX) ?? false;

/** @param origin at which others reach the settler's port */
export function unsubscribingWith(key: string, origin: string): Unsubscribing {
  const codeOf = (who: string, kind: string) =>
    createHmac('sha256', key).update(`${who}.${kind}`).digest('base64url');
  return {
    linkOf(uid, kind) {
      const who = Buffer.from(uid).toString('base64url');
      return `${origin}${PREFIX}${who}.${kind}.${codeOf(who, kind)}`;
    },
    read(path) {
      const [who = '', name = '', code = ''] = path.slice(PREFIX.length).split('.');
      const kind = OPTIONAL_MAILS.find((each) => each === name);
      const right = Buffer.from(codeOf(who, name));
      const given = Buffer.from(code);
      if (!kind || given.length !== right.length || !timingSafeEqual(given, right)) return null;
      return { uid: Buffer.from(who, 'base64url').toString(), kind };
    },
  };
}

/** Opens it with the key of this database, which the first start makes. */
export async function openUnsubscribing(db: Firestore, origin: string): Promise<Unsubscribing> {
  const reference = db.doc(paths.unsubscribing());
  const fresh: UnsubscribingDocument = { key: randomBytes(32).toString('base64url') };
  await reference.create(fresh).catch((cause: { readonly code?: unknown }) => {
    if (cause.code !== GrpcStatus.ALREADY_EXISTS) throw cause;
  });
  return unsubscribingWith(((await reference.get()).data() as UnsubscribingDocument).key, origin);
}

/** The headers of a mail by which its reader can turn that kind off. Security mails always come. */
export function unsubscribeHeaders(
  unsubscribing: Unsubscribing | null,
  uid: string,
  kind: MailKind,
): Readonly<Record<string, string>> {
  if (unsubscribing === null || kind === 'security') return {};
  return {
    'List-Unsubscribe': `<${unsubscribing.linkOf(uid, kind)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}

/** The body that RFC 8058 prescribes is shorter. */
const LONGEST_BODY = 1_000;

/** Answers requests for the links in mails. A GET changes nothing: it leads to the preferences. */
export const unsubscribeServer =
  (db: Firestore, { origin }: MailSite, unsubscribing: Unsubscribing, onFailure: (cause: unknown) => void) =>
  async (request: IncomingMessage, answer: ServerResponse): Promise<void> => {
    const { method, url = '' } = request;
    if (method === 'GET' || method === 'HEAD') {
      return void answer.writeHead(302, { Location: `${origin}${ROUTES.profile.path}#mails` }).end();
    }
    if (method !== 'POST') return void answer.writeHead(405, { Allow: 'GET, HEAD, POST' }).end();
    const asked = unsubscribing.read(url);
    const isOneClick = /(^|[&\s"])List-Unsubscribe=One-Click/.test(await bodyOf(request));
    if (!asked || !isOneClick) return void answer.writeHead(400).end();
    try {
      await db.doc(paths.account(asked.uid)).update({ mutedMails: FieldValue.arrayUnion(asked.kind) });
    } catch (cause) {
      // The account is deleted: it gets no more mails anyway.
      if ((cause as { readonly code?: unknown }).code !== GrpcStatus.NOT_FOUND) {
        onFailure(cause);
        return void answer.writeHead(503, { 'Retry-After': '60' }).end();
      }
    }
    answer.writeHead(200, { 'Content-Type': 'text/plain' }).end('Unsubscribed\n');
  };

/** Form fields may come URL-encoded or as multipart. A body that is too long is cut off. */
async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) {
    body += String(chunk);
    if (body.length > LONGEST_BODY) break;
  }
  return body.replace(/name="List-Unsubscribe"\s+One-Click/, ' List-Unsubscribe=One-Click');
}
