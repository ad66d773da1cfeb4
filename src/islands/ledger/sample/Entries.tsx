import type { LogEntry } from '#domain/log/entry.ts';
import { type Hash, isSameHash, writeHash } from '#domain/log/merkle.ts';
import { type LedgerAccount, ownerOf, type Posting } from '#domain/money/ledger.ts';
import { cents } from '#domain/money/cents.ts';
import { usd } from '#i18n/format.ts';
import { BOOKS, entryName, ledgerText } from '#islands/ledger/text.ts';
import { HashTiles } from './HashTiles.tsx';
import styles from './Sample.module.css';
import { SAMPLE_ENTRIES, SAMPLE_POSTINGS, SAMPLE_ROOTS } from './sample.ts';
import { sampleText } from './text.ts';

/** The beginning of a hash, as much as a person compares. */
export const beginningOf = (hash: Hash): string => writeHash(hash).slice(0, 8);

interface EntriesProps {
  readonly entries: readonly LogEntry[];
  /** The root after each. */
  readonly roots: readonly Hash[];
  /** Changes an entry, or puts it back. Absent: nothing can be pressed. */
  readonly onPress?: (sequence: number) => void;
}

/** The sample's entries as they are shown. From one that was changed on, their hashes are not those that were signed. */
export const Entries = ({ entries, roots, onPress }: EntriesProps) => (
  <ol className={`plain ${styles.entries}`}>
    {entries.map((entry, nth) => (
      <Entry key={entry.sequence} entry={entry} nth={nth} root={roots[nth] as Hash} onPress={onPress} />
    ))}
  </ol>
);

interface Props {
  readonly entry: LogEntry;
  readonly nth: number;
  readonly root: Hash;
  readonly onPress: EntriesProps['onPress'];
}

function Entry({ entry, nth, root, onPress }: Props) {
  const fits = isSameHash(root, SAMPLE_ROOTS[nth] as Hash);
  const before = SAMPLE_ENTRIES[nth] as LogEntry;
  const amount =
    entry.cents === before.cents ? (
      amountOf(entry)
    ) : (
      <>
        <del>{amountOf(before)}</del> <ins>{amountOf(entry)}</ins>
      </>
    );
  return (
    <li className={fits ? styles.entry : `${styles.entry} ${styles.torn}`}>
      <HashTiles key={beginningOf(root)} hash={root} fits={fits} nth={fits ? undefined : nth} />
      <div>
        <p className={styles.line}>
          <span>
            <span className="muted">{entry.sequence}</span> {entryName(entry)}
          </span>
          {onPress && entry.cents !== 0 ? (
            <button type="button" className={styles.amount} onClick={() => onPress(entry.sequence)}>
              <span className="visually-hidden">{sampleText.changeIt} </span>
              {amount}
            </button>
          ) : (
            <span className={entry.cents === 0 ? `muted ${styles.amount}` : styles.amount}>{amount}</span>
          )}
        </p>
        <p className={styles.line}>
          <small className="muted">{pathOf(SAMPLE_POSTINGS[nth] as Posting)}</small>
          <small className={fits ? styles.hash : `${styles.hash} ${styles.misfit}`} translate="no">
            <span className="visually-hidden">{sampleText.hash('')}</span>
            {nth === SAMPLE_ENTRIES.length - 1 && <b>{sampleText.present} </b>}
            {beginningOf(root)}
            {!fits && <span className="visually-hidden"> {sampleText.misfit}</span>}
          </small>
        </p>
      </div>
    </li>
  );
}

const amountOf = ({ from, to, cents: moved }: LogEntry): string =>
  from === to ? ledgerText.notPublic : usd(cents(moved));

/** Who paid whom: the entry does not say it. */
const pathOf = ({ from, to }: Posting): string => ledgerText.fromTo(nameOf(from), nameOf(to));

const nameOf = (account: LedgerAccount): string =>
  account === 'external' || account === 'house'
    ? BOOKS[account].name
    : sampleText.place(ownerOf(account) ?? '');
