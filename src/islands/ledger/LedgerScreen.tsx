import { RemoteView } from '#ui/data/RemoteView.tsx';
import { Empty } from '#ui/feedback/Empty.tsx';
import { Books } from './Books.tsx';
import { BooksChart } from './BooksChart.tsx';
import styles from './Ledger.module.css';
import { NewestEntries } from './NewestEntries.tsx';
import { Verify } from './Verify.tsx';
import { $overview } from './model.ts';
import { ledgerText } from './text.ts';

/** The public ledger: what it says, and a button that verifies it. */
export function LedgerScreen() {
  return (
    <div className={styles.screen}>
      <Verify />
      <RemoteView store={$overview}>
        {({ size, books, history, newest }) =>
          size === 0 ? (
            <Empty title={ledgerText.nothingYet} hint={ledgerText.nothingYetHint} />
          ) : (
            <>
              <Books books={books} />
              <BooksChart history={history} />
              <NewestEntries entries={newest} />
            </>
          )
        }
      </RemoteView>
    </div>
  );
}
