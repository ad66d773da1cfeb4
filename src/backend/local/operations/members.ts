import { boxesIn } from '#backend/local/levels.ts';
import { balancesIn } from '#backend/local/posting-records.ts';
import { postingsPage } from '#backend/local/postings.ts';
import { type FoundMember, MEMBERS_FOUND, type Operations } from '#backend/port/backend.ts';
import type { Account } from '#domain/accounts/account.ts';
import { isFound, memberSearch } from '#domain/accounts/member-search.ts';
import { EVERYTHING } from '#domain/money/statement.ts';
import { highestLevels, programmeView } from '#domain/programme/view.ts';
import { type Operator, watchLatestAs } from './access.ts';

export function localMembers(
  operator: Operator,
): Pick<
  Operations,
  'findMembers' | 'watchMember' | 'watchBalancesOf' | 'watchTradingPlanOf' | 'watchPostingsOf'
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

/** Operators need no telephone number. */
const toFound = ({ verified: _, phoneNumber: __, uplineConfirmed: ___, ...account }: Account): FoundMember =>
  account;
