import type { Firestore } from 'firebase-admin/firestore';
import { createHash } from 'node:crypto';
import type { ReferralIndex } from '#domain/partners/partners.ts';
import { type PartnerEntry, PARTNERS_OF_PAGE, type PartnersDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { byPath } from '#settler/requests/pending.ts';
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
  let fingerprints: Map<string, readonly string[]> | null = null;
  /** Members whose pages may be half written. */
  const half = new Set<string>();

  return {
    async sync(uid, account, index) {
      fingerprints ??= await allFingerprints(db);
      const wanted = account ? pagesOf(account, index) : [];
      const known = half.has(uid) ? await fingerprintsOf(db, uid) : (fingerprints.get(uid) ?? []);
      half.add(uid);
      const present = wanted.map(fingerprintOf);
      for (const [page, entries] of wanted.entries()) {
        if (known[page] !== present[page]) await db.doc(paths.partnersPage(uid, page)).set({ page, entries });
      }
      for (let page = wanted.length; page < known.length; page += 1) {
        await db.doc(paths.partnersPage(uid, page)).delete();
      }
      fingerprints.set(uid, present);
      half.delete(uid);
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

/** Pages per read. */
const PAGE = 300;

/** By uid, a hash of each page. Reads the pages that there are, and asks nothing for members without partners. */
async function allFingerprints(db: Firestore): Promise<Map<string, readonly string[]>> {
  const all = new Map<string, string[]>();
  const pages = db.collectionGroup('partners').orderBy(byPath);
  let found = await pages.limit(PAGE).get();
  while (found.size > 0) {
    for (const each of found.docs) {
      const uid = each.ref.path.split('/')[1] ?? '';
      const { page, entries } = each.data() as PartnersDocument;
      const own = all.get(uid) ?? [];
      own[page] = fingerprintOf(entries);
      all.set(uid, own);
    }
    const last = found.docs.at(-1);
    if (found.size < PAGE || !last) break;
    found = await pages.startAfter(last).limit(PAGE).get();
  }
  return all;
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
