import type { PartnerEntry } from '#firestore/documents.ts';
import type { AccountSummary } from '#settler/partners/account-summary.ts';

interface Known {
  readonly accounts: ReadonlyMap<string, AccountSummary>;
  /** Uids by name, former ones and those of deleted accounts included. */
  readonly owners: ReadonlyMap<string, string>;
  /** Lines of partners that are listed. */
  readonly generations: number;
  readonly partnersOfPage: number;
}

/** All partner pages worked out from nothing: by uid and page, for members who have partners. */
export function rebuild({
  accounts,
  owners,
  generations,
  partnersOfPage,
}: Known): Record<string, readonly PartnerEntry[]> {
  const uplineOf = (uid: string): string | null => {
    const owner = owners.get(accounts.get(uid)?.upline ?? '');
    return owner !== undefined && accounts.has(owner) ? owner : null;
  };
  const partners = new Map<string, string[]>();
  for (const uid of accounts.keys()) {
    const passed = new Set([uid]);
    for (
      let each = uplineOf(uid);
      each !== null && !passed.has(each) && passed.size <= generations;
      each = uplineOf(each)
    ) {
      partners.set(each, [...(partners.get(each) ?? []), uid]);
      passed.add(each);
    }
  }
  const pages: Record<string, readonly PartnerEntry[]> = {};
  for (const [uid, found] of partners) {
    const entries = found
      .map((partner) => ({ uid: partner, ...(accounts.get(partner) as AccountSummary) }))
      .sort((one, other) => one.joinedAt - other.joinedAt || (one.uid < other.uid ? -1 : 1))
      .map(({ uid: partner, username, joinedAt }) => {
        const upline = uplineOf(partner) as string;
        return {
          username,
          upline: upline === uid ? null : (accounts.get(upline)?.username ?? null),
          joinedAt,
        };
      });
    for (let page = 0; page * partnersOfPage < entries.length; page += 1) {
      pages[`${uid} ${page}`] = entries.slice(page * partnersOfPage, (page + 1) * partnersOfPage);
    }
  }
  return pages;
}
