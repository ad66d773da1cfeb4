import { type Balances, type LedgerAccount, ownerOf, type Posting } from '#domain/money/ledger.ts';
import { type StatementEntry, worth } from '#domain/money/statement.ts';
import { usdDecimal } from '#i18n/format.ts';
import { toCsv } from '#ui/data/save-file.ts';
import { counterpartFinder } from './counterpart.ts';
import type { StatementChoice } from './model.ts';
import type { Statement } from './statement.ts';
import { STATEMENT_KIND_NAMES } from '#i18n/statement-kinds.ts';
import { bookName, statementCsvText } from './text.ts';

/**
 * A part of a statement for spreadsheets, oldest first. Unless a filter leaves some out, each balance is the one above
 * it plus the change beside it. It has no stored ids: a posting's id begins with another member's uid if that member
 * caused it.
 */
export function statementCsv(
  uid: string,
  { entries, opening }: Pick<Statement, 'entries' | 'opening'>,
  subjectName: (posting: Posting) => string,
): string {
  const { columns, opening: openingName } = statementCsvText;
  const openingRow = ['', openingName, '', '', '', '', '', ...figures(opening), ''];
  const counterpartOf = counterpartFinder(entries);
  const rowOf = ({ posting, kind, change, balances }: StatementEntry) => [
    timeOf(posting),
    STATEMENT_KIND_NAMES[kind],
    subjectName(posting),
    accountName(posting.from, uid),
    accountName(posting.to, uid),
    usdDecimal(posting.amount),
    usdDecimal(change),
    ...figures(balances),
    correctionOf(posting, counterpartOf(posting)?.entry.posting ?? null),
  ];
  return toCsv([columns, openingRow, ...entries.toReversed().map(rowOf)]);
}

/** @param other the correction of the posting, or what the posting takes back */
function correctionOf({ reversal }: Posting, other: Posting | null): string {
  const { corrects, corrected } = statementCsvText;
  if (reversal) return corrects(other && timeOf(other), reversal.reason);
  return other?.reversal ? corrected(timeOf(other), other.reversal.reason) : '';
}

/**
 * The file's name describes its content, so that two downloads of one day share a name only if they are equal.
 *
 * @param today `2026-11-20`
 */
export function statementFileName({ group, from, to }: StatementChoice, today: string): string {
  const parts = [group, from && `from-${from}`, to && `to-${to}`];
  return `${['tessera-statement', today, ...parts.filter(Boolean)].join('-')}.csv`;
}

/** A time that spreadsheets recognise: `2026-11-20 14:05:09`. */
const timeOf = ({ at }: Posting): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

const figures = (balances: Balances): readonly string[] =>
  [worth(balances), balances.locked, balances.earning, balances.held].map(usdDecimal);

function accountName(account: LedgerAccount, uid: string): string {
  const owner = ownerOf(account);
  return owner === null || owner === uid ? bookName(account) : statementCsvText.otherMember;
}
