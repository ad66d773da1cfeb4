import { computed, type ReadableAtom } from 'nanostores';
import { type Balances, NO_BALANCES } from '#domain/money/ledger.ts';
import {
  balancesBefore,
  EVERYTHING,
  type Posted,
  type StatementFilter,
  statementLine,
  type StatementPart,
} from '#domain/money/statement.ts';
import type { Instant } from '#domain/time.ts';
import { createAction } from '#stores/action.ts';
import { type AppendOnlyStore, appendOnly } from '#stores/list.ts';
import { both, type RemoteStore } from '#stores/remote-data.ts';
import { $signedIn } from '#stores/session.ts';
import { memberRead } from './member-read.ts';
import { $underWay, $walletView, filterOf, STATEMENT_ROWS } from './model.ts';

/** The rows of a statement so far. The sums are those of the rows. */
export interface Statement extends StatementPart {
  readonly uid: string;
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

/** Whether the account has postings, and whether it has neither those nor pending requests. */
export const $history = both($statement, $underWay, ({ lines }, underWay) => ({
  hasPostings: lines.length > 0,
  isEmpty: lines.length === 0 && underWay.length === 0,
}));

function createStatement(filter: StatementFilter, $rows: Postings): StatementStore {
  const $period = both($postings, endsOf(filter), ({ items: [newest] }, ends) => ({ newest, ends }));
  const $part = both($rows, $period, (rows, period) => ({ rows, ...period }));
  const $statement = both(
    $part,
    $signedIn,
    ({ rows: { items, older }, newest, ends }, { uid }): Statement => {
      const { opening, closing } = ends.uid === uid ? ends.value : WHOLE;
      const oldest = older === null ? undefined : items.at(-1);
      return {
        uid,
        lines: items.map((posted) => statementLine(uid, posted)),
        hasOlder: older !== null,
        opening: oldest ? balancesBefore(uid, oldest) : opening,
        closing: closing ?? newest?.balances ?? NO_BALANCES,
      };
    },
  );
  return Object.assign($statement, { readUpTo: $rows.readUpTo });
}

/** The balances at both ends of a period. */
interface Ends {
  readonly opening: Balances;
  /** Null: it lasts until now. */
  readonly closing: Balances | null;
}

const WHOLE: Ends = { opening: NO_BALANCES, closing: null };

function endsOf({ from, until }: StatementFilter) {
  return memberRead<Ends>(async (opened) => {
    const at = async (moment: Instant) => (await opened.readPostingBefore(moment))?.balances ?? NO_BALANCES;
    const isOver = until !== null && until <= Date.now();
    const isEmpty = from !== null && until !== null && from >= until;
    const opening = from === null ? NO_BALANCES : await at(from);
    if (isEmpty) return { opening, closing: opening };
    return { opening, closing: isOver ? await at(until) : null };
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
  $chosenStatement.get().readUpTo(($walletView.get().page + 1) * STATEMENT_ROWS),
);

const isSame = (one: StatementFilter, other: StatementFilter): boolean =>
  one.kinds === other.kinds && one.from === other.from && one.until === other.until;
