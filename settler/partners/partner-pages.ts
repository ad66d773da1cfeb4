import type { Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import type { ReferralIndex } from '#domain/partners/partners.ts';
import { type PartnerEntry, PARTNERS_OF_PAGE, type PartnersDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { AccountSummary } from './downline-index.ts';

/** The pages that list each member's partners. */
export interface PartnerPages {
  /**
   * Writes those pages of a member that are out of date.
   *
   * @param account undefined: the account is deleted and has no pages
   */
  sync(uid: string, account: AccountSummary | undefined, index: ReferralIndex): Promise<void>;
}

export function openPartnerPages(db: Firestore): PartnerPages {
  /** By uid, a hash of each page: a page known to be current is not read again. */
  const fingerprints = new Map<string, readonly string[]>();

  return {
    async sync(uid, account, index) {
      const wanted = account ? pagesOf(account, index) : [];
      const known = fingerprints.get(uid) ?? (await fingerprintsOf(db, uid));
      // Forget the hashes while the pages may be half written.
      fingerprints.delete(uid);
      const present = wanted.map(fingerprintOf);
      for (const [page, entries] of wanted.entries()) {
        if (known[page] !== present[page]) await db.doc(paths.partnersPage(uid, page)).set({ page, entries });
      }
      for (let page = wanted.length; page < known.length; page += 1) {
        await db.doc(paths.partnersPage(uid, page)).delete();
      }
      fingerprints.set(uid, present);
    },
  };
}

/** Pages in the order of joining, so a newcomer changes only the last page. */
function pagesOf(
  { username, createdAt }: AccountSummary,
  index: ReferralIndex,
): readonly (readonly PartnerEntry[])[] {
  const joinedAt = createdAt.toMillis();
  const { usernames, uplines, joinedAt: joined } = index.downlineOf({ username, joinedAt, sample: false });
  const entries = usernames
    .map((name, place) => ({
      username: name,
      upline: uplines[place] === 0 ? null : (usernames[uplines[place] ?? -1] ?? null),
      joinedAt: joined[place] ?? 0,
    }))
    .slice(1)
    .sort((left, right) => left.joinedAt - right.joinedAt || (left.username < right.username ? -1 : 1));
  return Array.from({ length: Math.ceil(entries.length / PARTNERS_OF_PAGE) }, (_, page) =>
    entries.slice(page * PARTNERS_OF_PAGE, (page + 1) * PARTNERS_OF_PAGE),
  );
}

async function fingerprintsOf(db: Firestore, uid: string): Promise<readonly string[]> {
  const { docs } = await db.collection(paths.partners(uid)).orderBy('page').get();
  const found: string[] = [];
  for (const each of docs) {
    const { page, entries } = each.data() as PartnersDocument;
    found[page] = fingerprintOf(entries);
  }
  return found;
}

const fingerprintOf = (entries: readonly PartnerEntry[]): string =>
  createHash('sha256')
    .update(JSON.stringify(entries.map(({ username, upline, joinedAt }) => [username, upline, joinedAt])))
    .digest('base64');
