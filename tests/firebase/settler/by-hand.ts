import type { Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { appendToPublicLog, EMPTY_LOG } from '#domain/log/append.ts';
import type { SaltedPostings } from '#domain/log/entry.ts';
import { ownersOf } from '#domain/money/ledger.ts';
import { programmeTotals } from '#domain/money/programme-totals.ts';
import { kindOf, NOTHING_POSTED, type Position, positionAfter } from '#domain/money/statement.ts';
import { toPosting } from '#firestore/decode.ts';
import type { HistoryEnd, LogBundleDocument, PostingDocument } from '#firestore/documents.ts';
import { historyAfter, NO_HISTORY } from '#firestore/history.ts';
import { bundleUpdate, fromLogHead, tileUpdate } from '#firestore/public-log.ts';
import { paths } from '#firestore/paths.ts';

type Data = Readonly<Record<string, unknown>>;

/** Changes documents as a person with an administrator's rights does, and can put everything back. */
export class Hand {
  readonly db: Firestore;
  readonly #before = new Map<string, Data | undefined>();

  constructor(db: Firestore) {
    this.db = db;
  }

  async read<Document>(path: string): Promise<Document> {
    return (await this.db.doc(path).get()).data() as Document;
  }

  async put(path: string, data: object | null): Promise<void> {
    const reference = this.db.doc(path);
    if (!this.#before.has(path)) this.#before.set(path, (await reference.get()).data());
    await (data === null ? reference.delete() : reference.set(data as Data));
  }

  async change(path: string, fields: object): Promise<void> {
    await this.put(path, { ...(await this.read<Data>(path)), ...fields });
  }

  /** @param change of the entries of the first bundle */
  async changeEntries(change: (entries: readonly string[]) => readonly string[]): Promise<void> {
    const { entries } = await this.read<LogBundleDocument>(paths.logBundle(0));
    await this.change(paths.logBundle(0), { entries: change(entries) });
  }

  /** Removes the public log: its head and all below it. */
  async removeLog(): Promise<void> {
    for (const collection of await this.db.doc(paths.logHead()).listCollections()) {
      for (const { ref } of (await collection.get()).docs) await this.put(ref.path, null);
    }
    await this.put(paths.logHead(), null);
  }

  /** Writes the whole public log again from the postings as they are. @param size how many entries */
  async rewriteLog(size = Number.POSITIVE_INFINITY): Promise<void> {
    const { head, bundles, tiles } = appendToPublicLog(EMPTY_LOG, (await requestsIn(this.db)).slice(0, size));
    await this.removeLog();
    await this.put(paths.logHead(), fromLogHead(head));
    for (const bundle of bundles) await this.put(paths.logBundle(bundle.index), bundleUpdate(bundle, list));
    for (const tile of tiles) await this.put(paths.logTile(tile.level, tile.index), tileUpdate(tile, list));
  }

  /** Writes balances, sums and histories, also those of each posting, and totals again from the postings as they are. */
  async rewriteSums(): Promise<void> {
    const postings = (await requestsIn(this.db)).flatMap((request) => request.postings);
    const members = new Map<string, Position & { readonly history: HistoryEnd }>();
    for (const posting of postings) {
      for (const uid of ownersOf([posting])) {
        const before = members.get(uid) ?? { ...NOTHING_POSTED, history: NO_HISTORY };
        const { balances, sums } = positionAfter(before, uid, posting);
        const step = { at: posting.at, kind: kindOf(uid, posting), balances };
        const { end: history } = historyAfter(before.history, step);
        members.set(uid, { balances, sums, history });
        const path = paths.posting(uid, posting.id);
        const stored = await this.read<PostingDocument>(path);
        const right = { after: balances, sums };
        if (isDeepStrictEqual({ after: stored.after, sums: stored.sums }, right)) continue;
        await this.change(path, right);
      }
    }
    for (const [uid, { balances, sums, history }] of members) {
      await this.change(paths.balances(uid), { ...balances, sums, history });
    }
    await this.change(paths.totals(), programmeTotals(postings));
  }

  async putBack(): Promise<void> {
    for (const [path, data] of this.#before) await this.put(path, data ?? null);
    this.#before.clear();
  }
}

const list = (...values: string[]): string[] => values;

/** The postings of each entry, in order. */
async function requestsIn(db: Firestore): Promise<readonly SaltedPostings[]> {
  const { docs } = await db.collectionGroup('postings').orderBy('sequence').get();
  const once = new Map(docs.map((each) => [each.get('sequence') as number, each]));
  const byEntry = Map.groupBy(once.values(), (each) => each.get('entry') as number);
  return [...byEntry.values()].map((found) => ({
    postings: found.map((each) => toPosting(each.id, each.data() as PostingDocument)),
    salt: found[0]?.get('salt') ?? '',
  }));
}
