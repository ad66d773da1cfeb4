// What each screen of the members' area reads when it opens: the stores that its components watch.
import type { ReadableAtom } from 'nanostores';
import type { NoticeCount } from '#domain/notices/notice-count.ts';
import { $known, $requests } from '#islands/home/overview/tour.ts';
import { $incomes } from '#stores/incomes.ts';
import { $standings } from '#stores/whose-money.ts';
import { $underWay } from '#islands/wallet/model.ts';
import { portfolioOver } from '#islands/wallet/portfolio.ts';
import { $statement } from '#islands/wallet/statement.ts';
import { readSubjects } from '#islands/wallet/subjects.ts';
import type { PartnersShown } from '#backend/port/backend.ts';
import { $hasUnread, $messages } from '#islands/frame/messages.ts';
import { $account } from '#stores/account.ts';
import { $balances, $balancesWithRequests } from '#stores/balances.ts';
import { $deposits } from '#stores/deposits.ts';
import { $notices } from '#stores/notices.ts';
import { $photo } from '#stores/photo.ts';
import { $programme, $tradingPlan } from '#stores/programme.ts';
import { present, type RemoteData, remote } from '#stores/remote-data.ts';
import { $withdrawals } from '#stores/withdrawals.ts';

type Watched = ReadableAtom<RemoteData<unknown>>;

/** What the menu and the title count, on every screen. */
const $noticeCount = remote<NoticeCount>((opened, ...listeners) => opened.watchNoticeCount(...listeners));

/** The screen's own store lays out the tree in a worker, which Node does not have. */
const $partners = remote<PartnersShown>((opened, ...listeners) => opened.watchPartners(2_000, ...listeners));

const SCREENS: Readonly<Record<string, readonly Watched[]>> = {
  // The tour is there until it is ended.
  home: [$balances, $requests, $known, $notices, $standings],
  wallet: [$balances, $standings, portfolioOver('all'), $statement, $underWay, $programme],
  deposit: [$deposits],
  withdraw: [$balancesWithRequests, $withdrawals],
  programme: [$programme, $incomes, $partners],
  profile: [$tradingPlan],
  help: [$messages],
};

/** Watches all that a screen watches, until each has its value, and reads what its rows then ask for. */
export async function open(screen: string): Promise<void> {
  $hasUnread.listen(() => undefined);
  const stores = [$account, $photo, $noticeCount, ...(SCREENS[screen] ?? [])];
  for (const store of stores) store.listen(() => undefined);
  await Promise.all(stores.map((store) => present(store)));
  if (screen !== 'wallet') return;
  const { entries } = await present($statement);
  await readSubjects(entries.map(({ posting }) => posting));
}
