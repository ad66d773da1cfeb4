import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { prefixOf } from '#domain/languages.ts';
import { DEFAULT_MAIL_LANGUAGE, type MailLanguage } from '#domain/notices/mail-language.ts';
import { noticeLink } from '#domain/notices/notice-link.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { isPushed, MOST_PUSHES, type PushMessage } from '#domain/notices/push.ts';
import { ROUTES } from '#domain/routes.ts';
import type { Instant } from '#domain/time.ts';
import { toNotice } from '#firestore/decode.ts';
import type {
  AccountDocument,
  NoticeCountDocument,
  NoticeDocument,
  PushSubscriptionDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { uidIn } from '#settler/requests/pending.ts';
import { unlessChanged } from '#settler/runtime/failure.ts';
import type { PushKey } from './push-key.ts';
import { PUSH_TEXT } from './text.ts';
import { send } from './send.ts';

export interface PushServices {
  readonly db: Firestore;
  readonly key: PushKey;
  readonly now: () => Instant;
}

/** A message, and how many of the member's notices are told once it is sent; null: none is to be sent. */
interface Delivery {
  readonly message: PushMessage | null;
  readonly told: number;
}

/** How many notices to read at once. If more are new, one message tells their number. */
const LOOK_AT = 20;

/**
 * Sends one browser what its member has not been told yet, oldest first, and records each message that the push
 * service accepts, or refuses for good. It can be interrupted and repeated at any moment. If it is interrupted
 * between an acceptance and its record, that message goes out again, with the tag by which the browser shows it once.
 *
 * @param path of the subscription
 * @throws if the push service cannot take a message now
 */
export async function deliver({ db, key, now }: PushServices, path: string): Promise<void> {
  const uid = uidIn(path);
  const [found, count, account] = await db.getAll(
    db.doc(path),
    db.doc(paths.noticeCount(uid)),
    db.doc(paths.account(uid)),
  );
  if (!found?.exists || !found.updateTime) return;
  const subscription = found.data() as PushSubscriptionDocument;
  const written = (count?.data() as NoticeCountDocument | undefined)?.written ?? 0;
  const fresh = written - subscription.told;
  if (fresh <= 0) return;
  const unsent = await newest(db, uid, fresh);
  const { language = DEFAULT_MAIL_LANGUAGE } = (account?.data() ?? {}) as Partial<AccountDocument>;
  let lastUpdateTime = found.updateTime;
  for (const { message, told } of deliveriesOf(unsent, { written, fresh }, language, now())) {
    const outcome = message === null ? 'accepted' : await send(subscription, message, key);
    if (outcome === 'gone') {
      await found.ref.delete({ lastUpdateTime }).catch(unlessChanged);
      return;
    }
    // The member may have subscribed again, or ended the session, in the meantime.
    const recorded = await found.ref.update({ told }, { lastUpdateTime }).catch(unlessChanged);
    if (!recorded) return;
    lastUpdateTime = recorded.writeTime;
  }
}

/** The newest notices in the order in which they were written, oldest first. */
async function newest(db: Firestore, uid: string, count: number): Promise<readonly Notice[]> {
  const { docs } = await db.collection(paths.notices(uid)).orderBy('at', 'desc').limit(LOOK_AT).get();
  // A notice can be of an earlier time than one that was written before it.
  return docs
    .sort((one, other) => createdAt(one) - createdAt(other))
    .slice(-count)
    .map((each) => toNotice(each.id, each.data() as NoticeDocument));
}

const createdAt = ({ createTime }: QueryDocumentSnapshot): number => createTime.toMillis();

/** @param unsent the newest notices, oldest first; fewer than `fresh` if those are too many to tell one by one */
function deliveriesOf(
  unsent: readonly Notice[],
  { written, fresh }: { readonly written: number; readonly fresh: number },
  language: MailLanguage,
  now: Instant,
): readonly Delivery[] {
  const text = PUSH_TEXT[language];
  const prefix = prefixOf(language);
  const pushed = unsent.filter((notice) => isPushed(notice, now));
  if (pushed.length > MOST_PUSHES) {
    const message = {
      title: text.several(unsent.length < fresh ? fresh : pushed.length),
      url: prefix + ROUTES.home.path,
      tag: `several:${written}`,
    };
    return [{ message, told: written }];
  }
  const deliveries = pushed.map((notice, nth) => ({
    message: {
      title: text.told[notice.kind],
      url: prefix + noticeLink(notice),
      tag: notice.id,
    },
    told: nth === pushed.length - 1 ? written : written - unsent.length + unsent.indexOf(notice) + 1,
  }));
  return deliveries.length > 0 ? deliveries : [{ message: null, told: written }];
}
