import { computed, type ReadableAtom } from 'nanostores';
import type { Backend } from '#backend/port/backend.ts';
import type { Balances } from '#domain/money/ledger.ts';
import {
  EVERYTHING,
  NOTHING_POSTED,
  type Position,
  type Posted,
  type StatementFilter,
  type StatementEntry,
  statementEntry,
  type StatementSums,
  sumsBetween,
} from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import { createAction } from '#stores/action.ts';
import { asFailure } from '#stores/failure.ts';
import { appendOnly, type AppendOnlyStore } from '#stores/list.ts';
import { both, remote, type RemoteStore } from '#stores/remote-data.ts';
import { $signedIn, $uid } from '#stores/session.ts';
import { $ownWalk } from '#stores/walk.ts';
import { $underWay, $walletView, filterOf, pageSize, STATEMENT_ROWS } from './model.ts';

/** The rows of a statement so far, and the sums of all of them. */
export interface Statement {
  readonly uid: string;
  /** Newest first. */
  readonly entries: readonly StatementEntry[];
  /** At the two ends of its period. */
  readonly opening: Balances;
  readonly closing: Balances;
  readonly sums: StatementSums;
  /** Whether the filter selects older rows, which are not read yet. */
  readonly hasOlder: boolean;
}

/** The statement that one filter selects, read from its newest row as far as it is needed. */
export interface StatementStore extends RemoteStore<Statement> {
  /** As `AppendOnlyStore.readUpTo`. */
  readonly readUpTo: (count: number) => Promise<void>;
}

type Postings = AppendOnlyStore<Posted>;

const postingsOf = (filter: StatementFilter): Postings =>
  appendOnly(
    STATEMENT_ROWS,
    (opened, ...call) => opened.watchPostings(filter, ...call),
    ({ posting }) => posting.id,
  );

const $postings = postingsOf(EVERYTHING);

/** Every posting of the signed-in member. */
export const $statement = createStatement(EVERYTHING, $postings);

/** The newest posting of the account, its first one as far as that is read, and whether there is nothing, not even a request. */
export const $history = both($statement, $underWay, ({ entries, hasOlder }, underWay) => ({
  newest: entries[0],
  first: hasOlder ? undefined : entries.at(-1),
  isEmpty: entries.length === 0 && underWay.length === 0,
}));

function createStatement(filter: StatementFilter, $rows: Postings): StatementStore {
  const $ends = both($postings, endsOf(filter), ({ items: [newest] }, period) => ({ newest, period }));
  const $part = both($rows, $ends, (rows, ends) => ({ rows, ...ends }));
  const $statement = both(
    $part,
    $signedIn,
    ({ rows: { items, older }, newest, period }, { uid }): Statement => {
      const ends = period.uid === uid ? period.value : WHOLE;
      const { opening, closing = newest ?? NOTHING_POSTED } = ends;
      return {
        uid,
        entries: items.map((posted) => statementEntry(uid, posted)),
        hasOlder: older !== null,
        opening: opening.balances,
        closing: closing.balances,
        sums: sumsBetween(opening, closing, filter.kinds),
      };
    },
  );
  return Object.assign($statement, { readUpTo: $rows.readUpTo });
}

/** The member's positions at both ends of a period. */
interface Ends {
  readonly opening: Position;
  /** Absent: it lasts until now. */
  readonly closing?: Position;
}

const WHOLE: Ends = { opening: NOTHING_POSTED };

function endsOf({ from, until }: StatementFilter) {
  return memberRead<Ends>(async (opened) => {
    const at = async (moment: Instant) => (await opened.readPostingBefore(moment)) ?? NOTHING_POSTED;
    const isOver = until !== null && until <= Date.now();
    const isEmpty = from !== null && until !== null && from >= until;
    const opening = from === null ? NOTHING_POSTED : await at(from);
    if (isEmpty) return { opening, closing: opening };
    return isOver ? { opening, closing: await at(until) } : { opening };
  });
}

let chosen = { filter: EVERYTHING, $statement };

/** The statement that the URL selects. Turning its pages keeps it. */
export const $chosenStatement: ReadableAtom<StatementStore> = computed($walletView, (view) => {
  const filter = filterOf(view);
  if (!isSame(filter, chosen.filter)) {
    chosen = {
      filter,
      $statement: isSame(filter, EVERYTHING) ? $statement : createStatement(filter, postingsOf(filter)),
    };
  }
  return chosen.$statement;
});

/** Reads on until the page that the URL asks for is there. */
export const pageReading = createAction(() =>
  $chosenStatement.get().readUpTo(($walletView.get().page + 1) * pageSize($ownWalk.get() !== null)),
);

const isSame = (one: StatementFilter, other: StatementFilter): boolean =>
  one.kinds === other.kinds && one.from === other.from && one.until === other.until;

/** A value, and the member that it is about. */
interface OfMember<Value> {
  readonly uid: string;
  readonly value: Value;
}

/**
 * A value that is read once, and again when another member signs in: in another tab, while this page is open. Until it has come
 * the value is the former member's.
 */
function memberRead<Value>(read: (opened: Backend) => Promise<Value>): RemoteStore<OfMember<Value>> {
  return remote<OfMember<Value>>((opened, onValue, onError) => {
    let latest = 0;
    const stopFollowing = $uid.subscribe((uid) => {
      latest += 1;
      const mine = latest;
      if (uid === null) return;
      read(opened).then(
        (value) => mine === latest && onValue({ uid, value }),
        (thrown: unknown) => mine === latest && onError(asFailure(thrown)),
      );
    });
    return () => {
      latest += 1;
      stopFollowing();
    };
  });
}
