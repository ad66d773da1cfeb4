import type { Firestore } from 'firebase-admin/firestore';
import type { RegistrationEntry } from '#domain/programme/entry.ts';
import { missingLine, type Standing, standingOf } from '#domain/programme/line.ts';
import type { AccountDocument, UsernameDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { allOrNothing } from '#settler/ledger/conditional-batch.ts';
import { appendEntries, readProgramme } from '#settler/ledger/programme-log.ts';

/** Log entries per batch: a line of uplines can be as long as the programme is deep. */
const AT_ONCE = 200;

/**
 * Appends a member and all uplines missing from the programme's log, uppermost first. It moves no money, so it need not
 * share a transaction with the activation and may be repeated. The log is only
 * appended to, so the uplines it names are final.
 */
export async function registerLine(db: Firestore, uid: string): Promise<void> {
  const { programme } = await readProgramme(db);
  /** As the accounts have them, by uid. */
  const uplines = new Map<string, string>();
  const line = await missingLine(
    uid,
    (known) => programme.knows(known),
    (of) => find(db, of, uplines),
  );
  for (let start = 0; start < line.length; start += AT_ONCE) {
    const isRegistered = await register(db, line.slice(start, start + AT_ONCE), uplines);
    // A member has named another upline in the meantime.
    if (!isRegistered) return registerLine(db, uid);
  }
}

/** @returns whether the accounts still have the uplines of `line`; if not, nothing is written */
function register(
  db: Firestore,
  line: readonly RegistrationEntry[],
  uplines: ReadonlyMap<string, string>,
): Promise<boolean> {
  return allOrNothing(db, async (attempt) => {
    const { programme, entries } = await readProgramme(db, attempt);
    // Another settler may have appended them in the meantime.
    const missing = line.filter(({ uid }) => !programme.knows(uid));
    if (missing.length === 0) return true;
    const accounts = await attempt.getAll(...missing.map(({ uid }) => db.doc(paths.account(uid))));
    // A deleted account keeps its place.
    const present = accounts.filter(({ exists }) => exists);
    if (present.some((account) => account.get('upline') !== uplines.get(account.id))) return false;
    appendEntries(db, attempt, entries, missing);
    for (const account of present) {
      if (account.get('uplineConfirmed') === false) attempt.update(account.ref, { uplineConfirmed: true });
    }
    return true;
  });
}

async function find(db: Firestore, uid: string, uplines: Map<string, string>): Promise<Standing | null> {
  const account = (await db.doc(paths.account(uid)).get()).data() as AccountDocument | undefined;
  if (account === undefined) return null;
  uplines.set(uid, account.upline);
  return standingOf(account, async (username) => {
    const owner = (await db.doc(paths.username(username)).get()).data() as UsernameDocument | undefined;
    return owner?.uid ?? null;
  });
}
