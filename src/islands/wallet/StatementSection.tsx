import { useStore } from '@nanostores/react';
import { useEffect, useMemo } from 'react';
import type { Coin } from '#domain/money/coin.ts';
import { RemoteView } from '#ui/data/RemoteView.tsx';
import { saveFile } from '#ui/data/save-file.ts';
import { ActionButton } from '#ui/feedback/ActionButton.tsx';
import { ActionFailure } from '#ui/feedback/ActionFailure.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { StatementFilter } from './StatementFilter.tsx';
import { StatementSums } from './StatementSums.tsx';
import { StatementTable } from './StatementTable.tsx';
import { csvDownload } from './csv-download.ts';
import { $walletView, filterStatement } from './model.ts';
import { $chosenStatement, $statement, type Statement } from './statement.ts';
import { subjectFinder } from './subject.ts';
import { $subjects } from './subjects.ts';
import { statementText } from './text.ts';

/** Every posting of the account: subject, change and balance after it. */
export function StatementSection({ coins }: { readonly coins: readonly Coin[] }) {
  return (
    <section className="stack" aria-labelledby="statement">
      <h2 id="statement" tabIndex={-1}>
        {statementText.title}
      </h2>
      <RemoteView store={$statement}>
        {({ lines }) =>
          lines.length === 0 ? (
            <Empty title={statementText.nothingYet} hint={statementText.nothingYetHint} />
          ) : (
            <Chosen coins={coins} />
          )
        }
      </RemoteView>
    </section>
  );
}

function Chosen({ coins }: { readonly coins: readonly Coin[] }) {
  const view = useStore($walletView);
  const store = useStore($chosenStatement);
  return (
    <>
      <StatementFilter view={view} />
      <RemoteView store={store}>{(statement) => <Postings statement={statement} coins={coins} />}</RemoteView>
    </>
  );
}

function Postings({ statement, coins }: { readonly statement: Statement; readonly coins: readonly Coin[] }) {
  const { group, page } = useStore($walletView);
  const subjects = useStore($subjects);
  const subjectOf = useMemo(() => subjectFinder(subjects, coins), [subjects, coins]);
  const { lines, uid, hasOlder } = statement;

  return (
    <>
      <StatementSums statement={statement} isWhole={group === null} />
      {lines.length === 0 && !hasOlder ? (
        <div className="notice">
          <p>{statementText.noMatch}</p>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => filterStatement({ group: null, from: '', to: '' })}
          >
            {statementText.clear}
          </button>
        </div>
      ) : (
        <div className="stack">
          <StatementTable
            uid={uid}
            lines={lines}
            hasOlder={hasOlder}
            wantedPage={page}
            subjectOf={subjectOf}
          />
          <Download rows={lines.length} coins={coins} />
        </div>
      )}
    </>
  );
}

function Download({ rows, coins }: { readonly rows: number; readonly coins: readonly Coin[] }) {
  const progress = useStore(csvDownload.$progress);
  useEffect(() => csvDownload.reset, []);
  return (
    <div>
      <ActionButton
        progress={progress}
        text={{ press: statementText.download, pressing: statementText.reading(rows) }}
        tone="quiet"
        onClick={() => void csvDownload.run(coins, saveFile)}
      />
      <ActionFailure progress={progress} />
    </div>
  );
}
