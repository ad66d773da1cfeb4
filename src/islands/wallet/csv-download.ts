import type { Coin } from '#domain/money/coin.ts';
import { createAction } from '#stores/action.ts';
import { present } from '#stores/remote-data.ts';
import { $walletView } from './model.ts';
import { $chosenStatement } from './statement.ts';
import { statementCsv, statementFileName } from './statement-csv.ts';
import { subjectLinkFinder } from './subject-link.ts';
import { $subjects, readSubjects } from './subjects.ts';

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
    const text = statementCsv(statement.uid, statement, (posting) => subjectLinkOf(posting).name);
    const name = statementFileName(view, new Date().toISOString().slice(0, 10));
    save(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  },
);
