import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import type { Coin } from '#domain/money/coin.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { saveFile } from '#ui/data/save-file.ts';
import { Empty } from '#ui/feedback/Empty.tsx';
import styles from './Statement.module.css';
import { StatementFilter } from './StatementFilter.tsx';
import { StatementSums } from './StatementSums.tsx';
import { StatementTable } from './StatementTable.tsx';
import {
  $statement,
  $statementView,
  $transactions,
  filterStatement,
  type Statement,
  viewedPart,
} from './model.ts';
import { statementCsv, statementFileName } from './statement-csv.ts';
import { subjectFinder } from './subject.ts';
import { statementText } from './text.ts';

/** Every posting of the account: subject, change and balance after it. */
export function StatementSection({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <section className="stack" aria-labelledby="statement">
      <h2 id="statement">{statementText.title}</h2>
      <RemoteView store={$statement}>
        {(statement) =>
          statement.lines.length === 0 ? (
            <Empty title={statementText.nothingYet} hint={statementText.nothingYetHint} />
          ) : (
            <Postings statement={statement} coins={coins} />
          )
        }
      </RemoteView>
    </section>
  );
}

function Postings({ statement, coins }: { readonly statement: Statement; readonly coins: readonly Coin[] }) {
  const view = useStore($statementView);
  const { kind, from, to, page } = view;
  const transactions = useStore($transactions);
  const known = transactions.state === 'ready' ? transactions.value : null;
  const subjectOf = useMemo(() => subjectFinder(known ?? [], coins), [known, coins]);
  // Computed apart from the page, so that turning a page does not read ten thousand postings.
  const part = useMemo(() => viewedPart(statement, { kind, from, to }), [statement, kind, from, to]);
  const { uid } = statement;

  const download = () => {
    const text = statementCsv(uid, part, (posting) => subjectOf(posting).name);
    const name = statementFileName(view, new Date().toISOString().slice(0, 10));
    saveFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }));
  };

  return (
    <>
      <StatementFilter view={view} />
      <StatementSums part={part} isWhole={kind === null} />
      {part.lines.length === 0 ? (
        <div className="notice">
          <p>{statementText.noMatch}</p>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => filterStatement({ kind: null, from: '', to: '' })}
          >
            {statementText.clear}
          </button>
        </div>
      ) : (
        <div className={`stack ${styles.scroller}`}>
          <StatementTable uid={uid} lines={part.lines} wantedPage={page} subjectOf={subjectOf} />
          <div>
            <button type="button" className="button button--quiet" onClick={download}>
              {statementText.download}
            </button>
          </div>
        </div>
      )}
    </>
  );
}
