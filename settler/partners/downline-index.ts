import type { Firestore } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { createReferralIndex, LINES_SHOWN, type ReferralIndex } from '#domain/partners/partners.ts';
import type { AccountDocument, UsernameDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';

/** The fields of an account that its uplines see. */
export type AccountSummary = Pick<AccountDocument, 'username' | 'upline' | 'createdAt'>;

/** Which members came through which, and whose partner pages are out of date. */
export interface DownlineIndex {
  /** Records an account; null: it is deleted. What its uplines do not see changes nothing. */
  set(uid: string, account: AccountSummary | null): void;
  /** Every member whose pages are out of date. Clears the list. */
  takeDue(): Promise<Due>;
  /** Returns members to the list after their pages could not be written. */
  putBack(uids: Iterable<string>): void;
}

/** A snapshot. Members whose downline changes while pages are written become due again. */
export interface Due {
  /** By uid; undefined: the account is deleted. */
  readonly members: ReadonlyMap<string, AccountSummary | undefined>;
  /** All accounts, with uplines under their current names. */
  readonly index: ReferralIndex;
}

export function openDownlineIndex(db: Firestore): DownlineIndex {
  const accounts = new Map<string, AccountSummary>();
  /** By username, former ones included. Empty: no account, as for the programme itself. */
  const uidOf = new Map<string, string>();
  const due = new Set<string>();

  /** Marks a member and all uplines within `LINES_SHOWN` as due. */
  function markDue(uid: string): void {
    let each = uid;
    for (let line = 0; each !== '' && line <= LINES_SHOWN; line += 1) {
      due.add(each);
      each = uidOf.get(accounts.get(each)?.upline ?? '') ?? '';
    }
  }

  /** Looks up the owners of upline names that no known account bears. */
  async function resolveUnknownUplines(): Promise<void> {
    const uplines = new Set([...accounts.values()].map(({ upline }) => upline));
    for (const name of uplines) {
      if (uidOf.has(name)) continue;
      const found = (await db.doc(paths.username(name)).get()).data() as UsernameDocument | undefined;
      // A username never changes hands, so the answer stays true.
      uidOf.set(name, found?.uid ?? '');
      if (found) markDue(found.uid);
    }
  }

  function buildIndex(): ReferralIndex {
    const index = createReferralIndex();
    for (const { username, upline, createdAt } of accounts.values()) {
      index.add({ username, upline, joinedAt: createdAt.toMillis(), sample: false });
    }
    for (const name of index.unresolvedUplines()) {
      const present = accounts.get(uidOf.get(name) ?? '');
      if (present) index.rename(name, present.username);
    }
    return index;
  }

  return {
    set(uid, account) {
      if (account !== null && isDeepStrictEqual(account, accounts.get(uid))) return;
      // Also those who were uplines until now.
      markDue(uid);
      if (account === null) accounts.delete(uid);
      else {
        accounts.set(uid, account);
        uidOf.set(account.username, uid);
      }
      markDue(uid);
    },

    async takeDue() {
      if (due.size === 0) return { members: new Map(), index: createReferralIndex() };
      await resolveUnknownUplines();
      const index = buildIndex();
      const members = new Map([...due].map((uid) => [uid, accounts.get(uid)]));
      due.clear();
      return { members, index };
    },

    putBack(uids) {
      for (const uid of uids) due.add(uid);
    },
  };
}
