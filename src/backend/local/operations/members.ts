import { balancesIn } from '#backend/local/posting-records.ts';
import { postingsPage } from '#backend/local/postings.ts';
import {
  BackendError,
  type FoundMember,
  type MemberNotes,
  MEMBERS_FOUND,
  type Operations,
} from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import { isFound, memberSearch } from '#domain/accounts/member-search.ts';
import { EVERYTHING } from '#domain/money/statement.ts';
import { highestLevels, programmeView } from '#domain/programme/view.ts';
import { boxesIn } from '#backend/local/programme.ts';
import type { Context } from '#backend/local/context.ts';
import { everythingOf } from '#backend/local/database.ts';
import { newestIn } from '#backend/local/latest.ts';
import { type Operator, userRefOf, watchLatestAs } from './access.ts';

export function localMembers(
  operator: Operator,
): Pick<
  Operations,
  | 'findMembers'
  | 'readAccountOf'
  | 'readPhotoOf'
  | 'watchMember'
  | 'watchBalancesOf'
  | 'watchTradingPlanOf'
  | 'watchPostingsOf'
> {
  return {
    async findMembers(text) {
      const search = memberSearch(text);
      const accounts = await operator.read(['accounts'], (transaction) =>
        transaction.objectStore('accounts').getAll(),
      );
      return accounts
        .filter((account) => search !== null && isFound(search, account))
        .sort((one, other) => (one.username < other.username ? -1 : 1))
        .slice(0, MEMBERS_FOUND)
        .map(toFound);
    },

    readAccountOf: async (uid) =>
      (await operator.read(['accounts'], (transaction) => transaction.objectStore('accounts').get(uid))) ??
      null,

    readPhotoOf: async (uid) =>
      (await operator.read(['photos'], (transaction) => transaction.objectStore('photos').get(uid)))?.photo ??
      null,

    watchMember: (uid, onMember, onError) =>
      operator.watch(
        ['accounts'],
        async (transaction) => {
          const account = await transaction.objectStore('accounts').get(uid);
          return account ? toFound(account) : null;
        },
        onMember,
        onError,
      ),

    watchBalancesOf: (uid, onBalances, onError) =>
      operator.watch(['postings'], (transaction) => balancesIn(transaction, uid), onBalances, onError),

    watchTradingPlanOf: (uid, onPlan, onError) =>
      operator.watch(
        ['levels'],
        async (transaction) => highestLevels(programmeView(await boxesIn(transaction, uid))),
        onPlan,
        onError,
      ),

    watchPostingsOf: (uid, ...call) =>
      watchLatestAs(
        operator,
        ['postings'],
        (transaction, most, after) => postingsPage(transaction, uid, EVERYTHING, most, after),
        ...call,
      ),
  };
}

/** What a search shows of a member: not the telephone number, nor what only the member's own screens need. */
export function toFound(stored: Account): FoundMember {
  const { verified: _, phoneNumber: __, uplineConfirmed: ___, mutedMails: ____, ...account } = stored;
  return account;
}

export function localMemberNotes({ now }: Context, operator: Operator): MemberNotes {
  return {
    watchNotes: (uid, ...call) =>
      watchLatestAs(
        operator,
        ['notes', 'accounts'],
        async (transaction, most, after, by) => {
          if (by === uid) throw new BackendError('permission-denied');
          const byAge = transaction.objectStore('notes').index('age');
          const { items, last } = await newestIn(
            byAge,
            everythingOf(uid),
            { toItem: (record) => record },
            most,
            after,
          );
          const named = items.map(async ({ value, operator: writer }) => ({
            ...value,
            operator: await userRefOf(transaction, writer),
          }));
          return { items: await Promise.all(named), last };
        },
        ...call,
      ),

    async addNote(uid, { id, text }) {
      await operator.write({ writes: ['notes'], reads: ['accounts'] }, async (transaction, by) => {
        if (by === uid) throw new BackendError('own-request');
        const isThere = (await transaction.objectStore('accounts').getKey(uid)) !== undefined;
        if (!isThere) throw new BackendError('not-found');
        const notes = transaction.objectStore('notes');
        if ((await notes.getKey([uid, id])) !== undefined) return;
        await notes.add({ uid, value: { id, text, at: now() }, operator: by });
      });
    },
  };
}
