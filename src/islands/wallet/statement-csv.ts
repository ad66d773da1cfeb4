import type { Coin } from '#domain/money/coin.ts';
import { type Balances, type LedgerAccount, ownerOf, type Posting } from '#domain/money/ledger.ts';
import { type StatementEntry, worth } from '#domain/money/statement.ts';
import { type FileDating, fileDating } from '#i18n/file-dates.ts';
import { usdDecimal } from '#i18n/usd-decimal.ts';
import { STATEMENT_KIND_NAMES } from '#i18n/statement-kinds.ts';
import { createAction } from '#stores/action.ts';
import { present } from '#stores/remote-data.ts';
import { $dayOf, $walk } from '#stores/walk.ts';
import { toCsv } from '#ui/data/save-file.ts';
import { $walletView, type StatementChoice } from './model.ts';
import { counterpartFinder } from './statement-rows.ts';
import { $chosenStatement, type Statement } from './statement.ts';
import { $subjects, readSubjects, subjectLinkFinder } from './subjects.ts';
import { bookName, statementCsvText } from './text.ts';

/**
 * Saves every row that the filter selects, also those that are not on the screen yet.
 *
 * @param save hands the file to the browser
 */
export const csvDownload = createAction(
  async (coins: readonly Coin[], save: (name: string, content: Blob) => void) => {
    const [view, store] = [$walletView.get(), $chosenStatement.get()];
    await store.readUpTo(Number.POSITIVE_INFINITY);
    const statement = await present(store);
    await readSubjects(statement.entries.map(({ posting }) => posting));
    const subjectLinkOf = subjectLinkFinder($subjects.get(), coins);
    await present($walk);
    const dating = fileDating($dayOf.get());
    const text = statementCsv(statement.uid, statement, (posting) => subjectLinkOf(posting).name, dating);
    const name = statementFileName(view, dating.inName(Date.now()));
    save(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  },
);

/**
 * A part of a statement for spreadsheets, oldest first. Unless a filter leaves some out, each balance is the one above
 * it plus the change beside it. It has no stored ids: a posting's id begins with another member's uid if that member
 * caused it.
 */
export function statementCsv(
  uid: string,
  { entries, opening }: Pick<Statement, 'entries' | 'opening'>,
  subjectName: (posting: Posting) => string,
  dating: FileDating,
): string {
  const { columns, opening: openingName } = statementCsvText;
  const openingRow = ['', openingName, '', '', '', '', '', ...figures(opening), ''];
  const counterpartOf = counterpartFinder(entries);
  const rowOf = ({ posting, kind, change, balances }: StatementEntry) => [
    dating.inCell(posting.at),
    STATEMENT_KIND_NAMES[kind],
    subjectName(posting),
    accountName(posting.from, uid),
    accountName(posting.to, uid),
    usdDecimal(posting.amount),
    usdDecimal(change),
    ...figures(balances),
    correctionOf(posting, counterpartOf(posting)?.entry.posting ?? null, dating),
  ];
  return toCsv([columns(dating.by), openingRow, ...entries.toReversed().map(rowOf)]);
}

/** @param other the correction of the posting, or what the posting takes back */
function correctionOf({ reversal }: Posting, other: Posting | null, { inText }: FileDating): string {
  const { corrects, corrected } = statementCsvText;
  if (reversal) return corrects(other && inText(other.at), reversal.reason);
  return other?.reversal ? corrected(inText(other.at), other.reversal.reason) : '';
}

/**
 * The file's name describes its content, so that two downloads of one day share a name only if they are equal.
 *
 * @param today as in a file's name: `2026-11-20`
 */
export function statementFileName({ group, from, to }: StatementChoice, today: string): string {
  const { fileName, groups, since, until } = statementCsvText;
  const parts = [fileName, today, group && groups[group], from && since(from), to && until(to)];
  return `${parts.filter(Boolean).join('-')}.csv`;
}

const figures = (balances: Balances): readonly string[] =>
  [worth(balances), balances.locked, balances.earning, balances.held].map(usdDecimal);

function accountName(account: LedgerAccount, uid: string): string {
  const owner = ownerOf(account);
  return owner === null || owner === uid ? bookName(account) : statementCsvText.otherMember;
}
