import type { Firestore } from 'firebase-admin/firestore';
import type { RegistrationEntry } from '#domain/programme/entry.ts';
import { missingLine, type Standing, standingOf } from '#domain/programme/line.ts';
import { type AccountDocument, paths, type UsernameDocument } from '#firestore/documents.ts';
import { allOrNothing } from '#settler/ledger/conditional-batch.ts';
import { appendEntries, readProgramme } from '#settler/ledger/programme-log.ts';

/** Log entries per batch: a line of uplines can be as long as the programme is deep. */
const AT_ONCE = 200;

/**
 * Appends a member and all uplines missing from the programme's log, uppermost first. It moves no money, so it need not
 * share a transaction with the activation and may be repeated.
 */
export async function registerLine(db: Firestore, uid: string): Promise<void> {
  const { programme } = await readProgramme(db);
  const line = await missingLine(
    uid,
    (known) => programme.knows(known),
    (of) => find(db, of),
  );
  for (let start = 0; start < line.length; start += AT_ONCE) {
    await register(db, line.slice(start, start + AT_ONCE));
  }
}

function register(db: Firestore, line: readonly RegistrationEntry[]): Promise<void> {
  return allOrNothing(db, async (attempt) => {
    const { programme, entries } = await readProgramme(db, attempt);
    // Another settler may have appended them in the meantime.
    const missing = line.filter(({ uid }) => !programme.knows(uid));
    if (missing.length > 0) appendEntries(db, attempt, entries, missing);
  });
}

async function find(db: Firestore, uid: string): Promise<Standing | null> {
  const account = (await db.doc(paths.account(uid)).get()).data() as AccountDocument | undefined;
  if (account === undefined) return null;
  return standingOf(account, async (username) => {
    const owner = (await db.doc(paths.username(username)).get()).data() as UsernameDocument | undefined;
    return owner?.uid ?? null;
  });
}
