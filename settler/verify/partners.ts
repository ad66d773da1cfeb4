import type { Timestamp } from 'firebase-admin/firestore';
import { setTimeout as wait } from 'node:timers/promises';
import { SECOND } from '#domain/time.ts';
import type { PartnerEntry, PartnerRecordsDocument, PartnersDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { documentsOf, type Reads, readsAt } from '#settler/ledger/reads.ts';
import { type AccountSummary, summaryOf } from '#settler/partners/account-summary.ts';
import { openDownlineIndex } from '#settler/partners/downline-index.ts';
import { fingerprintOf } from '#settler/partners/fingerprint.ts';
import { recordId } from '#settler/partners/page-records.ts';
import { byPath, uidIn } from '#settler/requests/pending.ts';
import { difference, type Difference } from './difference.ts';
import { type People, readPeople } from './people.ts';

/** How far pages may lag behind the accounts, in milliseconds. */
const BEHIND = 10 * SECOND;

/**
 * Compares each member's partner pages with the accounts, and the settler's records with the pages. Pages
 * follow the accounts a moment later, so newcomers do not count, and the check looks again at what differs:
 * only what still differs is wrong.
 *
 * @param time of the reads
 * @param people as they were at that time
 */
export async function verifyPartners(
  reads: Reads,
  time: Timestamp,
  people: People,
  behind = BEHIND,
): Promise<readonly Difference[]> {
  const migrations = await reads.document<Readonly<Record<string, unknown>>>(paths.migrations());
  // No settler has written the pages yet.
  if (migrations?.['partners'] === undefined) return [];
  const first = await differencesAt(reads, time.toMillis() - behind, people);
  if (first.length === 0) return [];
  await wait(behind);
  const { readTime } = await reads.db.doc(paths.totals()).get();
  const later = readsAt(reads.db, readTime);
  const second = await differencesAt(later, readTime.toMillis() - behind, await readPeople(later));
  const again = new Set(second.map(({ path }) => path));
  return first.filter(({ path }) => again.has(path));
}

/** @param until partners who joined later do not count */
async function differencesAt(reads: Reads, until: number, people: People): Promise<readonly Difference[]> {
  const { db } = reads;
  const differences: Difference[] = [];
  const expected = expectedPages(people, differences);
  const recorded = new Map<string, string>();
  for await (const found of documentsOf(reads, db.collection(paths.partnerRecords()).orderBy(byPath))) {
    const { pages } = found.data() as PartnerRecordsDocument;
    for (const [uid, own] of Object.entries(pages))
      for (const [page, fingerprint] of Object.entries(own))
        recorded.set(paths.partnersPage(uid, Number(page)), fingerprint);
  }
  const compareRecord = (path: string, actual: string | undefined): void => {
    const said = recorded.get(path);
    if (said === actual) return;
    const record = paths.partnerRecord(recordId(uidIn(path)));
    const message = `${path}: ${said ?? 'no page'}, and the page: ${actual ?? 'none'}`;
    differences.push(difference(record, message));
  };
  const comparePage = (path: string, entries: readonly PartnerEntry[]): void => {
    const lasting = (all: readonly PartnerEntry[]) => all.filter(({ joinedAt }) => joinedAt <= until);
    const [listed, due] = [lasting(entries), lasting(expected.get(path) ?? [])];
    expected.delete(path);
    if (fingerprintOf(listed) === fingerprintOf(due)) return;
    const message = `its ${listed.length} partners are not the ${due.length} that the accounts say`;
    differences.push(difference(path, message));
  };

  for await (const found of documentsOf(reads, db.collectionGroup('partners').orderBy(byPath))) {
    const { entries } = found.data() as PartnersDocument;
    compareRecord(found.ref.path, fingerprintOf(entries));
    recorded.delete(found.ref.path);
    comparePage(found.ref.path, entries);
  }
  for (const path of [...expected.keys()]) comparePage(path, []);
  for (const path of recorded.keys()) compareRecord(path, undefined);
  return differences;
}

/** Partners by page, as the accounts say. Reports an account that breaks the rules' format as a difference. */
function expectedPages(
  { accounts, owners }: People,
  differences: Difference[],
): Map<string, readonly PartnerEntry[]> {
  const index = openDownlineIndex();
  const summaries = new Map<string, AccountSummary>();
  for (const [uid, account] of accounts) {
    try {
      summaries.set(uid, summaryOf(account));
    } catch (cause) {
      differences.push(difference(paths.account(uid), (cause as TypeError).message));
    }
  }
  index.apply(summaries);
  for (const name of index.unknownNames()) index.setOwner(name, owners.get(name)?.uid ?? null);
  return new Map(
    index
      .takeChanged(Number.POSITIVE_INFINITY)
      .map((ref) => [paths.partnersPage(ref.uid, ref.page), index.entriesOf(ref)]),
  );
}
