// What each screen of the members' area reads when it opens: the stores that its components watch.
import type { ReadableAtom } from 'nanostores';
import type { Downline } from '#domain/partners/partners.ts';
import { $photo } from '#islands/profile/photo.ts';
import { $portfolio, $statement, $transactions } from '#islands/wallet/model.ts';
import { $account } from '#stores/account.ts';
import { $balancesWithRequests } from '#stores/available-balances.ts';
import { $deposits } from '#stores/deposits.ts';
import { $balances } from '#stores/ledger.ts';
import { $messages, $unread } from '#stores/messages.ts';
import { $programme, $tradingPlan } from '#stores/programme.ts';
import { type RemoteData, remote } from '#stores/remote-data.ts';
import { $withdrawals } from '#stores/withdrawals.ts';

type Watched = ReadableAtom<RemoteData<unknown>>;

/** The screen's own store lays out the tree in a worker, which Node does not have. */
const $partners = remote<Downline>((opened, ...listeners) => opened.watchPartners(...listeners));

/** On every screen. The number of unread answers follows the messages. */
const FRAME: readonly Watched[] = [$account, $messages];

const OWN: Readonly<Record<string, readonly Watched[]>> = {
  home: [],
  wallet: [$balances, $portfolio, $statement, $transactions],
  deposit: [$deposits],
  withdraw: [$balancesWithRequests, $withdrawals],
  programme: [$programme, $partners],
  profile: [$tradingPlan, $photo],
  help: [$messages],
};

export const storesOf = (screen: string): readonly Watched[] => [...FRAME, ...(OWN[screen] ?? [])];

/** Starts what has no state of loading. */
export const background: readonly ReadableAtom<unknown>[] = [$unread];
