import type { Partners } from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import {
  createReferralIndex,
  type Downline,
  type Partner,
  type ReferralIndex,
} from '#domain/partners/partners.ts';
import { accountOf } from './accounts.ts';
import type { Context } from './context.ts';
import type { Transaction } from './database.ts';

/** Accounts per read: few enough that the page stays responsive, however many there are. */
const BATCH = 500;

type Reading = Transaction<'accounts' | 'usernames' | 'session', 'readonly'>;

export function localPartners({ member }: Context): Partners {
  return {
    // Shows all partners on one page.
    watchPartners(_most, onPartners, onError) {
      const onDownline = (downline: Downline) => onPartners({ downline, hasMore: false });
      return member.watch(['accounts', 'usernames'], downlineOf, onDownline, onError);
    },
  };
}

async function downlineOf(transaction: Reading, uid: string): Promise<Downline> {
  const index = createReferralIndex();
  await addAll(transaction, index);
  await resolveFormerNames(transaction, index);
  return index.downlineOf(partnerOf(await accountOf(transaction, uid)));
}

async function addAll(transaction: Reading, index: ReferralIndex): Promise<void> {
  const accounts = transaction.objectStore('accounts');
  let batch = await accounts.getAll(null, BATCH);
  while (batch.length > 0) {
    for (const account of batch) index.add(partnerOf(account));
    const last = batch.at(-1);
    const isDone = batch.length < BATCH || last === undefined;
    batch = isDone ? [] : await accounts.getAll(IDBKeyRange.lowerBound(last.uid, true), BATCH);
  }
}

/**
 * Finds the members behind names that no account has. A guest who became a member has a new username, but the
 * guest's partners know only the old one.
 */
async function resolveFormerNames(transaction: Reading, index: ReferralIndex): Promise<void> {
  for (const name of index.unresolvedUplines()) {
    const owner = await transaction.objectStore('usernames').get(name);
    const account = owner && (await transaction.objectStore('accounts').get(owner.uid));
    if (account) index.rename(name, account.username);
  }
}

const partnerOf = ({ username, upline, createdAt, sample }: Account): Partner => ({
  username,
  upline,
  joinedAt: createdAt,
  sample: sample === true,
});
