import type { MemberResult, Tally } from '#domain/programme/results.ts';
import { stuckIn } from '#domain/withdrawals/outcome.ts';
import { $balances } from './balances.ts';
import { both, remote } from './remote-data.ts';

const $result = remote<MemberResult>((opened, ...listeners) => opened.watchResult(...listeners));

const $community = remote<Tally>((opened, ...listeners) => opened.watchCommunity(...listeners));

/** What levels have brought the signed-in member, what is stuck in the account, and how all others stand. */
export const $standings = both(
  both($result, $community, (mine, community) => ({ mine, community })),
  $balances,
  (levels, balances) => ({ ...levels, stuck: stuckIn(balances) }),
);
