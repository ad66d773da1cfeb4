import { toCsv } from '../../domain/csv.ts';
import { type Balances, type LedgerAccount, ownerOf, type Posting } from '../../domain/ledger.ts';
import { directionOf, type StatementLine, type StatementPart, worth } from '../../domain/statement.ts';
import { usdDecimal } from '../../i18n/format.ts';
import { bookName, postingName, STATEMENT_CSV_WORDS } from '../../i18n/statement.ts';

/**
 * A part of a statement for spreadsheets, oldest first: each balance is the one above it plus the change beside it, where
 * no kinds are left out.
 */
export function statementCsv(
  uid: string,
  { lines, opening }: StatementPart,
  subjectName: (posting: Posting) => string,
): string {
  const { columns, opening: openingName } = STATEMENT_CSV_WORDS;
  const openingRow = ['', openingName, '', '', '', '', '', ...figures(opening), ''];
  const rowOf = ({ posting, change, balances }: StatementLine) => [
    timeOf(posting),
    postingName(posting.kind, directionOf(uid, posting)),
    subjectName(posting),
    accountName(posting.from, uid),
    accountName(posting.to, uid),
    usdDecimal(posting.amount),
    usdDecimal(change),
    ...figures(balances),
    posting.id,
  ];
  return toCsv([columns, openingRow, ...lines.map(rowOf)]);
}

/** As spreadsheets take it for a time: `2026-11-20 14:05:09`. */
const timeOf = ({ at }: Posting): string => new Date(at).toISOString().slice(0, 19).replace('T', ' ');

const figures = (balances: Balances): readonly string[] =>
  [worth(balances), balances.locked, balances.earning, balances.held].map(usdDecimal);

function accountName(account: LedgerAccount, uid: string): string {
  if (account === 'external') return STATEMENT_CSV_WORDS.outside;
  if (account === 'house') return STATEMENT_CSV_WORDS.programme;
  if (ownerOf(account) !== uid) return STATEMENT_CSV_WORDS.otherMember;
  return bookName(account);
}
