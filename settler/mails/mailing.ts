import { getAuth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { Instant } from '#domain/time.ts';
import { type Mails, openMails } from './mails.ts';
import type { MailSettings } from './settings.ts';
import { openUnsubscribing, type Unsubscribing } from './unsubscribe.ts';

/** What a settler needs to write mails. */
export interface Mailing extends MailSettings {
  readonly mails: Mails;
  /** Null: its mails have no link to unsubscribe. */
  readonly unsubscribing: Unsubscribing | null;
}

/** @param settings null: this settler writes no mails */
export async function openMailing(
  db: Firestore,
  settings: MailSettings | null,
  now: () => Instant,
): Promise<Mailing | null> {
  if (settings === null) return null;
  const { site, unsubscribeAt } = settings;
  const unsubscribing = unsubscribeAt === null ? null : await openUnsubscribing(db, unsubscribeAt);
  return { ...settings, unsubscribing, mails: openMails(getAuth(), site, unsubscribing, now) };
}
