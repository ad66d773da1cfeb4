import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useRef } from 'react';
import type { DeskEntry } from '#domain/decisions/desk.ts';
import type { RequestKind } from '#domain/decisions/decision.ts';
import { creditTakesTwo } from '#domain/deposits/deposit.ts';
import { $desk, $view, isUnproven, keyOf, type PendingRequest, sinceOf } from '#islands/operator/model.ts';
import { $now } from '#stores/clock.ts';
import { noteDepartures, noteReplacements, type ShownQueue } from './decision.ts';
import { $followed, keyOfRef, LISTS, type ListName, recentCreditsOf } from './model.ts';

/** One list of a queue. */
export interface QueueList {
  /** The requests of each member, at least one. */
  readonly rows: readonly (readonly PendingRequest[])[];
  /** Counts the requests of all members, also beyond these. */
  readonly total: number;
  /** Shows one more page; null: these are all. */
  readonly more: (() => void) | null;
}

export interface Queued {
  readonly kind: RequestKind;
  readonly ready: QueueList;
  /** Deposits without a proof. */
  readonly declared?: QueueList;
}

/** All requests of a queue that are known, and the list of them that is open. */
export function useRequests({ kind, ready, declared }: Queued) {
  const { request, list: wanted } = useStore($view);
  const desk = useStore($desk);
  const followed = useStore($followed);
  const marks = useMemo(() => marksIn(desk.state === 'ready' ? desk.value : [], kind), [desk, kind]);
  const paged = useMemo(
    () => [...ready.rows, ...(declared?.rows ?? [])].flat(),
    [ready.rows, declared?.rows],
  );
  const requests = useMemo(() => {
    const found = followed.state === 'ready' ? [...followed.value.values()] : [];
    const named = found.filter((each) => each !== null).filter((each) => each.kind === kind);
    return [...paged, ...named.sort((one, other) => sinceOf(one) - sinceOf(other))];
  }, [paged, followed, kind]);

  const [hasMore, hasMoreDeclared] = [ready.more !== null, declared !== undefined && declared.more !== null];
  useNews(useMemo(() => ({ requests: paged, hasMore, hasMoreDeclared }), [paged, hasMore, hasMoreDeclared]));

  const marked = requests.filter((row) => marks.has(keyOf(row)));
  // Some are not found yet: their number would be wrong.
  const areMarksKnown =
    desk.state === 'ready' &&
    [...marks.keys()].every(
      (key) =>
        paged.some((row) => keyOf(row) === key) || (followed.state === 'ready' && followed.value.has(key)),
    );
  const opened = requests.find((row) => keyOf(row) === request);
  const listName = useList(wanted, opened, ready.total, declared?.total ?? 0);
  const list: Pick<QueueList, 'rows' | 'more'> =
    listName === 'marked'
      ? { rows: marked.map((row) => [row]), more: null }
      : (listName === 'declared' && declared) || ready;
  const totals: Readonly<Record<ListName, number | '…' | null>> = {
    ready: ready.total,
    declared: declared?.total ?? null,
    marked: areMarksKnown ? marked.length : '…',
  };
  return { requests, marks, opened, wanted, listName, list, totals };
}

/**
 * The list that is open: the one that was chosen, or that the open request is in. Otherwise what is ready, or if there is
 * nothing, what waits for a proof. Once all that was ready is decided, it stays: the next key must not meet a request
 * without a proof. Only what waited for proofs makes way, once that is empty.
 */
function useList(
  wanted: string | null,
  opened: PendingRequest | undefined,
  ready: number,
  declared: number,
): ListName {
  const last = useRef<ListName | null>(null);
  if (opened) last.current = isUnproven(opened) ? 'declared' : 'ready';
  else if (last.current === null || (last.current === 'declared' && declared === 0)) {
    last.current = ready > 0 ? 'ready' : declared > 0 ? 'declared' : null;
  }
  return LISTS.find((name) => name === wanted) ?? last.current ?? 'ready';
}

/** Who marked which request of a kind. */
const marksIn = (entries: readonly DeskEntry[], kind: RequestKind): ReadonlyMap<string, DeskEntry> =>
  new Map(
    entries
      .filter(({ sign, requestKind }) => sign === 'marked' && requestKind === kind)
      .map((entry) => [keyOfRef(entry), entry]),
  );

/**
 * Reports requests that disappear while they are on the screen: another operator decided them, or the member took
 * them back. Also those in whose place the member has put another one.
 */
function useNews(shown: ShownQueue): void {
  const before = useRef(shown);
  useEffect(() => {
    noteDepartures(before.current, shown);
    noteReplacements(before.current.requests, shown.requests);
    before.current = shown;
  }, [shown]);
}

/** A request once it is known whether its credit takes two operators. */
export function useCounted(row: PendingRequest | undefined): PendingRequest | undefined {
  const uid = row && isUnproven(row) ? row.member.uid : null;
  const recent = useStore(useMemo(() => recentCreditsOf(uid), [uid]));
  const now = useStore($now);
  if (row?.kind !== 'deposit' || recent.state !== 'ready') return row;
  return { ...row, takesTwo: creditTakesTwo(row.deposit, recent.value, now) };
}
